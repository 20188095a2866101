import { Composer, type Filter } from "grammy";
import { banPerson } from "#core/desk/people/banPerson.ts";
import { readUnused } from "#core/desk/people/readUnused.ts";
import { unbanPerson } from "#core/desk/people/unbanPerson.ts";
import { type PersonCard, readPersonCard } from "#core/people/accounts/readPersonCard.ts";
import type { BotContext } from "../../../chat/context.ts";
import { say, words } from "../../../chat/say.ts";
import { orRefusal } from "../decisions/adminRefusal.ts";
import {
  askRows,
  conclude,
  decisionPress,
  findAsked,
  keepAsked,
  leave,
  leavePress,
} from "../decisions/askedDecision.ts";
import { findMeant, nameOf, splitWho } from "./findMeant.ts";
import { personPress } from "./personCard.ts";

/** `/ban` and `/unban`, each after a question. */
export const bans = new Composer<BotContext>();

const REASON_MAX = 300;
const PERSON = "([1-9]\\d{0,8})$";
const refusals = { forbidden: "ban-refused", not_found: "admin-gone" };
const banRefusals = { ...refusals, conflict: "ban-is-on" };
const unbanRefusals = { ...refusals, conflict: "ban-is-off" };

function whyNotBan(ctx: BotContext, { id, isAdmin, bannedAt }: PersonCard): string | undefined {
  if (id === ctx.person.id || isAdmin) return refusals.forbidden;
  return bannedAt ? banRefusals.conflict : undefined;
}

async function askBan(ctx: BotContext, card: PersonCard, reason: string): Promise<void> {
  const refusal = whyNotBan(ctx, card);
  if (refusal) return say(ctx, refusal, { name: nameOf(card) });
  const key = await keepAsked(ctx, { kind: "ban", userId: card.id, reason: reason || null });
  const coins = await readUnused(card.id);
  const active = card.listings.find(({ status }) => status === "active")?.count ?? 0;
  // Decision about money only where there is some.
  const choices =
    coins > 0
      ? [
          { text: ctx.t("button-ban-lost", { coins }), choice: ":0" },
          { text: ctx.t("button-ban-returned", { coins }), choice: ":1" },
        ]
      : [{ text: ctx.t("button-ban"), choice: ":0" }];
  const values = { name: nameOf(card), id: String(card.id), reason, isNoted: reason ? 1 : 0, active, coins };
  await say(ctx, "ban-ask", values, askRows(ctx, { kind: "ban", key }, choices));
}

async function askUnban(ctx: BotContext, card: PersonCard): Promise<void> {
  if (!card.bannedAt) return say(ctx, unbanRefusals.conflict, { name: nameOf(card) });
  const key = await keepAsked(ctx, { kind: "unban", userId: card.id });
  const rows = askRows(ctx, { kind: "unban", key }, [{ text: ctx.t("button-unban") }]);
  await say(ctx, "unban-ask", { name: nameOf(card), id: String(card.id) }, rows);
}

bans.command("ban", async (ctx) => {
  const { who, rest } = splitWho(ctx.match);
  if (!who || rest.length > REASON_MAX) return say(ctx, "ban-usage");
  const card = await findMeant(ctx, who);
  if (card) await askBan(ctx, card, rest);
});

bans.command("unban", async (ctx) => {
  const { who } = splitWho(ctx.match);
  if (!who) return say(ctx, "unban-usage");
  const card = await findMeant(ctx, who);
  if (card) await askUnban(ctx, card);
});

bans.callbackQuery(new RegExp(`^${personPress.ban}${PERSON}`), async (ctx) => {
  const card = await readPersonCard(Number(ctx.match[1]));
  await ctx.answerCallbackQuery();
  await askBan(ctx, card, "");
});

bans.callbackQuery(new RegExp(`^${personPress.unban}${PERSON}`), async (ctx) => {
  const card = await readPersonCard(Number(ctx.match[1]));
  await ctx.answerCallbackQuery();
  await askUnban(ctx, card);
});

async function unban(ctx: Filter<BotContext, "callback_query:data">, userId: number): Promise<void> {
  const card = await readPersonCard(userId);
  const done = await orRefusal(() => unbanPerson({ adminId: ctx.person.id, userId }), unbanRefusals);
  const name = nameOf(card);
  if ("refusal" in done) return conclude(ctx, words(ctx, done.refusal, { name }));
  const again = { text: ctx.t("button-person-ban"), callback_data: personPress.ban + userId };
  await conclude(ctx, words(ctx, "unban-done", { name, listings: done.result }), [[again]]);
}

bans.callbackQuery(decisionPress("ban", ":([01])"), async (ctx) => {
  const asked = await findAsked(ctx, "ban", String(ctx.match[1]));
  if (!asked) return;
  const { userId, reason } = asked;
  const name = nameOf(await readPersonCard(userId));
  const banning = { adminId: ctx.person.id, userId, reason, returnsUnused: ctx.match[2] === "1" };
  const done = await orRefusal(() => banPerson(banning), banRefusals);
  if ("refusal" in done) return conclude(ctx, words(ctx, done.refusal, { name }));
  const undo = { text: ctx.t("button-ban-undo"), callback_data: `ban:undo:${userId}` };
  await conclude(ctx, words(ctx, "ban-done", { name, ...done.result }), [[undo]]);
});

bans.callbackQuery(decisionPress("unban"), async (ctx) => {
  const asked = await findAsked(ctx, "unban", String(ctx.match[1]));
  if (asked) await unban(ctx, asked.userId);
});

bans.callbackQuery(new RegExp(`^ban:undo:${PERSON}`), (ctx) => unban(ctx, Number(ctx.match[1])));

bans.callbackQuery(leavePress, leave);
