import { type Right, rights } from "#contract/roles.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { User } from "#db/models/User.ts";

/** All admins with their roles, the first first. */
export const nameAdmins = (): Promise<Pick<User, "id" | "firstName" | "lastName" | "username" | "role">[]> =>
  User.findAll({
    where: { isAdmin: true },
    attributes: ["id", "firstName", "lastName", "username", "role"],
    order: ["id"],
  });

interface Telling {
  /** Only admins whose role has it are told. */
  right?: Right;
  /** Our id of an admin who isn't told. */
  exceptId?: number;
  buttons?: OutgoingMessage["buttons"];
}

/** Tells every admin with the right that the bot can write to, once per cause. @returns how many there are. */
export async function tellAdmins(
  cause: string,
  text: OutgoingMessage["text"],
  { right = "money.read", exceptId, buttons }: Telling = {},
): Promise<number> {
  const admins = await User.findAll({ where: { role: [...rights[right]] }, attributes: ["id"] });
  const message = { text, ...(buttons && { buttons }) };
  let told = 0;
  for (const { id } of admins.filter((admin) => admin.id !== exceptId)) {
    if (await queueToUser(id, { cause: `${cause}:to:${id}`, priority: Priority.notice, message })) told += 1;
  }
  return told;
}
