import { isDeepStrictEqual } from "node:util";
import { compareFeeds, type Feed } from "./compareFeeds.ts";

/** Views are counted while we look. */
const moving = new Set(["viewsCount"]);

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { "x-forwarded-for": "10.200.0.1" } });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
  return response.json();
}

type Answer = Record<string, unknown>;

const findDifference = (own: Answer, other: Answer) =>
  Object.keys(other).find((key) => !moving.has(key) && !isDeepStrictEqual(own[key], other[key]));

const isFeed = (answer: unknown): answer is Feed =>
  typeof answer === "object" && answer !== null && "widened" in answer;

/** Tells what the reference says otherwise than ours to one address, if anything; at the end, of all of them. */
export interface Compare {
  each(own: unknown, other: unknown, asked: URLSearchParams): string | undefined;
  all?(): string | undefined;
}

/** What the market's answers must have in common; the reference may leave keys out. */
export function compareListings(): Compare {
  let hasFeeds = false;
  let promoted = 0;
  return {
    each(own, other, asked) {
      if (!isFeed(own) || !isFeed(other)) return findDifference(own as Answer, other as Answer);
      const feeds = compareFeeds(own, other, asked);
      hasFeeds = true;
      promoted += feeds.promoted;
      return feeds.wrong;
    },
    all: () => (hasFeeds && promoted === 0 ? "having no promoted cards on any page of the feed" : undefined),
  };
}

/**
 * Makes sure that the reference says the same as ours, but for what it leaves out: else it would be compared unfairly.
 * @throws an error that names the first difference.
 */
export async function compareAnswers(
  ours: string,
  reference: string,
  paths: readonly string[],
  compare: Compare,
): Promise<void> {
  for (const path of paths) {
    const [own, other] = await Promise.all([fetchJson(ours + path), fetchJson(reference + path)]);
    const wrong = compare.each(own, other, new URL(path, ours).searchParams);
    if (wrong) throw new Error(`The reference differs from ours in ${wrong} of ${path}`);
  }
  const wrong = compare.all?.();
  if (wrong) throw new Error(`The reference differs from ours in ${wrong}`);
}
