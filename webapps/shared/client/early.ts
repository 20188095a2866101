import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { noteGuest } from "./guestAnswers.ts";
import { readingUrl } from "./requestUrl.ts";
import { ownerOf } from "./tokenClaims.ts";
import { readAccessToken } from "./tokens.ts";

/** A call that the page's first, inlined script began, before the app's code was there. */
export interface EarlyCall {
  /** Asked with it, null as a stranger; undefined when the answer is the same for everybody. */
  token?: Promise<string | null>;
  response: Promise<Response>;
  /** When the sign-in began, by `performance.now`. */
  begunAt?: number;
  /** The answer that came, read already, and the token it was asked with. */
  ready?: { answer: unknown; token: string | null };
}

declare global {
  interface Window {
    /** By method and address; a sign-in by its path and launch data. */
    earlyCalls?: Map<string, EarlyCall>;
  }
}

/**
 * The age of the page, in milliseconds, up to which early answers are used. An app that starts later asks again, rather
 * than show what is old.
 */
const FRESH_MS = 15_000;

/**
 * The answer to a call that was begun early, once, and only to whom it was asked for. Undefined when there is none or
 * it failed: then the call is to be made.
 */
export async function takeEarly(call: string, token: string | null): Promise<Response | undefined> {
  const early = window.earlyCalls?.get(call);
  if (!early) return undefined;
  window.earlyCalls?.delete(call);
  if (performance.now() > FRESH_MS) return undefined;
  try {
    if (early.token && ownerOf(await early.token) !== ownerOf(token)) return undefined;
    return await early.response;
  } catch {
    return undefined;
  }
}

/**
 * Returns the answer that a call begun early has brought already, once, and only to the person for whom it was asked.
 * As a query's `initialData` it makes the content the first thing drawn: no skeleton is drawn that would go at once.
 */
export function readEarly<E extends Endpoint>(
  path: E["path"],
  input: z.input<E["input"]>,
): z.output<E["output"]> | undefined {
  const call = `GET ${readingUrl(path, input as Record<string, unknown>)}`;
  const early = window.earlyCalls?.get(call);
  if (!early?.ready || performance.now() > FRESH_MS) return undefined;
  if (early.token && ownerOf(early.ready.token) !== ownerOf(readAccessToken())) return undefined;
  window.earlyCalls?.delete(call);
  if (early.token && early.ready.token === null) noteGuest(early.ready.answer);
  return early.ready.answer as z.output<E["output"]>;
}
