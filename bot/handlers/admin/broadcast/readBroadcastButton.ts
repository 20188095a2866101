import { config } from "#config";
import { BroadcastButton } from "#core/desk/broadcasts/broadcast.ts";

/** Two lines: what stands on the button, and where it leads. */
const SHAPE = /^([^\n]{1,64})\n+\s*(\S+)(?:\s+(\S+))?\s*$/;

/** Parts of a direct link to one of our apps. */
function readDeepLink(address: string): { app: string; startParam?: string } | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, bot, app] = url?.pathname.split("/") ?? [];
  if (url?.hostname !== "t.me" || !app || bot?.toLowerCase() !== config.BOT_USERNAME?.toLowerCase())
    return undefined;
  const startParam = url.searchParams.get("startapp");
  return { app, ...(startParam && { startParam }) };
}

/**
 * Reads a button as admins write it: a line of words, then an address, or an app (`market`, `shop`) with what it opens at
 * (`product_divan-17`).
 * @returns undefined when it isn't one.
 */
export function readBroadcastButton(typed: string): BroadcastButton | undefined {
  const [, label, where = "", startParam] = SHAPE.exec(typed.trim()) ?? [];
  const opens = /^(market|shop)$/.test(where)
    ? { app: where, ...(startParam && { startParam }) }
    : (readDeepLink(where) ?? { url: where });
  return BroadcastButton.safeParse({ label: label?.trim(), ...opens }).data;
}
