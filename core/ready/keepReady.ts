import { createHash } from "node:crypto";
import { ReadyJson } from "./ReadyJson.ts";
import { BRIEFLY } from "./rememberBriefly.ts";

/** Most answers kept at once; the least recently made go first. */
const KEPT_MAX = 2000;

interface Kept {
  answer: Promise<ReadyJson>;
  endsAt: number;
}

const kept = new Map<string, Kept>();

async function renew(make: () => Promise<string>, before: Kept | undefined): Promise<ReadyJson> {
  const text = await make();
  const old = await before?.answer.catch(() => undefined);
  // The same object again, so that what was made from it (its compressed forms) stays good.
  if (old?.text === text) return old;
  return new ReadyJson(text, createHash("sha256").update(text).digest("base64url").slice(0, 22));
}

/** Keeps an answer that is the same for everyone as text for a second; who asks meanwhile shares it. */
export function keepReady(key: string, make: () => Promise<string>): Promise<ReadyJson> {
  const before = kept.get(key);
  if (before && before.endsAt > Date.now()) return before.answer;

  const fresh = { answer: renew(make, before), endsAt: Date.now() + BRIEFLY };
  kept.delete(key);
  kept.set(key, fresh);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  fresh.answer.catch(() => {
    if (kept.get(key) === fresh) kept.delete(key);
  });
  return fresh.answer;
}
