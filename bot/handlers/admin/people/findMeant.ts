import { shorten } from "#contract/cutText.ts";
import { notePerson } from "#core/desk/lookup/noteLookUp.ts";
import { listMeantPeople } from "#core/people/accounts/listMeantPeople.ts";
import { type PersonCard, readPersonCard } from "#core/people/accounts/readPersonCard.ts";
import type { BotContext } from "../../../chat/context.ts";
import { say } from "../../../chat/say.ts";

/** The first word of what follows a command, a phone with blanks kept whole, and the rest. */
export function splitWho(typed: string): { who: string; rest: string } {
  const [, who = "", rest = ""] =
    /^(\+\p{Nd}[\p{Nd}() .-]{6,}\p{Nd}(?=\s|$)|\S+)\s*([\s\S]*)$/u.exec(typed.trim()) ?? [];
  return { who, rest: rest.trim() };
}

/** How a person is called in messages to admins. */
export const nameOf = ({ firstName, lastName }: Pick<PersonCard, "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ") || "–";

/** The one person that an admin means, which is written down; that there is none, or more than one, is said. */
export async function findMeant(ctx: BotContext, who: string): Promise<PersonCard | undefined> {
  const [id, another] = await listMeantPeople(who);
  if (id !== undefined && another === undefined) {
    await notePerson(ctx.person.id, id);
    return readPersonCard(id);
  }
  await say(ctx, id === undefined ? "admin-nobody" : "admin-several", { who: shorten(who, 64) });
  return undefined;
}
