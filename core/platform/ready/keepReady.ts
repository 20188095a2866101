import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { BRIEFLY } from "../cache/keepBriefly.ts";
import { isUnchangedSince, LOOK_EVERY } from "./marketChanges.ts";
import { ReadyJson } from "./ReadyJson.ts";
import { toBytes } from "./toBytes.ts";

/** Most bytes kept at once, compressed forms among them; the least recently used go first. */
const KEPT_BYTES_MAX = 20 * 1024 * 1024;
/** The size of an entry besides its text and its key, roughly. */
const ENTRY_BYTES = 500;

/** An answer with what its maker wants to know of it later. */
export interface Kept<About> {
  answer: ReadyJson;
  about: About;
}
export interface Made<About> {
  /** Bytes are in a piece of memory of their own, see `toBytes`. */
  text: string | Buffer;
  about: About;
}

/** How long an answer may be kept while no listing changes, in milliseconds: what else it shows may change. */
const UNCHANGED_MAX = 5000;

interface Options {
  /** It is made of visible listings and stays good while none of them changes, for five seconds at most. */
  ofListings?: boolean;
}

interface Entry {
  kept: Promise<Kept<unknown>>;
  startedAt: number;
  endsAt: number;
}

const entries = new LRUCache<string, Entry>({ maxSize: KEPT_BYTES_MAX });

/** Counts what an entry has become, and makes room for it. */
function weigh(key: string, entry: Entry, answer: ReadyJson) {
  if (entries.peek(key) !== entry) return;
  // The cache takes no new size for a value that it has already.
  entries.delete(key);
  entries.set(key, entry, { size: answer.bytes + key.length + ENTRY_BYTES });
}

async function renew<About>(
  make: () => Promise<Made<About>>,
  before: Entry | undefined,
): Promise<Kept<About>> {
  const { text, about } = await make();
  const body = typeof text === "string" ? toBytes(text) : text;
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const old = await before?.kept.catch(() => undefined);
  // The same object again, so that what was made from it (its compressed forms) stays good.
  return { answer: old?.answer.etag === etag ? old.answer : new ReadyJson(body, etag), about };
}

/** Makes the value of a key again and keeps it. */
function keepAnew<About>(key: string, make: () => Promise<Made<About>>): Promise<Kept<About>> {
  const kept = renew(make, entries.get(key));
  const startedAt = Date.now();
  const entry = { kept, startedAt, endsAt: startedAt + BRIEFLY };
  entries.set(key, entry, { size: ENTRY_BYTES });
  kept.then(
    ({ answer }) => {
      answer.onGrowth = () => weigh(key, entry, answer);
      answer.onGrowth();
    },
    () => {
      if (entries.peek(key) === entry) entries.delete(key);
    },
  );
  return kept;
}

/**
 * Keeps an answer that is the same for everyone for a second, with what `make` wants to know of it later; who asks
 * meanwhile shares it. A key always comes with the same `About`.
 */
export async function keepReadyWith<About>(
  key: string,
  make: () => Promise<Made<About>>,
  { ofListings = false }: Options = {},
): Promise<Kept<About>> {
  const known = entries.get(key);
  const isStale = known !== undefined && known.endsAt <= Date.now();
  if (ofListings && isStale && known.startedAt + UNCHANGED_MAX > Date.now()) {
    if (await isUnchangedSince(known.startedAt)) known.endsAt = Date.now() + LOOK_EVERY;
  }
  // Another caller may have made it again meanwhile.
  const entry = entries.get(key);
  if (entry && entry.endsAt > Date.now()) return entry.kept as Promise<Kept<About>>;
  return keepAnew(key, make);
}

/** Keeps an answer that is the same for everyone as text for a second; who asks meanwhile shares it. */
export async function keepReady(
  key: string,
  make: () => Promise<Made<unknown>["text"]>,
  options?: Options,
): Promise<ReadyJson> {
  const made = async () => ({ text: await make(), about: undefined });
  return (await keepReadyWith(key, made, options)).answer;
}
