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

/**
 * Makes sure that the reference says the same as ours, but for what it leaves out: else it would be compared unfairly.
 * @throws an error that names the first difference.
 */
export async function compareAnswers(
  ours: string,
  reference: string,
  paths: readonly string[],
): Promise<void> {
  const promoted: number[] = [];
  for (const path of paths) {
    const [own, other] = await Promise.all([fetchJson(ours + path), fetchJson(reference + path)]);
    const areFeeds = isFeed(own) && isFeed(other);
    const feeds = areFeeds && compareFeeds(own, other, new URL(path, ours).searchParams);
    if (feeds) promoted.push(feeds.promoted);
    const wrong = feeds ? feeds.wrong : findDifference(own as Answer, other as Answer);
    if (wrong) throw new Error(`The reference differs from ours in ${wrong} of ${path}`);
  }
  if (promoted.length > 0 && Math.max(...promoted) === 0)
    throw new Error("No page of the feed has promoted cards");
}
