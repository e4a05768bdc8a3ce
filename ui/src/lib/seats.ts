/** Whether nobody sits there; what has its default value is left out of messages. */
export const isFree = (seat: { kind?: string }): boolean => (seat.kind ?? "empty") === "empty";
