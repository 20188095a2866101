import { median } from "./statistics.ts";

const ROUNDS = 15;

/** A fixed piece of work of the kind our processes do: text of 20,000 cards read, sorted and written. */
function work(cards: string): string {
  const read = JSON.parse(cards) as { price: number; name: string }[];
  return JSON.stringify(read.sort((a, b) => a.price - b.price || a.name.localeCompare(b.name)));
}

/**
 * Milliseconds that this machine takes for a fixed piece of work, the median of some rounds. Shared machines differ by two
 * times from day to day; beside this, their absolute numbers can be compared.
 */
export function measurePace(): number {
  const card = (_: unknown, index: number) => ({ price: (index * 7919) % 20_011, name: `Card ${index}` });
  const cards = JSON.stringify(Array.from({ length: 20_000 }, card));
  const took = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work(cards);
    return performance.now() - startedAt;
  });
  return median(took);
}
