const SECOND_MS = 1000;
const pad = (count: number) => String(count).padStart(2, "0");

/** Time that is left as "04h 07m 09s"; nothing left is all zeros. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${pad(Math.floor(seconds / 3600))}h ${pad(Math.floor(seconds / 60) % 60)}m ${pad(seconds % 60)}s`;
}

/** Time that is left in the shortest words: "4h 7m", "7m 9s". */
export function timeLeftShort(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60 ? `${Math.floor(minutes / 60)}h ${minutes % 60}m` : `${minutes}m ${seconds % 60}s`;
}

/** The words for the wait for another code: "01:05". */
export const waitLeft = (seconds: number): string => `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
