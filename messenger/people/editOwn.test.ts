import { Bot } from "grammy";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestMessenger, type TestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;

let tg: TestMessenger;
let bot: Bot;

beforeEach(async () => {
  tg = await startTestMessenger();
  bot = new Bot(tg.token, { client: { apiRoot: tg.root } });
});
afterEach(async () => {
  await bot.stop();
  await tg.stop();
});

const edit = (messageId: number, text: string) =>
  tg.sim("POST", `/people/${AZIZA}/edit`, { messageId, text });

test("the bot hears of an edited message by an update of its own, with its number, its dates and its marks", async () => {
  const heard: unknown[] = [];
  bot.on("edited_message", (ctx) => void heard.push(ctx.editedMessage));
  void bot.start();
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const said = await tg.sim("POST", `/people/${AZIZA}/text`, { text: "Helo" });
  await edit(said.message_id, "Hello t.me/x");
  await edit(said.message_id, "Hello t.me/x");
  await edit(said.message_id, "Hello");

  await expect.poll(() => heard).toHaveLength(2);
  expect(heard[0]).toMatchObject({
    message_id: said.message_id,
    date: said.date,
    text: "Hello t.me/x",
    edit_date: expect.any(Number),
    entities: [{ type: "url" }],
  });
  expect(heard[1]).not.toHaveProperty("entities");
  const { messages } = await tg.sim("GET", `/people/${AZIZA}/chat`);
  expect(messages.at(-1)).toMatchObject({ text: "Hello", edit_date: expect.any(Number) });
});

test("the words below a photo are edited as its caption", async () => {
  const heard: unknown[] = [];
  bot.on("edited_message", (ctx) => void heard.push(ctx.editedMessage));
  void bot.start();
  const create = { width: 200, height: 100, channels: 3 as const, background: "#6b4ea0" };
  const photo = (await sharp({ create }).png().toBuffer()).toString("base64");
  const [sent] = await tg.sim("POST", `/people/${AZIZA}/photos`, { photos: [photo], caption: "Sofa" });
  await edit(sent.message_id, "A sofa");
  await edit(sent.message_id, "");
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard[0]).toMatchObject({ caption: "A sofa", photo: sent.photo });
  expect(heard[1]).not.toHaveProperty("caption");
});

test("only what one has written oneself can be edited, and not into nothing", async () => {
  const start = await tg.sim("POST", `/people/${AZIZA}/start`);
  const said = await bot.api.sendMessage(AZIZA, "Hi");
  await expect(edit(said.message_id, "Ho")).rejects.toThrow(/400/);
  await expect(edit(start.message_id, " ")).rejects.toThrow(/400/);
  await expect(edit(start.message_id, "x".repeat(4097))).rejects.toThrow(/400/);
  await expect(edit(99_999, "Ho")).rejects.toThrow(/404/);
});
