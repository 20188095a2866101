import { Bot } from "grammy";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestMessenger, type TestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;
const TIMUR = 5_000_002;

let tg: TestMessenger;
let bot: Bot;

beforeEach(async () => {
  tg = await startTestMessenger();
  bot = new Bot(tg.token, { client: { apiRoot: tg.root } });
  bot.catch(({ error }) => {
    throw error;
  });
});

afterEach(async () => {
  await bot.stop();
  await tg.stop();
});

async function run(): Promise<void> {
  await new Promise<void>((resolve) => {
    void bot.start({
      onStart: () => resolve(),
      allowed_updates: ["message", "inline_query", "chosen_inline_result"],
    });
  });
}

const article = (id: string, title = "Lamp") => ({
  type: "article" as const,
  id,
  title,
  description: "₹599",
  input_message_content: { message_text: `<b>${title}</b>`, parse_mode: "HTML" as const },
  reply_markup: {
    inline_keyboard: [[{ text: "Open", url: "https://t.me/test_bozor_bot/shop?startapp=product_x-s1" }]],
  },
});

const ask = (query: string, more: object = {}) =>
  tg.sim("POST", `/people/${AZIZA}/inline`, { query, ...more });

test("what somebody types after the bot's name comes to grammY, and its answer comes back", async () => {
  const heard: unknown[] = [];
  bot.on("inline_query", async (ctx) => {
    const { query, offset, chat_type } = ctx.inlineQuery;
    heard.push({ query, offset, chat_type, from: ctx.from.id });
    await ctx.answerInlineQuery([article("a"), article("b", "Sofa")], {
      next_offset: "2",
      button: { text: "Search", web_app: { url: "https://bozor.test/search" } },
    });
  });
  await run();
  const answer = await ask("lamp", { offset: "1", to: TIMUR });
  expect(heard).toEqual([{ query: "lamp", offset: "1", chat_type: "private", from: AZIZA }]);
  expect(answer).toMatchObject({
    nextOffset: "2",
    button: { text: "Search", webAppUrl: "https://bozor.test/search" },
    results: [
      { id: "a", title: "Lamp", description: "₹599", thumbUrl: "" },
      { id: "b", title: "Sofa" },
    ],
  });
});

test("a chosen result is sent via the bot, to a person or to the bot, and the bot hears which", async () => {
  const chosen: string[] = [];
  bot.on("inline_query", (ctx) => ctx.answerInlineQuery([article("a")]));
  bot.on("chosen_inline_result", (ctx) => {
    chosen.push(`${ctx.chosenInlineResult.result_id} ${ctx.chosenInlineResult.query}`);
  });
  const via: (string | undefined)[] = [];
  bot.on("message", (ctx) => {
    via.push(ctx.message.via_bot?.username);
  });
  await run();
  const { queryId } = await ask("lamp");
  const sent = await tg.sim("POST", `/people/${AZIZA}/inline-choose`, { queryId, resultId: "a", to: TIMUR });
  expect(sent).toMatchObject({
    text: "Lamp",
    entities: [{ type: "bold" }],
    via_bot: { username: "test_bozor_bot" },
    reply_markup: { inline_keyboard: [[{ text: "Open" }]] },
  });
  const chat = await tg.sim("GET", `/people/${TIMUR}/chat?with=${AZIZA}`);
  expect(chat.messages.at(-1)).toEqual(sent);

  await tg.sim("POST", `/people/${AZIZA}/inline-choose`, { queryId, resultId: "a" });
  await expect.poll(() => [chosen, via]).toEqual([["a lamp", "a lamp"], ["test_bozor_bot"]]);
});

test("a result of nobody's, or of somebody else's question, isn't sent", async () => {
  bot.on("inline_query", (ctx) => ctx.answerInlineQuery([article("a")]));
  await run();
  const { queryId } = await ask("lamp");
  const choose = (person: number, resultId: string) =>
    tg.sim("POST", `/people/${person}/inline-choose`, { queryId, resultId, to: TIMUR });
  await expect(choose(AZIZA, "b")).rejects.toThrow("404");
  await expect(choose(TIMUR, "a")).rejects.toThrow("404");
});

test.each([
  [
    "too many results",
    { results: Array.from({ length: 51 }, (_, index) => article(String(index))) },
    "RESULTS_TOO_MUCH",
  ],
  ["an id of more than 64 bytes", { results: [article("я".repeat(33))] }, "RESULT_ID_INVALID"],
  ["an empty id", { results: [article("")] }, "RESULT_ID_INVALID"],
  ["two of one id", { results: [article("a"), article("a")] }, "RESULT_ID_DUPLICATE"],
  ["an article without a title", { results: [article("a", "")] }, "ARTICLE_TITLE_EMPTY"],
  ["a long offset", { results: [], next_offset: "x".repeat(65) }, "NEXT_OFFSET_INVALID"],
  ["a button to nowhere", { results: [], button: { text: "Go" } }, "START_PARAM_INVALID"],
  [
    "an unknown question",
    { results: [] },
    "query is too old and response timeout expired or query ID is invalid",
  ],
])("%s is refused in Telegram's words", async (_, params, words) => {
  const { status, body } = await tg.call("answerInlineQuery", { inline_query_id: "1", ...params });
  expect([status, body.description]).toEqual([400, `Bad Request: ${words}`]);
});

test("a question is answered once", async () => {
  let second: { status: number } | undefined;
  bot.on("inline_query", async (ctx) => {
    await ctx.answerInlineQuery([]);
    second = await tg.call("answerInlineQuery", { inline_query_id: ctx.inlineQuery.id, results: [] });
  });
  await run();
  expect(await ask("")).toMatchObject({ results: [], button: null, nextOffset: "" });
  await expect.poll(() => second?.status).toBe(400);
});
