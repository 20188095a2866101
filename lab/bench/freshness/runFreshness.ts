import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "../../page.ts";
import { summarise } from "../../statistics.ts";
import { reached, whole } from "../../table.ts";
import { type Child, startChild } from "../child.ts";
import { startServerOf } from "../http/runHttp.ts";
import { readBeside } from "../sql/readBeside.ts";

const SECONDS = 12;
const searches = {
  names: [
    "one word in names and descriptions + filters",
    "two words in names and descriptions",
    "one word in names + filters",
    "typo or other script",
  ],
  rounds: 3,
  seconds: SECONDS,
  rate: 25,
};
/** How much longer searches may take while listings are written, and how soon a new one is to be found. */
const MOVES_MAX = 0.2;
const FOUND_MAX_MS = 1000;
/** Ten times what a market of a million listings with a life of thirty days sees on average. */
const POSTS_A_SECOND = 4;
const NEW_LISTINGS = 60;
/** About as long as these take. */
const WRITING_SECONDS = 40;
const LOOK_MS = 5;
const PATIENCE_MS = 10_000;

type Say = (line: string) => void;

const SYLLABLES = "be do fu gi ma ke so lu ro vi".split(" ");
/** A word that nobody has written. */
const newWord = (turn: number) => [...String(1000 + turn)].map((digit) => SYLLABLES[Number(digit)]).join("");

interface Posted {
  link: string;
  at: number;
}

/** Asks for a path again and again, also before a listing is posted, until it shows it: milliseconds since its approval. */
async function timeUntilShown(path: string, addresses: string, posting: Promise<Posted>): Promise<number> {
  let posted: Posted | undefined;
  // A failure of the posting is left to the caller, which waits for it too.
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

/** Posts listings while others are written, and looks how soon each is found. */
async function timeNewListings(api: string, writer: Child) {
  const times: Awaited<ReturnType<typeof timeUntilFound>>[] = [];
  const writing = writer.ask("write", { seconds: WRITING_SECONDS, rate: POSTS_A_SECOND });
  for (let turn = 0; turn < NEW_LISTINGS; turn += 1) times.push(await timeUntilFound(api, writer, turn));
  await writing;
  return [summarise(times.map((time) => time.found)), summarise(times.map((time) => time.listed))] as const;
}

/** Searches while listings are posted, approved and edited, and looks how soon a new one is found. */
export async function runFreshness(database: string, reader: Child, say: Say): Promise<Page> {
  const writer = await startChild({ file: "freshness/process.ts", database, say });
  const api = await startServerOf("ours", database, say);
  try {
    await writer.ask("setUp");
    const write = () => writer.ask<number>("write", { seconds: SECONDS, rate: POSTS_A_SECOND });
    const { done, moves, text } = await readBeside(reader, searches, write);
    const percent = `${(moves * 100).toFixed(0)} %`;
    say(`p95 of searches moves by ${percent} while listings are written`);
    const [found, listed] = await timeNewListings(api.url, writer);
    say(`a new listing is found after ${found.p50} ms, at p99 ${found.p99} ms`);
    const posts = done.reduce((sum, count) => sum + count, 0);
    const [isSteady, isSoon] = [moves < MOVES_MAX, found.p99 < FOUND_MAX_MS];
    return {
      title: "Searching while listings are written",
      text: `${text}

${posts} listings were posted and ${posts} changed. p95 moves by ${percent}; bar: less than ${MOVES_MAX * 100} %: ${reached(isSteady)}.

A new listing is found after ${whole(found.p50)} ms at p50, ${whole(found.p99)} ms at p99; bar ${whole(FOUND_MAX_MS)} ms: ${reached(isSoon)}. It
stands in a stranger's list of the newest after ${whole(listed.p50)} ms at p50, ${whole(listed.p99)} ms at p99.`,
      missed: [
        ...(isSteady ? [] : [`p95 of searches moves by ${percent}`]),
        ...(isSoon ? [] : [`a new listing is found after ${whole(found.p99)} ms at p99`]),
      ],
    };
  } finally {
    await writer.ask("cleanUp").catch((error: unknown) => say(String(error)));
    await Promise.all([writer.stop(), api.child.stop()]);
  }
}
