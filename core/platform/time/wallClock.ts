/** Tells caches how old what they keep is, by the time of day as everything else. */
export const wallClock = { now: (): number => Date.now() };
