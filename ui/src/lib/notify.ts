/** Notifications of the system when it is your turn and the page is not looked at; only where the connection is secure. */
import { preferences } from "./preferences.svelte";

export const canNotify = isSecureContext && "Notification" in window && "serviceWorker" in navigator;

/** Nothing is kept by the worker; it makes the page installable and shows notifications. */
export function registerWorker(): void {
  if (isSecureContext && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
}

/** Whether the player lets us; asked when they want it, never before. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** One notification for each table, which the next one replaces. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify || !preferences.notify || !document.hidden || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: location.pathname, icon: "/icon.svg", data: location.href });
}
