import type { Random } from "../random.ts";
import type { Offer } from "../texts/parseLeaves.ts";

function step(price: number): number {
  const steps: [number, number][] = [
    [2_000, 50],
    [10_000, 100],
    [100_000, 1_000],
    [1_000_000, 10_000],
    [10_000_000, 50_000],
  ];
  return steps.find(([below]) => price < below)?.[1] ?? 500_000;
}

const unitStep = (price: number) => (price < 1_000 ? 10 : price < 20_000 ? 100 : 500);

/** A price as people round it; `quality` from 0 to 1 says how good the thing is. */
export function priceOf(
  { currency, least, most }: Offer,
  quality: number | undefined,
  random: Random,
): number {
  const share = quality === undefined ? random.next() : quality + (random.next() - 0.5) * 0.16;
  const price = least + (most - least) * Math.min(Math.max(share, 0), 1);
  const round = currency === "UYE" ? unitStep(price) : step(price);
  return Math.max(round, Math.round(price / round) * round);
}
