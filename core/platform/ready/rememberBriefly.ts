import { outsideTransaction } from "#db/sequelize.ts";

/** How long an answer may be older than the database, in milliseconds; other processes change it too. */
export const BRIEFLY = 1000;

/**
 * Remembers what `load` gives for a second; who asks meanwhile shares it. A failure isn't remembered. It reads by `read`
 * of `db/readPool.ts`: transactions that share it may hold every connection of the models, and wait for one another.
 */
export function rememberBriefly<T>(load: () => Promise<T>): () => Promise<T> {
  let known: { value: Promise<T>; endsAt: number } | undefined;

  return () => {
    if (known && known.endsAt > Date.now()) return known.value;
    const fresh = { value: outsideTransaction(load), endsAt: Date.now() + BRIEFLY };
    known = fresh;
    fresh.value.catch(() => {
      if (known === fresh) known = undefined;
    });
    return fresh.value;
  };
}
