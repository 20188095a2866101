import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { toBytes } from "#core/platform/ready/toBytes.ts";

/** How many there are, see the contract's `Total`. */
export interface Total {
  total: number;
  totalIsEstimate: boolean;
}

/** The cards of an empty page. */
export const NO_CARDS = toBytes("[]");

export const NONE: Total = { total: 0, totalIsEstimate: false };

const BEGINNING = toBytes('{"data":');

function inOnePiece(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(whole, at);
  return whole;
}

/** A page of listings with its total, as the contract's `listListings` says; `cards` is a JSON array in UTF-8. */
export function toListAnswer(
  cards: Buffer,
  { total, totalIsEstimate }: Total,
  correctedQuery: string | null = null,
): ReadyJson {
  const corrected = JSON.stringify(correctedQuery);
  const end = `,"total":${total},"totalIsEstimate":${totalIsEstimate},"correctedQuery":${corrected}}`;
  return new ReadyJson(inOnePiece([BEGINNING, cards, toBytes(end)]));
}

/** A page that isn't full is the last one, so it knows the total by itself; any other doesn't. */
export function totalOfLastPage(skip: number, take: number, count: number): Total | undefined {
  const isLast = count < take && (count > 0 || skip === 0);
  return isLast ? { total: skip + count, totalIsEstimate: false } : undefined;
}

/** An estimate that agrees with a page: there are all that it shows, and none where it is empty. */
export function boundTotal({ total, totalIsEstimate }: Total, skip: number, count: number): Total {
  if (!totalIsEstimate) return { total, totalIsEstimate };
  return { total: count === 0 ? Math.min(total, skip) : Math.max(total, skip + count), totalIsEstimate };
}
