import { Composer, type Filter } from "grammy";
import { shorten } from "#contract/cutText.ts";
import { setAdmin } from "#core/desk/people/setAdmin.ts";
import { type PersonCard, readPersonCard } from "#core/people/accounts/readPersonCard.ts";
import { nameAdmins } from "#core/people/admins/nameAdmins.ts";
import type { BotContext } from "../../../chat/context.ts";
import { followAdmins } from "../../../chat/presentation.ts";
import { say, sayHtml, words } from "../../../chat/say.ts";
import { orRefusal } from "../decisions/adminRefusal.ts";
import { askRows, conclude, decisionPress, findAsked, keepAsked } from "../decisions/askedDecision.ts";
import { findMeant, nameOf, splitWho } from "./findMeant.ts";
import { personPress } from "./personCard.ts";

/** `/admin`: who is one, and `/admin add|remove <who>`. */
export const roles = new Composer<BotContext>();

const refusals = {
  forbidden: "role-refused",
  conflict: "role-so-already",
  banned: "role-banned",
  not_found: "admin-gone",
};

async function ask(ctx: BotContext, card: PersonCard, isAdmin: boolean): Promise<void> {
  const name = nameOf(card);
  if (card.isAdmin === isAdmin) return say(ctx, "role-so-already", { name, isAdmin: isAdmin ? 1 : 0 });
  if (card.id === ctx.person.id || card.isFixedAdmin) return say(ctx, "role-refused", { name });
  const key = await keepAsked(ctx, { kind: "admin", userId: card.id, isAdmin });
  const text = ctx.t(isAdmin ? "button-role-add" : "button-role-remove");
  const rows = askRows(ctx, { kind: "admin", key }, [{ text }]);
  await say(ctx, isAdmin ? "role-ask-add" : "role-ask-remove", { name, id: String(card.id) }, rows);
}

const LABEL_MAX = 40;

async function showAll(ctx: BotContext): Promise<void> {
  const rows = (await nameAdmins()).map((admin) => [
    { text: shorten(`🛡 ${nameOf(admin)}`, LABEL_MAX), callback_data: personPress.card + admin.id },
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

roles.callbackQuery(new RegExp(`^${personPress.addAdmin}([1-9]\\d{0,8})$`), (ctx) =>
  askPressed(ctx, Number(ctx.match[1]), true),
);
roles.callbackQuery(new RegExp(`^${personPress.removeAdmin}([1-9]\\d{0,8})$`), (ctx) =>
  askPressed(ctx, Number(ctx.match[1]), false),
);

roles.callbackQuery(decisionPress("admin"), async (ctx) => {
  const asked = await findAsked(ctx, "admin", String(ctx.match[1]));
  if (!asked) return;
  const { userId, isAdmin } = asked;
  const name = nameOf(await readPersonCard(userId));
  const done = await orRefusal(() => setAdmin({ adminId: ctx.person.id, userId, isAdmin }), refusals);
  if ("refusal" in done) return conclude(ctx, words(ctx, done.refusal, { name, isAdmin: isAdmin ? 1 : 0 }));
  await conclude(ctx, words(ctx, isAdmin ? "role-added" : "role-removed", { name }));
  // At once, and again by itself should that fail.
  await followAdmins(ctx.api);
});
