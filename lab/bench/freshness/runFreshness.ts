import { setTimeout as delay } from "node:timers/promises";
import { type Child, startChild } from "../child.ts";
import { startServerOf } from "../http/runHttp.ts";
import { type Summary, summarise } from "../statistics.ts";

export interface FreshnessResult {
  /** Milliseconds of whole searches, with nothing else going on and while listings are written. */
  quiet: Summary;
  busy: Summary;
  /** How much longer the 95th percentile is while listings are written: 0.1 is a tenth. */
  moves: number;
  writes: { posts: number; edits: number; lateMs: number; rate: number };
  /** Milliseconds from an approval until a search by its words, made before it too, shows the listing. */
  found: Summary;
  /** The same until the newest listings of the country do, an answer that is kept ready; earlier runs didn't look. */
  listed?: Summary;
}

const ROUNDS = 3;
const SECONDS = 12;
const SEARCHES_A_SECOND = 25;
const searches = [
  "one word in names and descriptions + filters",
  "two words in names and descriptions",
  "one word in names + filters",
  "typo or other script",
];
/** Ten times what a market of a million listings with a life of thirty days sees on average. */
const POSTS_A_SECOND = 4;
const NEW_LISTINGS = 60;
/** About as long as these take. */
const WRITING_SECONDS = 40;
const LOOK_MS = 5;
const PATIENCE_MS = 10_000;

const letters = "bdfgklmnprstvz";
const vowels = "aeiou";
/** A word that nobody has written. */
function newWord(turn: number): string {
  const at = (text: string, place: number) => text.charAt(place % text.length);
  return Array.from(
    { length: 5 },
    (_, place) => at(letters, turn * 7 + place * (turn + 3)) + at(vowels, turn + place * 3),
  ).join("");
}

interface Writes {
  posts: number;
  edits: number;
  lateMs: number;
}

/** The same searches in quiet and while listings are written, in turn. */
async function runInterference(reader: Child, writer: Child) {
  const quiet: number[] = [];
  const busy: number[] = [];
  const writes = { posts: 0, edits: 0, lateMs: 0, rate: POSTS_A_SECOND };
  const search = (round: number) =>
    reader.ask<number[]>("readAtPace", {
      names: searches,
      from: round * 10_000,
      seconds: SECONDS,
      rate: SEARCHES_A_SECOND,
    });
  await search(ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await search(round)));
    const writing = writer.ask<Writes>("write", { seconds: SECONDS, rate: POSTS_A_SECOND });
    busy.push(...(await search(round)));
    const done = await writing;
    writes.posts += done.posts;
    writes.edits += done.edits;
    writes.lateMs = Math.max(writes.lateMs, done.lateMs);
  }
  return { quiet: summarise(quiet), busy: summarise(busy), writes };
}

interface Posted {
  link: string;
  at: number;
}

/** Asks for a path again and again, also before a listing is posted, until it shows it: milliseconds since its approval. */
async function timeUntilShown(path: string, addresses: string, posting: Promise<Posted>): Promise<number> {
  let posted: Posted | undefined;
  // Those who wait for the posting hear of its failure.
  posting.then(
    (made) => {
      posted = made;
    },
    () => {},
  );
  for (let look = 0; !posted || Date.now() - posted.at < PATIENCE_MS; look += 1) {
    const response = await fetch(path, { headers: { "x-forwarded-for": `${addresses}.${look % 250}` } });
    const text = await response.text();
    if (posted && text.includes(`"${posted.link}"`)) return Date.now() - posted.at;
    await delay(LOOK_MS);
  }
  return PATIENCE_MS;
}

/** How soon a new listing is found by its words, and stands among the newest. */
async function timeUntilFound(api: string, writer: Child, turn: number) {
  const word = newWord(turn);
  const path = `${api}/api/telegram/products?take=50`;
  const posting = writer.ask<Posted>("post", word);
  const [found, listed] = await Promise.all([
    timeUntilShown(`${path}&search=${word}`, `10.9.${turn}`, posting),
    timeUntilShown(path, `10.8.${turn}`, posting),
  ]);
  return { found, listed };
}

/** Searches while listings are posted, approved and edited, and looks how soon a new one is found. */
export async function runFreshness(
  database: string,
  reader: Child,
  say: (line: string) => void,
): Promise<FreshnessResult> {
  const writer = await startChild({ file: "freshness/process.ts", database, say });
  const api = await startServerOf("ours", database, say);
  try {
    await writer.ask("setUp");
    const { quiet, busy, writes } = await runInterference(reader, writer);
    say(
      `searches take ${quiet.p95.toFixed(1)} ms at p95, ${busy.p95.toFixed(1)} ms while listings are written`,
    );
    const times: Awaited<ReturnType<typeof timeUntilFound>>[] = [];
    const writing = writer.ask("write", { seconds: WRITING_SECONDS, rate: POSTS_A_SECOND });
    for (let turn = 0; turn < NEW_LISTINGS; turn += 1)
      times.push(await timeUntilFound(api.url, writer, turn));
    await writing;
    const found = summarise(times.map((time) => time.found));
    const listed = summarise(times.map((time) => time.listed));
    say(
      `a new listing is found after ${found.p50} ms, at p99 ${found.p99} ms, and listed after ${listed.p50} and ${listed.p99} ms`,
    );
    return { quiet, busy, moves: busy.p95 / quiet.p95 - 1, writes, found, listed };
  } finally {
    await writer.ask("cleanUp").catch((error: unknown) => say(String(error)));
    await Promise.all([writer.stop(), api.child.stop()]);
  }
}
