import { Bot, GrammyError, InlineKeyboard, InputFile, InputMediaBuilder, Keyboard } from "grammy";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { people as demoPeople } from "../../db/seeds/demo/market/people.ts";
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
    void bot.start({ onStart: () => resolve() });
  });
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6b4ea0" } })
    .png()
    .toBuffer();

const chat = (person: number, after = 0) => tg.sim("GET", `/people/${person}/chat?after=${after}&wait=3000`);

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GrammyError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return `${error.error_code} ${error.description}`;
};

test("/start with a payload reaches grammY's command handler, the answer reaches the chat", async () => {
  bot.command("start", (ctx) =>
    ctx.reply(`<b>Salom</b>, ${ctx.from?.first_name}! ${ctx.match} ${ctx.from?.language_code}`, {
      parse_mode: "HTML",
      reply_markup: new InlineKeyboard()
        .text("Press", "data:1")
        .row()
        .webApp("Open", "http://localhost:8080/webApp"),
    }),
  );
  await run();
  const sent = await tg.sim("POST", `/people/${AZIZA}/start`, { payload: "ad_15" });
  expect(sent.text).toBe("/start ad_15");

  const { messages } = await chat(AZIZA);
  expect(messages.at(-1)).toMatchObject({
    text: "Salom, Aziza! ad_15 uz",
    entities: [{ type: "bold", offset: 0, length: 5 }],
    from: { is_bot: true, username: "test_bozor_bot" },
  });
  expect(messages.at(-1).reply_markup.inline_keyboard[1][0].web_app.url).toContain("/webApp");
});

test("a callback button is pressed, answered, and its message edited and deleted", async () => {
  bot.command("start", (ctx) => ctx.reply("one", { reply_markup: new InlineKeyboard().text("Go", "go") }));
  bot.callbackQuery("go", async (ctx) => {
    await ctx.answerCallbackQuery({ text: "Done", show_alert: true });
    await ctx.editMessageText("two");
    await expect(ctx.answerCallbackQuery()).rejects.toThrow(/query is too old/);
    await ctx.reply("three");
  });
  await run();
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const { messages } = await chat(AZIZA);
  await tg.sim("POST", `/people/${AZIZA}/press`, { text: "Go" });
  const after = await chat(AZIZA, messages.at(-1).message_id);

  expect(after.messages.map(({ text }: { text: string }) => text)).toEqual(["/start", "two", "three"]);
  expect(after.messages[1].reply_markup).toBeUndefined();
  expect(after.answers).toMatchObject([{ text: "Done", isAlert: true }]);

  await bot.api.deleteMessage(AZIZA, after.messages[2].message_id);
  expect((await chat(AZIZA)).messages).toHaveLength(2);
  expect(await refusal(bot.api.deleteMessage(AZIZA, after.messages[2].message_id))).toBe(
    "400 Bad Request: message to delete not found",
  );
});

test("photos and albums go both ways, in several sizes, and can be downloaded and sent again", async () => {
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const big = await picture(1600, 1200);
  const one = await bot.api.sendPhoto(AZIZA, new InputFile(big, "a.png"), { caption: "Look" });
  expect(one.photo.map(({ width, height }) => [width, height])).toEqual([
    [90, 68],
    [320, 240],
    [800, 600],
    [1280, 960],
  ]);
  const album = await bot.api.sendMediaGroup(AZIZA, [
    InputMediaBuilder.photo(new InputFile(await picture(300, 200), "b.png"), { caption: "Album" }),
    InputMediaBuilder.photo(one.photo.at(-1)!.file_id),
  ]);
  expect(album).toHaveLength(2);
  expect(new Set(album.map((message) => "media_group_id" in message && message.media_group_id)).size).toBe(1);

  const received: string[] = [];
  bot.on("message:photo", (ctx) => {
    received.push(`${ctx.msg.media_group_id ? "album" : "single"} ${ctx.msg.caption ?? ""}`.trim());
  });
  await run();
  const small = (await picture(200, 100)).toString("base64");
  await tg.sim("POST", `/people/${AZIZA}/photos`, { photos: [small, small], caption: "mine" });
  await expect.poll(() => received).toEqual(["album mine", "album"]);

  const file = await bot.api.getFile(one.photo[0]!.file_id);
  const response = await fetch(`${tg.root}/file/bot${tg.token}/${file.file_path}`);
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(90);
  expect(await refusal(bot.api.sendPhoto(AZIZA, new InputFile(Buffer.from("no picture"), "x.jpg")))).toBe(
    "400 Bad Request: IMAGE_PROCESS_FAILED",
  );
});

