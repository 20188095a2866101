interface Share {
  /** Milliseconds of work that may be done at a stretch. */
  burst: number;
  /** The part of all time that work may take in the long run. */
  share: number;
}

interface FairShare {
  /** Milliseconds to rest before there may be more work. */
  owed(): number;
  /** Notes work that was done, in milliseconds. */
  note(ms: number): void;
}

/** Keeps work that goes on and on to its share of the time, as a bucket that leaks; a little of it never waits. */
export function createFairShare({ burst, share }: Share): FairShare {
  let worked = 0;
  let seenAt = performance.now();
  function settle() {
    const now = performance.now();
    worked = Math.max(0, worked - (now - seenAt) * share);
    seenAt = now;
  }
  return {
    owed() {
      settle();
      return Math.max(0, worked - burst) / share;
    },
    note(ms) {
      settle();
      worked += ms;
    },
  };
}

/** Long statements may take so much of the server that visitors use: a few at once, a loop of them by and by. */
export const spareTime = createFairShare({ burst: 2000, share: 0.25 });
