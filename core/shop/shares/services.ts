import { z } from "zod";

/** Asks a social network how often an address was shared there; rejects where that can't be told. */
export type AskShares = (address: string, signal: AbortSignal) => Promise<number>;

/** Longest answer that is read, in bytes; a true one is a few hundred. */
const ANSWER_MAX = 16_384;

const Count = z.int().min(0);
const Engagement = z.object({ engagement: z.object({ share_count: Count }) });
const Pins = z.object({ count: Count });

/** Reads the text of a successful answer; redirects aren't followed. */
async function readText(url: string, query: Record<string, string>, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${url}?${new URLSearchParams(query)}`, { redirect: "error", signal });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new Error(`Answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > ANSWER_MAX) throw new Error("Answered too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Facebook's Graph API, `/?id={url}&fields=engagement` (developers.facebook.com/docs/graph-api/reference/url). Any access
 * token will do; one app may ask ten times an hour for one address.
 */
export function facebook(token: string, base = "https://graph.facebook.com"): AskShares {
  return async (address, signal) => {
    const query = { id: address, fields: "engagement", access_token: token };
    const text = await readText(`${base}/v23.0/`, query, signal);
    return Engagement.parse(JSON.parse(text)).engagement.share_count;
  };
}

/** The count that Pinterest's own button shows: a call of a function we name, with the count in it. */
export function pinterest(base = "https://api.pinterest.com"): AskShares {
  return async (address, signal) => {
    const query = { callback: "receiveCount", url: address };
    const text = await readText(`${base}/v1/urls/count.json`, query, signal);
    const [, json = ""] = /^\s*receiveCount\((\{.*\})\);?\s*$/s.exec(text) ?? [];
    return Pins.parse(JSON.parse(json)).count;
  };
}
