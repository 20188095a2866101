/** Keeps what was found for a key for a time, of the keys that were asked for last; a failure isn't kept. */
export function keepBriefly<Value>(ms: number, most: number) {
  const kept = new Map<string, { value: Promise<Value>; endsAt: number }>();
  return {
    /** What is kept for the key, or what `find` gives; who asks meanwhile shares it. */
    of(key: string, find: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known && known.endsAt > Date.now()) return known.value;
      const fresh = { value: find(), endsAt: Date.now() + ms };
      kept.delete(key);
      kept.set(key, fresh);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      fresh.value.catch(() => {
        if (kept.get(key) === fresh) kept.delete(key);
      });
      return fresh.value;
    },
    forget: () => kept.clear(),
  };
}
