import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Contact } from "../shapes/message.ts";
import type { LaunchMode } from "../shapes/miniapp.ts";
import type { Person } from "../shapes/world.ts";

/** Signs pairs as Telegram does: HMAC over the sorted pairs, `signature` included, with a key made of the token. */
function signPairs(pairs: [name: string, value: string][], botToken: string): string {
  const key = createHmac("sha256", "WebAppData").update(botToken).digest();
  const text = pairs
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("\n");
  return createHmac("sha256", key).update(text).digest("hex");
}

// encodeURIComponent, not URLSearchParams: clients write %20, never +.
const toQuery = (pairs: [string, string][]) =>
  pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");

/** A 64-bit number for the chat that a direct link was opened from, the same each time. */
export function chatInstance(personId: number): string {
  return createHash("sha256").update(`chat ${personId}`).digest().readBigInt64BE().toString();
}

type InitDataInput = {
  person: Person;
  /** The other ways to launch an app come without. */
  mode: Exclude<LaunchMode, "inlineMode" | "keyboard">;
  startParam: string;
  authDate: number;
  botToken: string;
};

/** The `tgWebAppData` of one launch. */
export function makeInitData({ person, mode, startParam, authDate, botToken }: InitDataInput): string {
  const user = {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    ...(person.username && { username: person.username }),
    language_code: person.language,
    ...((person.started || person.canWrite) && !person.blocked && { allows_write_to_pm: true }),
  };
  const pairs: [string, string][] = [];
  if (mode === "inline" || mode === "menu") {
    pairs.push(["query_id", `AAH${randomBytes(15).toString("base64url")}`]);
  }
  pairs.push(["user", JSON.stringify(user)]);
  if (mode === "direct") {
    pairs.push(["chat_instance", chatInstance(person.id)], ["chat_type", "sender"]);
  }
  if (startParam) pairs.push(["start_param", startParam]);
  pairs.push(["auth_date", String(authDate)]);
  // Telegram's own Ed25519 key signs this one; nobody here can, so it only has the right shape.
  pairs.push(["signature", randomBytes(64).toString("base64url")]);
  pairs.push(["hash", signPairs(pairs, botToken)]);
  return toQuery(pairs);
}

/** Makes the answer of `getRequestedContact` once a number was shared. */
export function makeContactData(contact: Contact, authDate: number, botToken: string): string {
  const pairs: [string, string][] = [
    ["contact", JSON.stringify(contact)],
    ["auth_date", String(authDate)],
  ];
  pairs.push(["hash", signPairs(pairs, botToken)]);
  return toQuery(pairs);
}
