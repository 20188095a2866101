import type { Contact, Message } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { blockBot } from "./blockBot.ts";
import { markStarted } from "./say.ts";
import { tellBot } from "./tellBot.ts";

/** The person's own contact; desktop clients send the number without its plus. */
export function ownContact({ id, firstName, lastName, phone, platform }: Person): Contact {
  const hasPlus = platform !== "tdesktop" && platform !== "macos";
  return {
    phone_number: hasPlus ? phone : phone.replace(/^\+/, ""),
    first_name: firstName,
    ...(lastName && { last_name: lastName }),
    user_id: id,
  };
}

/** Shares the person's own phone number with the bot; clients unblock it first. */
export function shareContact(world: World, person: Person): Message {
  blockBot(world, person, false);
  markStarted(world, person);
  world.state.contactsShared[person.id] = unixNow();
  return tellBot(world, person, { contact: ownContact(person) });
}
