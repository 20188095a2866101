import assert from "node:assert/strict";
import { readCursor } from "#core/market/feed/feedCursor.ts";

/** Refuses what the reference says otherwise than ours. @throws an error that shows both. */
export type Compare = (own: Answer, other: Answer) => void;
type Answer = Record<string, unknown>;

interface Feed extends Answer {
  data: { id: number }[];
  cursor: string | null;
}
const isFeed = (answer: Answer): answer is Feed => "widened" in answer;

/** The reference shows no promoted cards: what ours shows in its turn must be the same. */
function compareFeeds(own: Feed, other: Feed) {
  const promoted = own.cursor === null ? [] : readCursor(own.cursor).promoted;
  const inTurn = own.data.filter(({ id }) => !promoted.includes(id));
  assert.deepEqual(inTurn, other.data.slice(0, inTurn.length));
}

/** The reference may leave keys out. Views are counted while we look. */
export function compareListings(own: Answer, other: Answer): void {
  if (isFeed(own) && isFeed(other)) {
    compareFeeds(own, other);
    return;
  }
  const saidBy = (answer: Answer) =>
    Object.keys(other).flatMap((key) => (key === "viewsCount" ? [] : [[key, answer[key]]]));
  assert.deepEqual(saidBy(own), saidBy(other));
}

async function fetchJson(url: string): Promise<Answer> {
  const response = await fetch(url, { headers: { "x-forwarded-for": "10.200.0.1" } });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
  return (await response.json()) as Answer;
}

/** Makes sure that the reference says the same as ours, but for what it leaves out: else it would be compared unfairly. */
export async function compareAnswers(
  ours: string,
  reference: string,
  paths: readonly string[],
  compare: Compare,
): Promise<void> {
  for (const path of paths) {
    const [own, other] = await Promise.all([fetchJson(ours + path), fetchJson(reference + path)]);
    try {
      compare(own, other);
    } catch (error) {
      throw new Error(`The reference differs from ours in ${path}`, { cause: error });
    }
  }
}
