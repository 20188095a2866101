/** Most photos in work at once in this process. */
const AT_ONCE = 2;

/** Lets so many works run at once; others wait for their turn in the order they came. */
export function createTurns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Does work on a photo when its turn has come: at most two are in work at once, whatever is made of them. */
export const inTurn = createTurns(AT_ONCE);
