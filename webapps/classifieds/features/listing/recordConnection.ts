import type { recordConnection as endpoint } from "#contract/connections.ts";
import { call } from "#webapps/shared/client/call.ts";

/** A way to reach a seller. */
export type ContactKind = "call" | "chat";

/** Records that a seller is being contacted; the answer tells the phones or the address of the chat. */
export function recordConnection(telegramProductId: number, kind: ContactKind) {
  return call<typeof endpoint>("post", "/api/user/telegram/connections", { telegramProductId, kind });
}
