/** Most photos in work at once in this process. */
const AT_ONCE = 2;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

/** Does work on a photo when its turn has come: at most two are in work at once, whatever is made of them. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
