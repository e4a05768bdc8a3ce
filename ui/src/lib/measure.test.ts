import { expect, test, vi } from "vitest";
import { beforeFrame } from "./measure";

test("sizes are looked at again after a look that failed", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  beforeFrame(() => {
    throw new Error("it is gone");
  });
  expect(() => frames.shift()!(0)).toThrow("it is gone");
  const look = vi.fn(() => undefined);
  beforeFrame(look);
  frames.shift()?.(0);
  expect(look).toHaveBeenCalledOnce();
});
