import { Bot } from "grammy";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestMessenger, type TestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;
const CHORSU = { latitude: 41.326418, longitude: 69.235181 };

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

test("a person sends a point, or a venue, which has its point as a location too; both may reply", async () => {
  const heard: unknown[] = [];
  bot.on("message:location", (ctx) => void heard.push(ctx.message));
  void bot.start();
  const start = await tg.sim("POST", `/people/${AZIZA}/start`);
  await tg.sim("POST", `/people/${AZIZA}/location`, { ...CHORSU, replyTo: start.message_id });
  await tg.sim("POST", `/people/${AZIZA}/location`, { ...CHORSU, title: "Chorsu", address: "Tashkent" });
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard[0]).toMatchObject({ location: CHORSU, reply_to_message: { message_id: start.message_id } });
  expect(heard[0]).not.toHaveProperty("venue");
  const venue = { location: CHORSU, title: "Chorsu", address: "Tashkent" };
  expect(heard[1]).toMatchObject({ location: CHORSU, venue });
  const nameless = tg.sim("POST", `/people/${AZIZA}/location`, { ...CHORSU, title: " " });
  await expect(nameless).rejects.toThrow(/400/);
});

test("the bot sends them too, and is refused a venue without a title or a place without its point", async () => {
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const { latitude, longitude } = CHORSU;
  const sent = await bot.api.sendVenue(AZIZA, latitude, longitude, "Chorsu", "Tashkent");
  expect(sent).toMatchObject({ location: CHORSU, venue: { title: "Chorsu", address: "Tashkent" } });
  const point = await bot.api.sendLocation(AZIZA, latitude, longitude);
  expect(point).not.toHaveProperty("venue");
  await expect(bot.api.sendVenue(AZIZA, latitude, longitude, "", "Tashkent")).rejects.toThrow(/title/);
  const { body } = await tg.call("sendLocation", { chat_id: AZIZA });
  expect(body).toMatchObject({ ok: false, error_code: 400 });
});
