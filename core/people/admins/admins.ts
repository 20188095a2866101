import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { User } from "#db/models/User.ts";

/** Everybody who is an admin, by name, the first first. Who asks must be one. */
export const nameAdmins = (): Promise<Pick<User, "id" | "firstName" | "lastName" | "username">[]> =>
  User.findAll({
    where: { isAdmin: true },
    attributes: ["id", "firstName", "lastName", "username"],
    order: ["id"],
  });

/** Tells every admin that the bot can write to, once per cause. */
export async function tellAdmins(cause: string, text: OutgoingMessage["text"]): Promise<void> {
  for (const { id } of await User.findAll({ where: { isAdmin: true }, attributes: ["id"] })) {
    await queueToUser(id, { cause: `${cause}:to:${id}`, priority: Priority.notice, message: { text } });
  }
}