test("the demo market's people who have no phone here get their messages; others are nobody's", async () => {
  const crowd = demoPeople.filter(({ telegramId }) => telegramId > 6_000_000);
  expect(crowd.length).toBeGreaterThan(50);
  for (const { telegramId: id } of crowd) {
    const { message_id, chat: to } = await bot.api.sendMessage(id, "Found");
    expect(to).toMatchObject({ id, type: "private" });
    expect(await bot.api.editMessageText(id, message_id, "Found more")).toMatchObject({ text: "Found more" });
  }
  expect(await refusal(bot.api.sendMessage(6_001_000, "x"))).toBe("400 Bad Request: chat not found");
  const { people } = await tg.sim("GET", "/setup");
  expect(people).toHaveLength(5);
});

test("refuses in Telegram's own words", async () => {
  const { api } = bot;
  expect(await refusal(api.sendMessage(1, "x"))).toBe("400 Bad Request: chat not found");
  const newcomer = await tg.sim("POST", "/people", { firstName: "Nodir" });
  expect(await refusal(api.sendMessage(newcomer.id, "x"))).toBe(
    "403 Forbidden: bot can't initiate conversation with a user",
  );
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const button = (markup: InlineKeyboard) => api.sendMessage(AZIZA, "x", { reply_markup: markup });
  expect(await refusal(api.sendMessage(AZIZA, "  "))).toBe("400 Bad Request: message text is empty");
  expect(await refusal(api.sendMessage(AZIZA, "x".repeat(4097)))).toBe(
    "400 Bad Request: message is too long",
  );
  expect(await refusal(api.sendMessage(AZIZA, "<b>x", { parse_mode: "HTML" }))).toMatch(
    /can't parse entities/,
  );
  expect(await refusal(button(new InlineKeyboard().text("a", "я".repeat(33))))).toBe(
    "400 Bad Request: BUTTON_DATA_INVALID",
  );
  expect(await refusal(button(new InlineKeyboard().webApp("a", "http://example.com")))).toBe(
    "400 Bad Request: inline keyboard button Web App URL 'http://example.com' is invalid: Only HTTPS links are allowed",
  );
  const { message_id } = await api.sendMessage(AZIZA, "same");
  expect(await refusal(api.editMessageText(AZIZA, message_id, "same"))).toMatch(
    /^400 .*message is not modified/,
  );
  expect(await refusal(api.editMessageText(AZIZA, 99_999, "x"))).toBe(
    "400 Bad Request: message to edit not found",
  );

  expect((await tg.call("noSuchMethod")).body).toEqual({
    ok: false,
    error_code: 404,
    description: "Not Found",
  });
  const stranger = await fetch(`${tg.root}/bot1:wrong/getMe`);
  expect([stranger.status, await stranger.json()]).toEqual([
    401,
    { ok: false, error_code: 401, description: "Unauthorized" },
  ]);
});

test("injected faults: 429 with retry_after, a lost answer after the message was sent", async () => {
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await tg.sim("POST", "/faults", { method: "sendMessage", status: 429, retryAfter: 7, times: 1 });
  const { status, body } = await tg.call("sendMessage", { chat_id: AZIZA, text: "x" });
  expect([status, body.parameters, body.description]).toEqual([
    429,
    { retry_after: 7 },
    "Too Many Requests: retry after 7",
  ]);
  await tg.sim("POST", "/faults", { method: "sendMessage", drop: "after" });
  await expect(tg.call("sendMessage", { chat_id: AZIZA, text: "lost answer" })).rejects.toThrow();
  const { messages } = await chat(AZIZA);
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(["/start", "lost answer"]);
  const calls = await tg.sim("GET", "/calls?method=sendMessage");
  expect(calls.map((call: { status: number }) => call.status)).toEqual([429, 200]);
});

test("blocking tells the bot by my_chat_member and answers 403 until START is pressed again", async () => {
  const states: string[] = [];
  bot.on("my_chat_member", (ctx) => {
    states.push(ctx.myChatMember.new_chat_member.status);
  });
  await run();
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await tg.sim("POST", `/people/${AZIZA}/block`);
  expect(await refusal(bot.api.sendMessage(AZIZA, "x"))).toBe("403 Forbidden: bot was blocked by the user");
  await expect(tg.sim("POST", `/people/${AZIZA}/text`, { text: "hi" })).rejects.toThrow(/409/);
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await expect.poll(() => states).toEqual(["kicked", "member"]);
  await bot.api.sendMessage(AZIZA, "back");
});

test("a request_contact button shares the person's own number, once", async () => {
  bot.command("start", (ctx) =>
    ctx.reply("Phone?", { reply_markup: new Keyboard().requestContact("Share").oneTime().resized() }),
  );
  bot.on("message:contact", (ctx) =>
    ctx.reply(`${ctx.msg.contact.phone_number} ${ctx.msg.contact.user_id === ctx.from.id}`, {
      reply_markup: { remove_keyboard: true },
    }),
  );
  await run();
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const asked = await chat(AZIZA);
  expect(asked.keyboard.keyboard[0][0]).toEqual({ text: "Share", request_contact: true });
  await tg.sim("POST", `/people/${AZIZA}/keyboard`, { text: "Share" });
  const answered = await chat(AZIZA, asked.messages.at(-1).message_id);
  expect(answered.messages.at(-1).text).toBe("+998901112233 true");
  expect(answered.keyboard).toBeNull();
});

