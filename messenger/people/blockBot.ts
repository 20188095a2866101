import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { toChatRef, toUser } from "./persons.ts";

/** Blocks or unblocks the bot; the bot learns it by `my_chat_member`. */
export function blockBot(world: World, person: Person, blocked: boolean): void {
  if (person.blocked === blocked) return;
  person.blocked = blocked;
  world.emit({ type: "people", people: world.state.people });
  const kicked = { status: "kicked", until_date: 0, user: world.bot };
  const member = { status: "member", user: world.bot };
  world.updates.push("my_chat_member", `member:${person.id}`, {
    chat: toChatRef(person),
    from: toUser(person),
    date: unixNow(),
    old_chat_member: blocked ? member : kicked,
    new_chat_member: blocked ? kicked : member,
  });
}
