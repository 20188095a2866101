import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by three tenths of what lives in it before garbage is collected; V8 itself waits for up to four
 * times as much. Pages of lists are large and live for milliseconds, so that was hundreds of megabytes of garbage.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=30");
}
