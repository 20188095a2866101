import type { MessageKey } from "#core/platform/i18n/translate.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import type { User } from "#db/models/User.ts";

interface Telling {
  cause: string;
  /** Fluent key. */
  key: MessageKey;
  values?: Record<string, string | number>;
}

/** Tells a person what an admin has decided about them, if the bot can write to them; a ban isn't kept from the banned. */
export async function tellOfStanding({ id }: User, { cause, key, values }: Telling): Promise<void> {
  await queueToUser(id, {
    rule: "evenIfBanned",
    cause,
    priority: Priority.answer,
    message: { text: { key, values } },
  });
}
