import type { Filter } from "grammy";
import { shorten } from "#contract/cutText.ts";
import { roles as allRoles, type Role } from "#contract/roles.ts";
import { setRole } from "#core/desk/people/setRole.ts";
import { type PersonCard, readPersonCard } from "#core/people/accounts/readPersonCard.ts";
import { nameAdmins } from "#core/people/admins/admins.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { followAdmins } from "../../../chat/presentation.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say, sayHtml, words } from "../../../chat/say.ts";
import { orRefusal } from "../decisions/adminRefusal.ts";
import { askRows, decidePress, findAsked, keepAsked, replaceQuestion } from "../decisions/askedDecision.ts";
import { findMeant, nameOf, splitWho } from "./findMeant.ts";
import { personPress } from "./personCard.ts";

/** `/admin`: who has which role, `/admin <role> <who>` and `/admin remove <who>`. */
export const roles = new Feature("roles", mayDo("roles.grant"));

const refusals = {
  forbidden: "role-refused",
  conflict: "role-so-already",
  banned: "role-banned",
  not_found: "admin-gone",
} as const;

/** The word for no role in texts. */
const NONE = "none";

async function ask(ctx: BotContext, card: PersonCard, role: Role | null): Promise<void> {
  const name = nameOf(card);
  const values = { name, role: role ?? NONE };
  if (card.role === role) return say(ctx, "role-so-already", values);
  if (card.id === ctx.person.id || card.isFixedAdmin) return say(ctx, "role-refused", { name });
  const key = await keepAsked(ctx, { kind: "role", userId: card.id, role });
  const text = role ? ctx.t("button-role-give", { role }) : ctx.t("button-role-take");
  const rows = askRows(ctx, [pressButton(text, decidePress.role.pack(key))]);
  await say(ctx, role ? "role-ask-give" : "role-ask-take", { ...values, id: String(card.id) }, rows);
}

const LABEL_MAX = 40;

async function showAll(ctx: BotContext): Promise<void> {
  const rows = (await nameAdmins()).map((admin) => {
    const label = `🛡 ${nameOf(admin)} · ${ctx.t("role-name", { role: admin.role ?? NONE })}`;
    return [pressButton(shorten(label, LABEL_MAX), personPress.card.pack(admin.id))];
  });
  const html = `${words(ctx, "role-list", { count: rows.length })}\n\n${words(ctx, "role-usage")}`;
  await sayHtml(ctx, html, rows);
}

/** Asks which role a person is to have, with what each may do. */
async function askWhich(ctx: BotContext, card: PersonCard): Promise<void> {
  const given = allRoles.filter((role) => role !== card.role);
  const lines = given.map((role) => words(ctx, "role-line", { role }));
  const rows = given.map((role) => [
    pressButton(ctx.t("role-name", { role }), personPress.giveRole.pack(role, card.id)),
  ]);
  await sayHtml(ctx, [words(ctx, "role-which", { name: nameOf(card) }), ...lines].join("\n"), rows);
}

const isRole = (verb: string): verb is Role => (allRoles as readonly string[]).includes(verb);

roles.command("admin", async (ctx) => {
  if (ctx.match.trim() === "") return showAll(ctx);
  const [, verb = "", typed = ""] = /^(\w+)\s+([\s\S]+)$/.exec(ctx.match.trim()) ?? [];
  if (!isRole(verb) && verb !== "add" && verb !== "remove") return say(ctx, "role-usage");
  const card = await findMeant(ctx, splitWho(typed).who);
  if (!card) return;
  if (verb === "add") await askWhich(ctx, card);
  else await ask(ctx, card, isRole(verb) ? verb : null);
});

roles.press(personPress.roles, async (ctx, id) => {
  const card = await readPersonCard(id);
  await ctx.answerCallbackQuery();
  await askWhich(ctx, card);
});

async function askPressed(ctx: Filter<BotContext, "callback_query:data">, id: number, role: Role | null) {
  const card = await readPersonCard(id);
  await ctx.answerCallbackQuery();
  await ask(ctx, card, role);
}

roles.press(personPress.giveRole, (ctx, role, id) => askPressed(ctx, id, role));
roles.press(personPress.takeRole, (ctx, id) => askPressed(ctx, id, null));

roles.press(decidePress.role, async (ctx, key) => {
  const asked = await findAsked(ctx, "role", key);
  if (!asked) return;
  const { userId, role } = asked;
  const values = { name: nameOf(await readPersonCard(userId)), role: role ?? NONE };
  const done = await orRefusal(() => setRole({ adminId: ctx.person.id, userId, role }), refusals);
  if ("refusal" in done) return replaceQuestion(ctx, words(ctx, done.refusal, values));
  await replaceQuestion(ctx, words(ctx, role ? "role-given" : "role-taken", values));
  // At once, and again by itself should that fail.
  await followAdmins(ctx.api);
});
