import type { InlineKeyboardButton } from "grammy/types";
import { cutText, shorten } from "#contract/cutText.ts";
import { type Found, listListingsOf, lookUp } from "#core/desk/lookup/lookUp.ts";
import { noteFound, notePerson } from "#core/desk/lookup/noteLookUp.ts";
import { type PersonCard, readPersonCard, showPhone } from "#core/people/accounts/readPersonCard.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say, sayHtml, words } from "../../../chat/say.ts";
import { findMeant, nameOf } from "./findMeant.ts";
import { cardRows, cardWords, personPress } from "./personCard.ts";

/** Looking for things and people: `/find` and `/user`. */
export const people = new Feature("people", mayDo("people.read"));

const LABEL_MAX = 40;

function foundLines(ctx: BotContext, { people: persons, listings, orders, transactions }: Found): string[] {
  return [
    ...persons.map((person) => {
      const { id, username } = person;
      const values = {
        id: String(id),
        name: nameOf(person),
        isNamed: username ? 1 : 0,
        username: username ?? "",
      };
      return words(ctx, "find-person", values);
    }),
    ...listings.map(({ id, name, status }) => words(ctx, "find-listing", { id: String(id), name, status })),
    ...orders.map(({ number, status }) => words(ctx, "find-order", { number, status })),
    ...transactions.map(({ id, status, method, coins }) =>
      words(ctx, "find-transaction", { id: String(id), status, method, coins }),
    ),
  ];
}

function listingRows(listings: Found["listings"]): InlineKeyboardButton[][] {
  return listings.flatMap(({ name, link }) => {
    const app = appLink("market", { startParam: `product_${link}` });
    return app ? [[{ text: shorten(`📦 ${name}`, LABEL_MAX), ...app }]] : [];
  });
}

function foundRows(ctx: BotContext, found: Found): InlineKeyboardButton[][] {
  const card = (id: number, text: string) => [
    pressButton(shorten(text, LABEL_MAX), personPress.card.pack(id)),
  ];
  return [
    ...found.people.map((person) => card(person.id, `👤 ${nameOf(person)}`)),
    ...listingRows(found.listings),
    ...found.orders.map(({ number, userId }) => card(userId, ctx.t("button-find-buyer", { number }))),
    ...found.transactions.map(({ id, userId }) =>
      card(userId, ctx.t("button-find-payer", { id: String(id) })),
    ),
  ];
}

people.command("find", async (ctx) => {
  const typed = ctx.match.trim();
  if (typed === "") return say(ctx, "find-usage");
  const found = await lookUp(cutText(typed, 200));
  const lines = foundLines(ctx, found);
  if (lines.length === 0) return say(ctx, "find-nothing", { words: shorten(typed, 64) });
  await noteFound(ctx.person.id, found);
  await sayHtml(ctx, lines.join("\n"), foundRows(ctx, found));
});

async function showCard(ctx: BotContext, card: PersonCard): Promise<void> {
  await notePerson(ctx.person.id, card.id);
  await sayHtml(ctx, cardWords(ctx, card), cardRows(ctx, card));
}

people.command("user", async (ctx) => {
  if (ctx.match.trim() === "") return say(ctx, "person-usage");
  const card = await findMeant(ctx, ctx.match.trim());
  if (card) await showCard(ctx, card);
});

people.press(personPress.card, async (ctx, id) => {
  const card = await readPersonCard(id);
  await ctx.answerCallbackQuery();
  await showCard(ctx, card);
});

people.press(personPress.listings, async (ctx, id) => {
  const listings = await listListingsOf(id);
  if (listings.length === 0) {
    return ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
  }
  await ctx.answerCallbackQuery();
  await notePerson(ctx.person.id, id);
  const lines = foundLines(ctx, { people: [], listings, orders: [], transactions: [] });
  await sayHtml(ctx, lines.join("\n"), listingRows(listings));
});

people.press(personPress.phone, async (ctx, id) => {
  const phone = await showPhone(ctx.person.id, id);
  const card = await readPersonCard(id);
  const rows = cardRows(ctx, { ...card, maskedPhone: null });
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(cardWords(ctx, card, phone), {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: rows },
  });
});
