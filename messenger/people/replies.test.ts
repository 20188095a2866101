import { Bot } from "grammy";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestMessenger, type TestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;
const TIMUR = 5_000_002;

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

const picture = async () => {
  const create = { width: 200, height: 100, channels: 3 as const, background: "#6b4ea0" };
  return (await sharp({ create }).png().toBuffer()).toString("base64");
};

test("a reply brings the bot the message it answers, with its buttons and without what that one answered", async () => {
  const heard: unknown[] = [];
  bot.on("message", (ctx) => void heard.push(ctx.message.reply_to_message));
  void bot.start();
  const start = await tg.sim("POST", `/people/${AZIZA}/start`);
  const keyboard = { inline_keyboard: [[{ text: "Go", callback_data: "go" }]] };
  const asked = await bot.api.sendMessage(AZIZA, "How much?", {
    reply_parameters: { message_id: start.message_id },
    reply_markup: keyboard,
  });
  const own = await tg.sim("POST", `/people/${AZIZA}/text`, { text: "Ten", replyTo: asked.message_id });
  const photos = [await picture(), await picture()];
  await tg.sim("POST", `/people/${AZIZA}/photos`, { photos, caption: "Look", replyTo: own.message_id });

  await expect.poll(() => heard).toHaveLength(4);
  expect(heard[0]).toBeUndefined();
  expect(heard[1]).toMatchObject({
    message_id: asked.message_id,
    text: "How much?",
    reply_markup: keyboard,
    from: { is_bot: true },
  });
  expect(heard[1]).not.toHaveProperty("reply_to_message");
  expect(heard[2]).toMatchObject({ message_id: own.message_id, text: "Ten" });
  expect(heard[2]).not.toHaveProperty("reply_to_message");
  expect(heard[3]).toEqual(heard[2]);
});

test("a press brings what its message answers as it was edited since", async () => {
  const heard: unknown[] = [];
  bot.on("callback_query", (ctx) => void heard.push(ctx.callbackQuery.message?.reply_to_message?.text));
  void bot.start();
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const { message_id } = await tg.sim("POST", `/people/${AZIZA}/text`, { text: "Ten" });
  await bot.api.sendMessage(AZIZA, "For whom?", {
    reply_parameters: { message_id },
    reply_markup: { inline_keyboard: [[{ text: "Lola", callback_data: "lola" }]] },
  });
  await tg.sim("POST", `/people/${AZIZA}/edit`, { messageId: message_id, text: "Eleven" });
  await tg.sim("POST", `/people/${AZIZA}/press`, { text: "Lola" });
  await expect.poll(() => heard).toEqual(["Eleven"]);
});

test("a reply is to a message of the same chat", async () => {
  const foreign = await tg.sim("POST", `/people/${TIMUR}/start`);
  const wrong = tg.sim("POST", `/people/${AZIZA}/text`, { text: "?", replyTo: foreign.message_id });
  await expect(wrong).rejects.toThrow(/404.*No such message/);
  const { messages } = await tg.sim("GET", `/people/${AZIZA}/chat`);
  expect(messages).toEqual([]);
});

test("people reply to each other too, and the bot hears nothing of it", async () => {
  const said = await tg.sim("POST", `/people/${AZIZA}/text`, { text: "Salom", to: TIMUR });
  await tg.sim("POST", `/people/${TIMUR}/text`, { text: "Привет", to: AZIZA, replyTo: said.message_id });
  const { messages } = await tg.sim("GET", `/people/${AZIZA}/chat?with=${TIMUR}`);
  expect(messages.at(-1)).toMatchObject({ text: "Привет", reply_to_message: { text: "Salom" } });
  expect((await tg.sim("GET", "/bot")).pendingUpdates).toBe(0);
});

test("a photo of one person reaches another by Telegram's own id of it", async () => {
  await tg.sim("POST", `/people/${TIMUR}/start`);
  const [sent] = await tg.sim("POST", `/people/${AZIZA}/photos`, { photos: [await picture()] });
  const { file_id } = sent.photo.at(-1);
  const passed = await bot.api.sendPhoto(TIMUR, file_id, { caption: "<b>Aziza</b>", parse_mode: "HTML" });
  expect(passed.photo.at(-1)?.file_unique_id).toBe(sent.photo.at(-1).file_unique_id);
  expect(passed.caption).toBe("Aziza");
});

test("a press brings the bot the message that its own one answers", async () => {
  const pressed: unknown[] = [];
  bot.on("callback_query", (ctx) => void pressed.push(ctx.callbackQuery.message?.reply_to_message));
  void bot.start();
  const [asked] = await tg.sim("POST", `/people/${AZIZA}/photos`, {
    photos: [await picture()],
    caption: "For whom?",
  });
  const question = await bot.api.sendMessage(AZIZA, "For whom is this?", {
    reply_parameters: { message_id: asked.message_id, allow_sending_without_reply: true },
    reply_markup: { inline_keyboard: [[{ text: "Timur", callback_data: "timur" }]] },
  });
  await tg.sim("POST", `/people/${AZIZA}/press`, { messageId: question.message_id, data: "timur" });
  await expect.poll(() => pressed).toHaveLength(1);
  expect(pressed[0]).toMatchObject({
    message_id: asked.message_id,
    caption: "For whom?",
    photo: asked.photo,
    from: { id: AZIZA },
  });
});

test("the first people can be written to before they press START; those who are added can't", async () => {
  for (const { id } of await tg.sim("GET", "/people")) {
    expect((await bot.api.sendMessage(id, "Salom")).chat.id).toBe(id);
  }
  const { id } = await tg.sim("POST", "/people", { firstName: "Nodir" });
  await expect(bot.api.sendMessage(id, "Salom")).rejects.toThrow(/can't initiate/);
  await tg.sim("POST", `/people/${id}/write-access`);
  expect((await bot.api.sendMessage(id, "Salom")).chat.id).toBe(id);
});
