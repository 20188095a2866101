/** What a link `t.me/<bot>?start=<payload>` asks for. */
export type StartPayload =
  | { kind: "none" }
  | { kind: "unknown" }
  | { kind: (typeof marketKinds)[number]; raw: string }
  | { kind: "listing"; link: string }
  | { kind: "shopProduct"; link: string }
  | { kind: "shopCategory"; link: string }
  | { kind: "group"; code: string }
  | { kind: "orders"; raw: string }
  | { kind: "referral"; raw: string; refererId: number }
  | { kind: "chat"; listingId: number; conversationId?: number }
  | { kind: "code"; nonce: string };

/** Kinds that the classifieds handle by themselves. */
const marketKinds = ["topOnboarding", "category", "transaction"] as const;

/** Telegram's own bound and letters of a start payload. */
const PAYLOAD = /^[A-Za-z0-9_-]{1,64}$/;
const VALUE = /^[A-Za-z0-9-]+$/;
const ID = /^[1-9]\d{0,8}$/;
/** The id of a listing, or with a hyphen behind it that of a conversation about it. */
const CHAT = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;
/** Of the shop's categories, whose links aren't numbers; the stated `hot_deals` has an underline. */
const SHOP_CATEGORY = /^[a-z][a-z0-9_-]*$/;

const unknown = { kind: "unknown" } as const;

function readChat(value: string): StartPayload {
  const [, listingId, conversationId] = CHAT.exec(value) ?? [];
  if (!listingId) return unknown;
  return {
    kind: "chat",
    listingId: Number(listingId),
    ...(conversationId && { conversationId: Number(conversationId) }),
  };
}

function readValue(type: string, value: string, raw: string): StartPayload {
  switch (type) {
    case "category":
    case "transaction":
      return { kind: type, raw };
    case "product":
      // Products of the shop end in `-s` and their id, listings in their id alone.
      return { kind: /-s\d+$/.test(value) ? "shopProduct" : "listing", link: value };
    case "invite":
    case "group":
      return { kind: "group", code: value };
    case "order":
      return ID.test(value) ? { kind: "orders", raw } : unknown;
    case "ref":
      return ID.test(value) ? { kind: "referral", raw, refererId: Number(value) } : unknown;
    case "chat":
      return readChat(value);
    case "code":
      return { kind: "code", nonce: value };
    default:
      return unknown;
  }
}

/** Reads a start payload: `{type}_{value}`, parted at the first `_`. Whatever it can't read is `unknown`. */
export function parseStartPayload(payload: string): StartPayload {
  if (payload === "") return { kind: "none" };
  const [, type, value] = /^([^_]*)(?:_(.*))?$/s.exec(payload) ?? [];
  if (!PAYLOAD.test(payload) || type === undefined) return unknown;
  if (type === "topOnboarding") return { kind: type, raw: payload };
  if (payload === "orders") return { kind: "orders", raw: payload };
  if (value === undefined) return unknown;
  if (type === "category" && SHOP_CATEGORY.test(value)) return { kind: "shopCategory", link: value };
  return VALUE.test(value) ? readValue(type, value, payload) : unknown;
}
