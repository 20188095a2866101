const SECOND_MS = 1000;
let skewMs = 0;

/**
 * Learns from the `date` of an answer how far this device's clock is off. Between asking and hearing it was that second
 * there: as long as that fits what is believed, nothing is learnt, so that a clock that is right stays as it is.
 */
export function hearServerClock(date: string | null, askedAt: number, heardAt = Date.now()) {
  const second = Date.parse(date ?? "");
  if (Number.isNaN(second)) return;
  skewMs = Math.min(Math.max(skewMs, second - heardAt), second + SECOND_MS - askedAt);
}

/** The time as the server knows it, in milliseconds; the device's own before it has answered. */
export const serverNow = () => Date.now() + skewMs;
