import type { Filter } from "grammy";
import { shorten } from "#contract/cutText.ts";
import { setAdmin } from "#core/desk/people/setAdmin.ts";
import { type PersonCard, readPersonCard } from "#core/people/accounts/readPersonCard.ts";
import { nameAdmins } from "#core/people/admins/admins.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { isAdmin } from "../../../chat/isAdmin.ts";
import { followAdmins } from "../../../chat/presentation.ts";
import { say, sayHtml, words } from "../../../chat/say.ts";
import { orRefusal } from "../decisions/adminRefusal.ts";
import { askRows, decidePress, findAsked, keepAsked, replaceQuestion } from "../decisions/askedDecision.ts";
import { findMeant, nameOf, splitWho } from "./findMeant.ts";
import { personPress } from "./personCard.ts";

/** `/admin`: who is one, and `/admin add|remove <who>`. */
export const roles = new Feature("roles", isAdmin);

const refusals = {
  forbidden: "role-refused",
  conflict: "role-so-already",
  banned: "role-banned",
  not_found: "admin-gone",
} as const;

async function ask(ctx: BotContext, card: PersonCard, isAdmin: boolean): Promise<void> {
  const name = nameOf(card);
  if (card.isAdmin === isAdmin) return say(ctx, "role-so-already", { name, isAdmin: isAdmin ? 1 : 0 });
  if (card.id === ctx.person.id || card.isFixedAdmin) return say(ctx, "role-refused", { name });
  const key = await keepAsked(ctx, { kind: "admin", userId: card.id, isAdmin });
  const text = ctx.t(isAdmin ? "button-role-add" : "button-role-remove");
  const rows = askRows(ctx, [pressButton(text, decidePress.admin.pack(key))]);
  await say(ctx, isAdmin ? "role-ask-add" : "role-ask-remove", { name, id: String(card.id) }, rows);
}

const LABEL_MAX = 40;

async function showAll(ctx: BotContext): Promise<void> {
  const rows = (await nameAdmins()).map((admin) => [
    pressButton(shorten(`🛡 ${nameOf(admin)}`, LABEL_MAX), personPress.card.pack(admin.id)),
  ]);
  const html = `${words(ctx, "role-list", { count: rows.length })}\n\n${words(ctx, "role-usage")}`;
  await sayHtml(ctx, html, rows);
}

roles.command("admin", async (ctx) => {
  if (ctx.match.trim() === "") return showAll(ctx);
  const [, verb, typed = ""] = /^(add|remove)\s+([\s\S]+)$/.exec(ctx.match.trim()) ?? [];
  if (!verb) return say(ctx, "role-usage");
  const card = await findMeant(ctx, splitWho(typed).who);
  if (card) await ask(ctx, card, verb === "add");
});

async function askPressed(ctx: Filter<BotContext, "callback_query:data">, id: number, isAdmin: boolean) {
  const card = await readPersonCard(id);
  await ctx.answerCallbackQuery();
  await ask(ctx, card, isAdmin);
}

roles.press(personPress.addAdmin, (ctx, id) => askPressed(ctx, id, true));
roles.press(personPress.removeAdmin, (ctx, id) => askPressed(ctx, id, false));

roles.press(decidePress.admin, async (ctx, key) => {
  const asked = await findAsked(ctx, "admin", key);
  if (!asked) return;
  const { userId, isAdmin } = asked;
  const name = nameOf(await readPersonCard(userId));
  const done = await orRefusal(() => setAdmin({ adminId: ctx.person.id, userId, isAdmin }), refusals);
  if ("refusal" in done)
    return replaceQuestion(ctx, words(ctx, done.refusal, { name, isAdmin: isAdmin ? 1 : 0 }));
  await replaceQuestion(ctx, words(ctx, isAdmin ? "role-added" : "role-removed", { name }));
  // At once, and again by itself should that fail.
  await followAdmins(ctx.api);
});