test("commands follow scope first, then language; the menu button can differ by chat", async () => {
  const { api } = bot;
  const { id: newcomer } = await tg.sim("POST", "/people", { firstName: "Nodir", language: "uz" });
  const say = (description: string) => [{ command: "start", description }];
  await api.setMyCommands(say("Start"));
  await api.setMyCommands(say("Boshlash"), { language_code: "uz" });
  const seen = async (person: number) =>
    (await tg.sim("GET", `/bot?person=${person}`)).commands[0].description;
  expect([await seen(newcomer), await seen(TIMUR)]).toEqual(["Boshlash", "Start"]);

  const scope = { type: "chat" as const, chat_id: newcomer };
  expect(await refusal(api.setMyCommands(say("x"), { scope }))).toBe("400 Bad Request: chat not found");
  await tg.sim("POST", `/people/${newcomer}/start`);
  await api.setMyCommands(say("Начать"), { scope });
  expect(await seen(newcomer)).toBe("Начать");
  await api.deleteMyCommands({ scope });
  expect(await seen(newcomer)).toBe("Boshlash");

  const url = "http://localhost:8080/webApp";
  await api.setChatMenuButton({
    chat_id: newcomer,
    menu_button: { type: "web_app", text: "Bozor", web_app: { url } },
  });
  expect((await tg.sim("GET", `/bot?person=${newcomer}`)).menuButton.text).toBe("Bozor");
  expect((await tg.sim("GET", `/bot?person=${TIMUR}`)).menuButton).toEqual({ type: "default" });
});

test("a second poller ends the first with 409; a webhook forbids polling", async () => {
  let ended = "";
  void tg.call("getUpdates", { timeout: 20 }).then(({ body }) => {
    ended = body.description;
  });
  // The first may come after the second: whatever then comes is the second one.
  const pollAgain = () => tg.call("getUpdates").then(() => ended);
  await expect.poll(pollAgain).toMatch(/terminated by other getUpdates request/);
  const second = tg.call("getUpdates", { timeout: 20 });
  await tg.call("setWebhook", { url: "http://127.0.0.1:9/hook" });
  expect((await second).status).toBe(409);
  expect((await tg.call("getUpdates")).body.description).toMatch(/while webhook is active/);
  expect((await tg.call("setWebhook", { url: "http://example.com" })).body.description).toMatch(/HTTPS URL/);
});

test("updates keep their order and ids, are confirmed by offset, and can come twice on demand", async () => {
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await tg.sim("POST", `/people/${AZIZA}/text`, { text: "two" });
  const { body } = await tg.call("getUpdates");
  const [first, second] = body.result;
  expect(second.update_id).toBe(first.update_id + 1);
  expect((await tg.call("getUpdates", { offset: second.update_id })).body.result).toHaveLength(1);
  await tg.sim("POST", "/faults", { delivery: "duplicate" });
  const twice = (await tg.call("getUpdates", { offset: second.update_id })).body.result;
  expect(twice.map((update: { update_id: number }) => update.update_id)).toEqual([
    second.update_id,
    second.update_id,
  ]);
  expect((await tg.call("getUpdates", { offset: second.update_id + 1 })).body.result).toEqual([]);
});

test("remembers people, chats and settings over a restart", async () => {
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await bot.api.setMyCommands([{ command: "help", description: "Help" }]);
  await tg.halt();
  const again = await startTestMessenger({ dataDir: tg.dataDir });
  const { messages } = await again.sim("GET", `/people/${AZIZA}/chat`);
  const { commands } = await again.sim("GET", `/bot?person=${TIMUR}`);
  await again.halt();
  expect(messages).toHaveLength(1);
  expect(commands).toEqual([{ command: "help", description: "Help" }]);
});

test("a messenger whose port is taken says so and leaves the other's state alone", async () => {
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const port = tg.ports.messenger;
  await expect(startTestMessenger({ port, dataDir: tg.dataDir })).rejects.toThrow(/EADDRINUSE/);
  await tg.halt();
  const again = await startTestMessenger({ dataDir: tg.dataDir });
  expect((await again.sim("GET", `/people/${AZIZA}/chat`)).messages).toHaveLength(1);
  await again.halt();
});

test("a lost delivery comes again to a poller", async () => {
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await tg.sim("POST", "/faults", { delivery: "drop" });
  expect((await tg.call("getUpdates", { timeout: 10 })).body.result).toEqual([]);
  expect((await tg.call("getUpdates", { timeout: 10 })).body.result).toHaveLength(1);
});
