import { expect, test } from "vitest";
import { config } from "#config";
import { askStillSelling } from "#core/market/notices/askStillSelling.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { buildFavourite, buildListing, buildPromotion } from "../../../tests/factories.ts";
import { buttonsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { openAll } from "../../../tests/noticeFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";

const telegram = fakeTelegram();
const DAY = 86_400_000;

/** A seller with a listing, and the notice about it in their chat. */
async function meet(overrides: Parameters<typeof buildListing>[0] = {}) {
  const person = fakePerson();
  await telegram.say(person, "/start");
  const owner = (await User.findOne({ where: { telegramId: person.id } }))!;
  const listing = await buildListing({ ownerId: owner.id, ...overrides });
  return { person, owner, listing };
}

const entities = [{ type: "bold", offset: 0, length: 5 }];
const press = (from: ReturnType<typeof fakePerson>, data: string, ...rows: object[][]) =>
  telegram.send({
    callback_query: {
      id: "1",
      from,
      chat_instance: "1",
      data,
      message: {
        message_id: 5,
        date: 1,
        chat: { id: from.id, type: "private" },
        text: "Скоро закончится",
        entities,
        reply_markup: {
          inline_keyboard: [
            [{ text: "Продлить", callback_data: data }],
            [{ text: "Открыть", url: "https://t.me/bozor_bot" }],
            ...rows,
          ],
        },
      },
    },
  } as never);

test("renewing says until when, on the notice too, and takes its button away", async () => {
  const { person, listing } = await meet({ expiresAt: new Date(Date.now() + DAY) });
  const [toast, edit] = await press(person, `renew:${listing.id}`);

  const { expiresAt } = await listing.reload();
  expect(expiresAt!.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
  expect(toast).toMatchObject({
    method: "answerCallbackQuery",
    text: expect.stringMatching(/до \d\d\.\d\d$/),
  });
  expect(edit).toMatchObject({
    method: "editMessageText",
    text: `Скоро закончится\n\n${toast?.text}`,
    entities,
  });
  expect(buttonsOf(edit)).toEqual([{ text: "Открыть", url: "https://t.me/bozor_bot" }]);
});

test("reopening puts it on sale, or before the moderators", async () => {
  const { person, owner, listing } = await meet({ status: "expired", expiresAt: new Date() });
  expect((await press(person, `reopen:${listing.id}`))[0]?.text).toBe(translate("ru", "listing-reopened"));
  expect((await listing.reload()).status).toBe("active");

  const never = await buildListing({ ownerId: owner.id, status: "closed", approvedAt: null });
  expect((await press(person, `reopen:${never.id}`))[0]?.text).toBe(translate("ru", "listing-resubmitted"));
  expect((await never.reload()).status).toBe("pending");
});

test("somebody else's or one that is gone: words, and nothing changes", async () => {
  const { person } = await meet();
  const foreign = await buildListing();
  for (const [data, error] of [
    [`renew:${foreign.id}`, "error-not-found"],
    [`reopen:${foreign.id}`, "error-not-found"],
    ["renew:999999", "error-not-found"],
  ] as const) {
    const before = foreign.expiresAt;
    const calls = await press(person, data);
    expect(calls).toMatchObject([{ text: translate("ru", error), show_alert: true }]);
    expect((await foreign.reload()).expiresAt).toEqual(before);
  }
});

test("asked whether it is still for sale: yes is noted, and asked nothing more", async () => {
  const { person, listing } = await meet({ expiresAt: new Date(Date.now() + 16 * DAY) });
  config.REPORT_TIMEZONE = noonZone();
  await askStillSelling();
  const [toast, edit] = await press(person, `selling:yes:${listing.id}`);
  expect(toast?.text).toBe(translate("ru", "selling-noted"));
  expect(buttonsOf(edit)).toEqual([{ text: "Открыть", url: "https://t.me/bozor_bot" }]);
  expect(await openAll(listing.ownerId)).toEqual([]);
  expect((await listing.reload()).status).toBe("active");
});

test("sold closes it as sold, and the only button left takes that back", async () => {
  const { person, listing } = await meet();
  const [toast, edit] = await press(person, `selling:sold:${listing.id}`);
  expect(toast?.text).toBe(translate("ru", "selling-sold"));
  expect(edit?.text).toContain(translate("ru", "selling-sold"));
  expect(await listing.reload()).toMatchObject({ status: "closed", closeReason: "SoldHere" });
  expect(buttonsOf(edit)).toEqual([
    { text: translate("ru", "button-undo-sold"), callback_data: `reopen:${listing.id}` },
  ]);
  await press(person, `reopen:${listing.id}`);
  expect((await listing.reload()).status).toBe("active");
  const foreign = await buildListing();
  for (const data of [`selling:yes:${foreign.id}`, `selling:sold:${foreign.id}`]) {
    expect(await press(person, data)).toMatchObject([{ text: translate("ru", "error-not-found") }]);
  }
});

test("pressed twice, or late for one that was closed as sold: it says so again, and how to take it back", async () => {
  const { person, listing } = await meet();
  const sold = translate("ru", "selling-sold");
  const undo = { text: translate("ru", "button-undo-sold"), callback_data: `reopen:${listing.id}` };
  for (const data of [
    `selling:sold:${listing.id}`,
    `selling:sold:${listing.id}`,
    `selling:yes:${listing.id}`,
  ]) {
    const [toast, edit] = await press(person, data);
    expect(toast?.text, data).toBe(sold);
    expect(buttonsOf(edit)[0], data).toEqual(undo);
  }
  await listing.update({ closeReason: "Other" });
  const [toast] = await press(person, `selling:sold:${listing.id}`);
  expect(toast?.text).toBe(translate("ru", "listing-now-closed"));
});

test("one that a moderator took down can't be changed any more: no button leads to its form", async () => {
  const { person, listing } = await meet({ status: "removed" });
  const form = [{ text: "Цена", web_app: { url: `https://bozor.uz/webApp/editProduct/${listing.link}` } }];
  const [toast, edit] = await press(person, `selling:yes:${listing.id}`, form);
  expect(toast?.text).toBe(translate("ru", "listing-now-removed"));
  expect(buttonsOf(edit).map(({ text }) => text)).toEqual(["Открыть"]);
  await listing.update({ status: "expired" });
  const [, changed] = await press(person, `selling:yes:${listing.id}`, form);
  expect(buttonsOf(changed).map(({ text }) => text)).toContain("Цена");
});

test("sold asks once more where a promotion would be lost", async () => {
  const { person, listing } = await meet();
  const promotion = await buildPromotion({ listingId: listing.id, type: "Premium" });
  const [toast, asked] = await press(person, `selling:sold:${listing.id}`);
  expect(toast?.text).toBe(translate("ru", "sold-ends-promotion"));
  expect(asked?.text).toContain(translate("ru", "sold-ends-promotion"));
  expect(buttonsOf(asked)).toEqual([
    { text: translate("ru", "button-sold-anyway"), callback_data: `selling:sold:${listing.id}:lost` },
    { text: translate("ru", "button-keep-selling"), callback_data: `selling:yes:${listing.id}` },
  ]);
  expect((await listing.reload()).status).toBe("active");
  expect((await promotion.reload()).endedAt).toBeNull();

  const [closed] = await press(person, `selling:sold:${listing.id}:lost`);
  expect(closed?.text).toBe(translate("ru", "selling-sold"));
  expect((await listing.reload()).status).toBe("closed");
  const foreign = await buildPromotion();
  for (const end of ["", ":lost"]) {
    const refused = await press(person, `selling:sold:${foreign.listingId}${end}`);
    expect(refused).toMatchObject([{ text: translate("ru", "error-not-found") }]);
  }
});

test("a kept listing is hushed and heard of again; one that isn't kept is unknown", async () => {
  const { person, owner } = await meet();
  const kept = await buildListing();
  expect(await press(person, `kept:hush:${kept.id}`)).toMatchObject([
    { text: translate("ru", "error-not-found") },
  ]);
  const favourite = await buildFavourite({ userId: owner.id, listingId: kept.id });
  const [, hushed] = await press(person, `kept:hush:${kept.id}`);
  expect((await favourite.reload()).isHushed).toBe(true);
  expect(buttonsOf(hushed)[0]).toEqual({
    text: translate("ru", "button-unhush-listing"),
    callback_data: `kept:unhush:${kept.id}`,
  });
  const [, heard] = await press(person, `kept:unhush:${kept.id}`);
  expect((await favourite.reload()).isHushed).toBe(false);
  expect(buttonsOf(heard)[0]).toMatchObject({ callback_data: `kept:hush:${kept.id}` });
});

test.each(["renew:", "selling:yes:", "selling:sold:", "reopen:"])(
  "below a notice whose listing has become something else, %s says what it is now and what can still be done",
  async (prefix) => {
    const { person, listing } = await meet();
    for (const [status, isBack] of [
      ["closed", true],
      ["expired", true],
      ["removed", false],
      ["active", false],
    ] as const) {
      if ((status === "active") !== (prefix === "reopen:")) continue;
      // What has run out may have been sold.
      if (prefix === "selling:sold:" && status === "expired") continue;
      await listing.update({ status });
      const [toast, edit] = await press(person, prefix + listing.id);
      const said = translate("ru", `listing-now-${status}`);
      expect(toast).toMatchObject({ method: "answerCallbackQuery", text: said });
      expect(edit?.text).toBe(`Скоро закончится\n\n${said}`);
      expect(buttonsOf(edit).map(({ text }) => text)).toEqual([
        ...(isBack ? [translate("ru", "button-undo-sold")] : []),
        "Открыть",
      ]);
      expect((await listing.reload()).status).toBe(status);
    }
  },
);
