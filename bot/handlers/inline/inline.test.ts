import { randomUUID } from "node:crypto";
import type { User as TelegramPerson } from "grammy/types";
import { expect, test } from "vitest";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { chatKeyOf } from "#core/platform/updates/storedUpdate.ts";
import { writeProduct } from "#core/shop/products/writeProduct.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildImage, buildListing } from "../../../tests/factories.ts";
import { appsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { buildShopCategory } from "../../../tests/shopFactories.ts";

const telegram = fakeTelegram();

interface Card {
  id: string;
  type: string;
  title: string;
  description: string;
  thumbnail_url?: string;
  input_message_content: { message_text: string; link_preview_options: { url?: string } };
  reply_markup: { inline_keyboard: { text: string; url: string }[][] };
}
interface Answer {
  method: string;
  results: Card[];
  next_offset: string;
  cache_time: number;
  is_personal: boolean;
  button?: { text: string; start_parameter: string };
}

async function ask(from: TelegramPerson, query: string, offset = ""): Promise<Answer> {
  const calls = await telegram.send({ inline_query: { id: randomUUID(), from, query, offset } } as never);
  expect(calls).toHaveLength(1);
  return calls[0] as unknown as Answer;
}

const { id: categoryId } = await buildShopCategory();
const sell = async (titleEn: string, titleHi: string | null = null) => {
  const { id } = await buildImage();
  return writeProduct({
    categoryId,
    titleEn,
    titleHi,
    descriptionEn: "",
    descriptionHi: null,
    details: [],
    highlights: [],
    price: 999,
    discountedPrice: 599,
    pictureHighlights: [],
    publishedAt: new Date(),
    imageIds: [id],
  });
};

const lamp = await sell("Desk lamp", "टेबल लैंप");
const listing = await buildListing({ name: "Desk lamp <old>", price: 250_000, photos: 1 });
await buildListing({ name: "Desk lamp hidden", status: "pending" });
await buildListing({ name: "Desk lamp sold", status: "closed" });

test("both markets offer what is on sale, the likelier first by language", async () => {
  const english = await ask(fakePerson({ language_code: "en" }), "desk lamp");
  expect(english.results.map(({ id }) => id)).toEqual([`shop:${lamp.id}`, `market:${listing.id}`]);
  expect(english).toMatchObject({ next_offset: "", is_personal: true });
  expect(english.button).toBeUndefined();

  const uzbek = await ask(fakePerson({ language_code: "uz" }), "desk lamp");
  expect(uzbek.results.map(({ id }) => id)).toEqual([`market:${listing.id}`, `shop:${lamp.id}`]);
  const [card] = uzbek.results;
  expect(card).toMatchObject({
    type: "article",
    title: "Desk lamp <old>",
    description: expect.stringMatching(/^250.000 soʻm\n\S+/),
    thumbnail_url: expect.stringMatching(/^https:\/\/bozor\.test\/images\/.*\.jpg$/),
  });
  expect(card?.input_message_content.message_text).toContain("Desk lamp &lt;old&gt;");
  expect(card?.input_message_content.link_preview_options.url).toBe(card?.thumbnail_url);
  expect(card?.reply_markup.inline_keyboard).toEqual([
    [
      {
        text: translate("uz", "button-listing"),
        url: `https://t.me/bozor_bot/market?startapp=product_${listing.link}`,
      },
    ],
  ]);
});

test("a long title of letters of two halves is cut between them", async () => {
  await buildListing({ name: `Torch ${"𝐀".repeat(60)}` });
  await buildListing({ name: `Torches ${"🔥".repeat(60)}` });
  const { results } = await ask(fakePerson({ language_code: "uz" }), "torch");
  expect(results.map(({ title }) => title.replace(/(?:𝐀|🔥)+…$/u, "")).sort()).toEqual([
    "Torch ",
    "Torches ",
  ]);
});

test("it speaks the language somebody has chosen in the bot, and remembers nobody for asking", async () => {
  const person = fakePerson({ language_code: "en" });
  const stranger = await ask(person, "desk lamp");
  expect(stranger.results[0]?.title).toBe("Desk lamp");
  expect(await User.count({ where: { telegramId: person.id } })).toBe(0);
  await telegram.say(person, "/start");
  await telegram.press(person, "language:hi");
  const known = await ask(person, "desk lamp");
  expect(known.results[0]).toMatchObject({ title: "टेबल लैंप" });
  expect(known.results[0]?.input_message_content.message_text).toContain("₹599");
});

test("without words it offers the newest and the most popular", async () => {
  const { results } = await ask(fakePerson({ language_code: "ru" }), "  ");
  expect(results[0]?.id).toMatch(/^market:/);
  expect(results.some(({ id }) => id.startsWith("shop:"))).toBe(true);
});

test("pages follow each other without a double, at most 50 each", async () => {
  for (let made = 0; made < 45; made += 1) await buildListing({ name: `Zarafshon kilami ${made}` });
  const person = fakePerson({ language_code: "uz" });
  const ids: string[] = [];
  let offset = "";
  let pages = 0;
  do {
    const page = await ask(person, "zarafshon kilami", offset);
    expect(page.results.length).toBeLessThanOrEqual(50);
    ids.push(...page.results.map(({ id }) => id));
    offset = page.next_offset;
    pages += 1;
  } while (offset !== "" && pages < 10);
  expect(pages).toBe(3);
  expect(ids).toHaveLength(45);
  expect(new Set(ids).size).toBe(45);
});

test.each(["ru", "uz", "en", "hi"] as const)(
  "nothing found leads to the search of the likelier market (%s)",
  async (language) => {
    const { results, button } = await ask(fakePerson({ language_code: language }), "qqzzxxwwvv jjkk");
    expect(results).toEqual([]);
    expect(button?.text).toBe(translate(language, "inline-nothing"));
    const [path, name] = ["ru", "uz"].includes(language)
      ? ["/webApp/search", "search"]
      : ["/search", "query"];
    // From inline mode an app would be told nobody's name: the way leads through the chat with the bot.
    const said = await telegram.say(
      fakePerson({ language_code: language }),
      `/start ${button?.start_parameter}`,
    );
    const answer = said.find(({ method }) => method === "sendMessage");
    expect(answer?.text).toBe(translate(language, "start-find", { query: "qqzzxxwwvv jjkk" }));
    const url = new URL(appsOf(answer)[0] ?? "");
    expect([url.pathname, url.searchParams.get(name)]).toEqual([path, "qqzzxxwwvv jjkk"]);
  },
);

test("odd words and offsets are met with an answer", async () => {
  const person = fakePerson({ language_code: "ru" });
  for (const query of ["\u0000", "a".repeat(256), "% _ ' \" \\ :* & |", "\ud800", "😀"])
    await ask(person, query);
  for (const offset of ["x", "-.-", "9999999.9999999", "-1.5", "1.2.3"])
    await ask(person, "desk lamp", offset);
});

test("an answer that comes too late is no fault", async () => {
  telegram.refuse("answerInlineQuery", {
    error_code: 400,
    description: "Bad Request: query is too old and response timeout expired or query ID is invalid",
  });
  await ask(fakePerson(), "desk lamp");
});

test("what was chosen is counted with the words that led there", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start");
  await telegram.send({
    chosen_inline_result: { result_id: `market:${listing.id}`, from: person, query: "desk lamp" },
  } as never);
  await flushBuffers();
  const [[event], [search]] = await Promise.all([
    sequelize.query("select name, app, properties from events where name = 'inline_chosen'"),
    sequelize.query("select query from searches"),
  ]);
  expect(event).toEqual([
    { name: "inline_chosen", app: "classifieds", properties: { result: `market:${listing.id}` } },
  ]);
  expect(search).toEqual([{ query: "desk lamp" }]);
});

test("a card that one sends into the chat with the bot itself gets no answer", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start");
  const via_bot = { id: 7_000_000_001, is_bot: true, first_name: "Bozor", username: "bozor_bot" };
  expect(await telegram.message(person, { text: "Desk lamp", via_bot })).toEqual([]);
});

test("who types in some chat waits for nothing that they wrote to the bot", () => {
  const from = { id: 5, is_bot: false, first_name: "A" };
  expect(chatKeyOf({ update_id: 1, inline_query: { id: "1", from, query: "", offset: "" } })).toBe(
    "inline:5",
  );
  expect(chatKeyOf({ update_id: 2, message: { chat: { id: 5 }, from } })).toBe("5");
});
