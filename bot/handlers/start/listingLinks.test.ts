import { expect, test } from "vitest";
import { readTroubles } from "#core/desk/figures/readStanding.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { buildChat } from "../../../tests/chatFactories.ts";
import { buildListing } from "../../../tests/factories.ts";
import { appsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const addressOf = (link: string) => `https://bozor.test/webApp?tgWebAppStartParam=product_${link}`;

test("a listing's link shows its photo, name, price and place, and opens it", async () => {
  const listing = await buildListing({ name: "Велосипед <Стелс>", price: 1_250_000, photos: 2 });

  const [card, ...rest] = await telegram.say(
    fakePerson({ language_code: "ru" }),
    `/start product_${listing.link}`,
  );

  expect(rest).toEqual([]);
  expect(card).toMatchObject({ method: "sendPhoto", parse_mode: "HTML" });
  expect(card?.photo).toMatch(/^https:\/\/bozor\.test\/images\/.+\.jpg$/);
  expect(String(card?.caption).replace(/\s/g, " ")).toBe(
    "<b>Велосипед &lt;Стелс&gt;</b> 1 250 000 сум 📍 Ташкент",
  );
  expect(appsOf(card)).toEqual([addressOf(listing.link)]);
});

test("in Uzbek it uses the translated name and the Uzbek place", async () => {
  const listing = await buildListing({ name: "Велосипед", nameUz: "Velosiped", price: 900, currency: "UYE" });
  const [card] = await telegram.say(fakePerson({ language_code: "uz" }), `/start product_${listing.link}`);
  expect(card).toMatchObject({ method: "sendMessage", text: "<b>Velosiped</b>\n900 y.e.\n📍 Toshkent" });
});

test("one that is kept for a buyer says so, to its owner too; a conversation of others leads to its card", async () => {
  const owner = fakePerson({ language_code: "ru" });
  await telegram.say(owner, "/start");
  const { id: ownerId } = await User.findOne({ where: { telegramId: owner.id }, rejectOnEmpty: true });
  const listing = await buildListing({ ownerId, reservedUntil: new Date(Date.now() + 3_600_000) });
  for (const person of [owner, fakePerson({ language_code: "ru" })]) {
    const [card] = await telegram.say(person, `/start product_${listing.link}`);
    expect(card?.text).toMatch(/^<b>.*\n🔖 Забронировано/s);
  }
  await listing.update({ reservedUntil: new Date(Date.now() - 1000) });
  const [free] = await telegram.say(owner, `/start product_${listing.link}`);
  expect(free?.text).not.toContain("🔖");
  const { id } = await buildChat({ listing });
  const [foreign] = await telegram.say(fakePerson(), `/start chat_${listing.id}-${id}`);
  expect(appsOf(foreign)).toEqual([addressOf(listing.link)]);
  expect(foreign?.text).toContain("📍 Ташкент");
});

test("a price of 0 is said to be negotiable", async () => {
  const listing = await buildListing({ price: 0, priceSum: 0, isNegotiable: true });
  const [card] = await telegram.say(fakePerson({ language_code: "ru" }), `/start product_${listing.link}`);
  expect(card?.text).toContain("\nДоговорная\n");
});

test("a photo that Telegram can't fetch doesn't cost the card", async () => {
  const listing = await buildListing({ photos: 1 });
  telegram.refuse("sendPhoto", {
    error_code: 400,
    description: "Bad Request: failed to get HTTP URL content",
  });
  const calls = await telegram.say(fakePerson(), `/start product_${listing.link}`);
  expect(calls.map(({ method }) => method)).toEqual(["sendPhoto", "sendMessage"]);
  expect(appsOf(calls[1])).toEqual([addressOf(listing.link)]);
  // It is counted among the messages that went without their photo.
  const today = { from: new Date(Date.now() - 3_600_000), before: new Date(Date.now() + 60_000) };
  expect(await readTroubles(today)).toMatchObject({ failedSends: 0, lostPhotos: 1 });
});

test("what is wrong with the words or the buttons of a card isn't the photo's fault", async () => {
  const listing = await buildListing({ photos: 1 });
  telegram.refuse("sendPhoto", { error_code: 400, description: "Bad Request: BUTTON_URL_INVALID" });
  const [, told] = await telegram.say(fakePerson(), `/start product_${listing.link}`);
  // The person hears that something went wrong, and there is a line in the log.
  expect(told?.text).not.toContain(listing.name);
  expect(appsOf(told)).toEqual([]);
});

test("an admin is shown what strangers may not open, and how it stands", async () => {
  const admin = fakePerson({ language_code: "ru" });
  await telegram.say(admin, "/start");
  await User.update({ isAdmin: true }, { where: { telegramId: admin.id } });
  const said = new Set<string>();
  for (const status of ["pending", "rejected", "removed"] as const) {
    const listing = await buildListing({ status, name: "Диван" });
    const [card] = await telegram.say(admin, `/start product_${listing.link}`);
    expect(card?.text).toContain("<b>Диван</b>");
    expect(appsOf(card)).toEqual([addressOf(listing.link)]);
    said.add(String(card?.text));
  }
  expect(said.size).toBe(3);
  const draft = await buildListing({ status: "draft" });
  const [none] = await telegram.say(admin, `/start product_${draft.link}`);
  expect(none?.text).toBe(translate("ru", "listing-gone"));
});

test("one that is sold leads to similar ones", async () => {
  const listing = await buildListing({ name: "Диван", status: "closed" });
  const [answer] = await telegram.say(fakePerson(), `/start product_${listing.link}`);
  const values = {
    name: "Диван",
    price: priceText({ price: 100_000, currency: "UZS" }, "ru"),
    place: "Ташкент",
  };
  expect(answer?.text).toBe(translate("ru", "listing-over", values));
  expect(appsOf(answer)).toEqual([addressOf(listing.link)]);
});

test.each(["pending", "rejected", "removed", "draft"] as const)(
  "one that is %s is not betrayed to strangers",
  async (status) => {
    const listing = await buildListing({ status });
    for (const payload of [`product_${listing.link}`, `chat_${listing.id}`]) {
      const [answer] = await telegram.say(fakePerson(), `/start ${payload}`);
      expect(answer?.text).toBe(translate("ru", "listing-gone"));
    }
  },
);
