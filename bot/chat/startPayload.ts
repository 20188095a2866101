import type { StartParam } from "#contract/deepLinkKinds.ts";
import { readFindPayload } from "./findPayload.ts";

/** The payload of a link `t.me/<bot>?start=<payload>`. */
export type StartPayload =
  | { kind: "none" }
  | { kind: "unknown" }
  | { kind: "topOnboarding"; raw: StartParam }
  | { kind: "category"; id: number }
  | { kind: "transaction"; id: number }
  | { kind: "listing"; link: string }
  | { kind: "shopProduct"; link: string }
  | { kind: "shopCategory"; link: string }
  | { kind: "group"; code: string }
  | { kind: "orders" }
  | { kind: "order"; id: number }
  | { kind: "referral"; raw: StartParam; refererId: number }
  | { kind: "chat"; listingId: number; conversationId?: number; connectionId?: number }
  | { kind: "code"; nonce: string }
  | { kind: "find"; words: string };

/** Telegram's own bound and letters of a start payload. */
const PAYLOAD = /^[A-Za-z0-9_-]{1,64}$/;
const VALUE = /^[A-Za-z0-9-]+$/;
const ID = /^[1-9]\d{0,8}$/;
/** The id of a listing, and behind a hyphen that of a conversation about it, or after a `c` that of a contact. */
const CHAT = /^([1-9]\d{0,8})(?:-(c?)([1-9]\d{0,8}))?$/i;
/** Links of the shop's categories, which aren't numbers; the specified `hot_deals` has an underline. */
const SHOP_CATEGORY = /^[a-z][a-z0-9_-]*$/;

const unknown = { kind: "unknown" } as const;

function readChat(value: string): StartPayload {
  const [, listingId, contact, which] = CHAT.exec(value) ?? [];
  if (!listingId) return unknown;
  const chat = { kind: "chat", listingId: Number(listingId) } as const;
  if (!which) return chat;
  return contact ? { ...chat, connectionId: Number(which) } : { ...chat, conversationId: Number(which) };
}

/** Products of the shop end in `-s` and their id, listings in their id alone. */
const readProduct = (link: string): StartPayload => ({
  kind: /-s\d+$/.test(link) ? "shopProduct" : "listing",
  link,
});

function readValue(type: string, value: string): StartPayload {
  const id = ID.test(value) ? Number(value) : undefined;
  switch (type) {
    case "category":
    case "transaction":
    case "order":
      return id ? { kind: type, id } : unknown;
    case "product":
      return readProduct(value.toLowerCase());
    case "invite":
    case "group":
      return { kind: "group", code: value };
    case "ref":
      return id ? { kind: "referral", raw: `ref_${id}`, refererId: id } : unknown;
    case "chat":
      return readChat(value);
    case "code":
      return { kind: "code", nonce: value };
    default:
      return unknown;
  }
}

/** A payload as it was meant: some apps copy a link with its signs escaped. */
function meantBy(payload: string): string {
  try {
    return decodeURIComponent(payload).trim();
  } catch {
    return payload;
  }
}

const KINDS = [
  "topOnboarding",
  "category",
  "transaction",
  "product",
  "invite",
  "group",
  "order",
  "ref",
  "chat",
  "code",
  "find",
];

/** The kind that is meant, in whatever case it was typed. */
const kindOf = (typed: string): string =>
  KINDS.find((kind) => kind.toLowerCase() === typed.toLowerCase()) ?? typed;

/**
 * Reads a start payload: `{type}_{value}`, parted at the first `_`. The type is read in any case, and so are links, which
 * are written in small letters; codes aren't. Whatever it can't read is `unknown`.
 */
export function parseStartPayload(typed: string): StartPayload {
  const payload = meantBy(typed);
  if (payload === "") return { kind: "none" };
  const [, type, value] = /^([^_]*)(?:_(.*))?$/s.exec(payload) ?? [];
  if (!PAYLOAD.test(payload) || type === undefined) return unknown;
  const kind = kindOf(type);
  if (kind === "topOnboarding") return { kind, raw: kind };
  if (kind === "find") {
    const words = readFindPayload(value ?? "");
    return words ? { kind, words } : { kind: "none" };
  }
  if (payload.toLowerCase() === "orders") return { kind: "orders" };
  if (value === undefined) return unknown;
  const link = value.toLowerCase();
  if (kind === "category" && SHOP_CATEGORY.test(link)) return { kind: "shopCategory", link };
  return VALUE.test(value) ? readValue(kind, value) : unknown;
}
