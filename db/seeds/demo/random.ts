/** A stream of made-up choices that is the same for the same key, whatever was drawn elsewhere. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both possible. */
  int(least: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the items, each as likely as its weight says. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  shuffled<T>(items: readonly T[]): T[];
}

function hash(key: string): number {
  let value = 2_166_136_261;
  for (const letter of key) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

/** Choices made of a stream of numbers from 0 to 1. */
function choices(key: string, next: () => number): Random {
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to pick for ${key}`);
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items, weight) => {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0);
      for (const item of items) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return pick(items);
    },
    shuffled: (items) => {
      const order = items.map((item) => ({ item, place: next() }));
      return order.sort((a, b) => a.place - b.place).map(({ item }) => item);
    },
  };
}

/** Mulberry32, seeded by the key's FNV-1a hash. */
export function randomOf(key: string): Random {
  let state = hash(key);
  return choices(key, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  });
}

/** Square roots of primes: multiples of them fill the range from 0 to 1 evenly, each in an order of its own. */
const strides = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].map(Math.sqrt);

/** Choices like those of randomOf, but dealt: of one key, turns that follow each other choose far apart. */
export function dealtOf(key: string, turn: number): Random {
  const random = randomOf(key);
  let at = 0;
  return choices(key, () => {
    const place = random.next() + turn * (strides[at++ % strides.length] ?? 1);
    return place - Math.floor(place);
  });
}
