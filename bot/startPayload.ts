/** What a link `t.me/<bot>?start=<payload>` asks for. */
export type StartPayload =
  | { kind: "none" }
  | { kind: "unknown" }
  | { kind: (typeof appKinds)[number]; raw: string }
  | { kind: "shopProduct"; raw: string }
  | { kind: "listing"; raw: string; link: string }
  | { kind: "chat"; listingId: number; conversationId?: number }
  | { kind: "code"; nonce: string };

/** Kinds that a mini-app handles by itself. */
const appKinds = ["topOnboarding", "category", "transaction", "invite", "group", "ref"] as const;

/** Telegram's own bound and letters of a start payload. */
const PAYLOAD = /^[A-Za-z0-9_-]{1,64}$/;
const VALUE = /^[A-Za-z0-9-]+$/;
/** The id of a listing, or with a hyphen behind it that of a conversation about it. */
const CHAT = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

function readChat(value: string): StartPayload {
  const [, listingId, conversationId] = CHAT.exec(value) ?? [];
  if (!listingId) return { kind: "unknown" };
  return {
    kind: "chat",
    listingId: Number(listingId),
    ...(conversationId && { conversationId: Number(conversationId) }),
  };
}

/** Reads a start payload: `{type}_{value}`, parted at the first `_`. Whatever it can't read is `unknown`. */
export function parseStartPayload(payload: string): StartPayload {
  if (payload === "") return { kind: "none" };
  const [, type, value] = /^([^_]*)(?:_(.*))?$/s.exec(payload) ?? [];
  if (!PAYLOAD.test(payload) || type === undefined) return { kind: "unknown" };

  const appKind = appKinds.find((kind) => kind === type);
  if (appKind === "topOnboarding") return { kind: appKind, raw: payload };
  if (value === undefined || !VALUE.test(value)) return { kind: "unknown" };

  if (appKind) return { kind: appKind, raw: payload };
  if (type === "product") {
    // Products of the shop end in `-s` and their id, listings in their id alone.
    if (/-s\d+$/.test(value)) return { kind: "shopProduct", raw: payload };
    return { kind: "listing", raw: payload, link: value };
  }
  if (type === "chat") return readChat(value);
  if (type === "code") return { kind: "code", nonce: value };
  return { kind: "unknown" };
}
