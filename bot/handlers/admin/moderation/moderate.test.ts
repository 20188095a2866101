import { beforeEach, expect, test } from "vitest";
import { readTroubles } from "#core/desk/figures/readStanding.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { User } from "#db/models/User.ts";
import {
  buildListing,
  buildPromotion,
  buildReport,
  buildRevision,
  buildUser,
} from "../../../../tests/factories.ts";
import {
  BROKEN,
  buttonsOf,
  type Call,
  fakePerson,
  fakeTelegram,
  TOO_LATE,
} from "../../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

async function makeAdmin() {
  const person = fakePerson({ first_name: "Карим" });
  await telegram.say(person, "/start");
  await User.update({ isAdmin: true }, { where: { telegramId: person.id } });
  return person;
}
const admin = await makeAdmin();

beforeEach(async () => {
  await Listing.update({ status: "rejected", rejectReason: "other" }, { where: { status: "pending" } });
  await ListingReport.destroy({ where: {} });
  await ListingRevision.destroy({ where: {} });
});

/** The press of a button that begins so, as it stands below the last card. */
function pressOf(calls: Call[], what: string): string {
  const all = calls
    .flatMap(buttonsOf)
    .flatMap((button) => ("callback_data" in button ? button.callback_data : []));
  return all.find((press) => press?.startsWith(what)) ?? expect.fail(`no ${what} among ${all.join(" ")}`);
}
const said = (calls: Call[]) => calls.map(({ text, caption }) => text ?? caption ?? "").join("\n");
const methods = (calls: Call[]) => calls.map(({ method }) => method);
const statusOf = async (id: number) => (await Listing.findByPk(id))?.status;

test("photos that Telegram can't have are counted, and the facts come all the same", async () => {
  await buildListing({ status: "pending", photos: 2 });
  const failed = 'failed to send message #2 with the error message "WEBPAGE_CURL_FAILED"';
  telegram.refuse("sendMediaGroup", { error_code: 400, description: `Bad Request: ${failed}` });
  const shown = await telegram.say(admin, "/moderate");
  expect(methods(shown)).toEqual(["sendMediaGroup", "sendMessage", "sendMessage"]);
  expect(said(shown)).toContain(translate("ru", "moderate-no-photos"));
  const today = { from: new Date(Date.now() - 3_600_000), before: new Date(Date.now() + 60_000) };
  expect((await readTroubles(today)).lostPhotos).toBe(1);
});

test("an album, the facts and the choices; approving says so and shows the next by itself", async () => {
  const seller = await buildUser({ firstName: "Азиза <3" });
  const waiting = { status: "pending", ownerId: seller.id } as const;
  const first = await buildListing({ ...waiting, name: "Стол & стул", description: "Дуб\n<b>", photos: 3 });
  const second = await buildListing({ ...waiting, photos: 1, submittedAt: new Date(Date.now() + 1000) });

  const shown = await telegram.say(admin, "/moderate");
  expect(methods(shown)).toEqual(["sendMediaGroup", "sendMessage"]);
  expect(shown[0]?.media).toHaveLength(3);
  expect(said(shown)).toContain("Стол &amp; стул");
  expect(said(shown)).toContain("Дуб\n&lt;b&gt;");
  expect(said(shown)).toContain("Азиза &lt;3");
  expect(said(shown)).toContain("+998901234533");
  expect(said(shown)).toContain("в очереди 2");

  const approved = await telegram.press(admin, pressOf(shown, "moderate:approve:"));
  expect(methods(approved)).toEqual([
    "answerCallbackQuery",
    "editMessageReplyMarkup",
    "sendMessage",
    "sendPhoto",
    "sendMessage",
  ]);
  expect(said(approved)).toContain("Одобрено: «Стол &amp; стул»");
  expect(await statusOf(first.id)).toBe("active");
  const over = await telegram.press(admin, pressOf(approved, `moderate:approve:${second.id}:`));
  expect(said(over)).toContain(translate("ru", "moderate-empty"));
});

test("rejecting asks for the reason and takes the next message as the note, which the owner gets", async () => {
  const { id: ownerId } = await buildUser({ botStartedAt: new Date() });
  const { id } = await buildListing({ status: "pending", ownerId });
  const shown = await telegram.say(admin, "/moderate");
  const asked = await telegram.press(admin, pressOf(shown, "moderate:reject:"));
  expect(buttonsOf(asked.at(-1))).toHaveLength(8);
  const noted = await telegram.press(
    admin,
    pressOf(asked, `moderate:reason:${id}`).replace("prohibited", "photo"),
  );
  expect(said(noted)).toContain(translate("ru", "moderate-ask-note"));
  expect(said(await telegram.say(admin, "а".repeat(501)))).toContain(translate("ru", "moderate-note-long"));
  const photo = { photo: [{ file_id: "p", file_unique_id: "u", width: 9, height: 9 }], media_group_id: "8" };
  expect(said(await telegram.message(admin, photo))).toBe(translate("ru", "moderate-note-words"));
  expect(await telegram.message(admin, photo)).toEqual([]);

  const done = await telegram.say(admin, "Виден номер");
  expect(said(done)).toContain("Неподходящие фото. 💬 Виден номер");
  expect(await Listing.findByPk(id)).toMatchObject({
    status: "rejected",
    rejectReason: "photo",
    rejectNote: "Виден номер",
  });
  const [told] = await OutboxMessage.findAll({ where: { userId: ownerId } });
  expect(JSON.stringify(told?.message)).toContain("Виден номер");
  // Once it is decided, words are words again.
  expect(said(await telegram.say(admin, "ещё"))).toContain(translate("ru", "fallback-text").slice(0, 20));

  const undone = await telegram.press(admin, pressOf(done, "moderate:undo:"));
  expect(said(undone)).toContain(translate("ru", "moderate-undone"));
  expect(await statusOf(id)).toBe("pending");
  const late = await telegram.press(await makeAdmin(), pressOf(done, "moderate:undo:"));
  expect(said(late)).toContain(translate("ru", "moderate-undo-late"));
});

test("a decision and its undo whose answers were lost, or came too late, are told as done, and the next is shown", async () => {
  const first = await buildListing({ status: "pending", name: "Кресло" });
  const later = new Date(Date.now() + 1000);
  const second = await buildListing({ status: "pending", submittedAt: later });
  const shown = await telegram.say(admin, "/moderate");
  telegram.refuse("editMessageReplyMarkup", BROKEN);
  await expect(telegram.press(admin, pressOf(shown, "moderate:approve:"))).rejects.toThrow();
  const approved = await telegram.again();
  expect(said(approved)).toContain("Одобрено: «Кресло»");
  expect(await AuditEntry.count({ where: { subjectId: String(first.id) } })).toBe(1);
  // What somebody else decided otherwise stays what it is.
  const { edition } = await Listing.findByPk(first.id, { rejectOnEmpty: true });
  const refused = await telegram.press(admin, `moderate:send:${first.id}:${edition - 1}:photo`);
  expect(said(refused)).toContain(translate("ru", "moderate-skipped", { why: "decided" }));

  telegram.refuse("answerCallbackQuery", TOO_LATE);
  const asked = await telegram.press(admin, pressOf(approved, "moderate:reject:"));
  expect(buttonsOf(asked.at(-1))).toHaveLength(8);
  const noted = await telegram.press(admin, pressOf(asked, "moderate:reason:"));
  const done = await telegram.press(admin, pressOf(noted, "moderate:send:"));
  telegram.refuse("answerCallbackQuery", BROKEN);
  await expect(telegram.press(admin, pressOf(done, "moderate:undo:"))).rejects.toThrow();
  expect(said(await telegram.again())).toContain(translate("ru", "moderate-undone"));
  expect(await statusOf(second.id)).toBe("pending");
});

test("a decision pressed three times at once is told once, with one next", async () => {
  await buildListing({ status: "pending", name: "Диван" });
  await buildListing({ status: "pending", submittedAt: new Date(Date.now() + 1000) });
  const shown = await telegram.say(admin, "/moderate");
  const press = pressOf(shown, "moderate:approve:");
  const first = await telegram.press(admin, press);
  expect(said(first)).toContain("Одобрено: «Диван»");
  for (const _more of [2, 3]) {
    const calls = await telegram.press(admin, press);
    expect(calls.map(({ method }) => method)).toEqual(["answerCallbackQuery"]);
  }
});

test("a listing that was edited meanwhile is shown anew, and one that others decided is left behind", async () => {
  const { id } = await buildListing({ status: "pending" });
  const shown = await telegram.say(admin, "/moderate");
  await Listing.increment("edition", { where: { id } });
  await Listing.update({ name: "Теперь диван" }, { where: { id } });
  const anew = await telegram.press(admin, pressOf(shown, "moderate:approve:"));
  expect(await statusOf(id)).toBe("pending");
  expect(said(anew)).toContain(translate("ru", "moderate-skipped", { why: "changed" }));
  expect(said(anew)).toContain("Теперь диван");

  const stale = await telegram.press(admin, pressOf(shown, "moderate:reject:"));
  expect(said(stale)).toContain("Теперь диван");
  await Listing.update({ status: "closed" }, { where: { id } });
  const gone = await telegram.press(admin, pressOf(anew, "moderate:approve:"));
  expect(said(gone)).toContain(translate("ru", "moderate-skipped", { why: "decided" }));
});

test("skipped ones come back when asked for, and after stopping others have them", async () => {
  const { id } = await buildListing({ status: "pending" });
  const shown = await telegram.say(admin, "/moderate");
  const skipped = await telegram.press(admin, pressOf(shown, "moderate:skip:"));
  expect(said(skipped)).toContain(translate("ru", "moderate-rest", { total: 1, isPutOff: 1 }));
  const again = await telegram.press(admin, pressOf(skipped, "moderate:again"));
  const colleague = await makeAdmin();
  expect(said(await telegram.say(colleague, "/moderate"))).toContain(
    translate("ru", "moderate-rest", { total: 1, isPutOff: 0 }),
  );
  await telegram.press(admin, pressOf(again, "moderate:stop"));
  pressOf(await telegram.say(colleague, "/moderate"), `moderate:approve:${id}:`);
});

test("a change is shown before and after, reports with their reasons", async () => {
  const changed = await buildListing({ name: "Диван серый", photos: 1 });
  await buildRevision({ listingId: changed.id, name: "Диван белый" });
  const shown = await telegram.say(admin, "/moderate");
  expect(said(shown)).toContain("<s>Диван серый</s>\n→ Диван белый");
  await telegram.press(admin, pressOf(shown, "moderate:approve:"));
  expect((await Listing.findByPk(changed.id))?.name).toBe("Диван белый");

  const disliked = await buildListing({ name: "Чудо" });
  for (const note of ["Обман", null, null])
    await buildReport({ listingId: disliked.id, reason: "fraud", note });
  const reported = said(await telegram.say(admin, "/moderate"));
  expect(reported).toContain("Пожаловались 3 человека");
  expect(reported).toContain("Мошенничество: «Обман»");
  expect(reported).toContain(translate("ru", "moderate-flag-raised"));
});

test("whatever is cut on a card, no letter of two halves is", async () => {
  const long = (first: string) => `${first}${"🔥".repeat(700)}`;
  for (const first of ["а", "бв"]) {
    const { id: listingId } = await buildListing({ description: long(first) });
    await buildReport({ listingId, note: `${first}${"𝐀".repeat(200)}` });
    const shown = await telegram.say(admin, "/moderate");
    expect(said(shown)).toMatch(/🔥…/u);
    expect(said(shown)).toMatch(/𝐀…/u);
    expect(said(shown)).not.toMatch(/\p{Surrogate}/u);
    await telegram.press(admin, pressOf(shown, "moderate:approve:"));
  }
});

test("of what is promoted it is asked whose fault it is, and that is what counts", async () => {
  const { id } = await buildListing();
  await buildPromotion({ listingId: id });
  await buildReport({ listingId: id });
  const asked = await telegram.press(
    admin,
    pressOf(await telegram.say(admin, "/moderate"), "moderate:reject:"),
  );
  const fault = await telegram.press(admin, pressOf(asked, "moderate:reason:").replace("prohibited", "spam"));
  // By its reason it is the seller's, which therefore comes first.
  expect(pressOf(fault, "moderate:fault:")).toMatch(/:spam:1$/);
  const noted = await telegram.press(admin, pressOf(fault, "moderate:fault:").replace(/1$/, "0"));
  const done = await telegram.press(admin, pressOf(noted, "moderate:send:"));
  expect(said(done)).toContain("Снято с продажи");
  expect(done.flatMap(buttonsOf).some((button) => JSON.stringify(button).includes("undo"))).toBe(false);
  const audit = await AuditEntry.findOne({ where: { subjectId: String(id), action: "listing.remove" } });
  expect(audit?.details).toMatchObject({ reason: "spam", isSellersFault: false });
});

test("for everybody else there is no such command, and for who was an admin a moment ago neither", async () => {
  const { id } = await buildListing({ status: "pending" });
  const stranger = fakePerson();
  const unknown = await telegram.say(stranger, "/moderate");
  expect(said(unknown)).toBe(said(await telegram.say(stranger, "/nothing")));

  const former = await makeAdmin();
  const shown = await telegram.say(former, "/moderate");
  const asked = await telegram.press(former, pressOf(shown, "moderate:reject:"));
  await telegram.press(former, pressOf(asked, "moderate:reason:"));
  await User.update({ isAdmin: false }, { where: { telegramId: former.id } });
  expect(said(await telegram.say(former, "Виден номер"))).toBe(translate("ru", "fallback-text"));
  for (const press of ["moderate:approve:", "moderate:stop"]) {
    expect(said(await telegram.press(former, pressOf(shown, press)))).toBe(
      translate("ru", "button-outdated"),
    );
  }
  expect(await statusOf(id)).toBe("pending");
});

test("any command leads out of writing to a seller or to all, and what is asked for last is what is written", async () => {
  const { id } = await buildListing({ status: "pending" });
  const ask = async () => {
    const shown = await telegram.say(admin, "/moderate");
    const asked = await telegram.press(admin, pressOf(shown, "moderate:reject:"));
    await telegram.press(admin, pressOf(asked, "moderate:reason:"));
  };
  for (const command of ["/help", "/coins", "/stats", "/nothing"]) {
    await ask();
    await telegram.say(admin, command);
    expect(said(await telegram.say(admin, "Не для продавца")), command).toBe(
      translate("ru", "fallback-text"),
    );
  }
  await ask();
  expect(said(await telegram.say(admin, "/cancel"))).toBe(translate("ru", "note-cancelled"));
  expect(said(await telegram.say(admin, "Не для продавца"))).toBe(translate("ru", "fallback-text"));
  await telegram.say(admin, "/broadcast");
  expect(said(await telegram.say(admin, "/cancel"))).toBe(translate("ru", "broadcast-dropped"));
  expect(said(await telegram.say(admin, "/cancel"))).toBe(translate("ru", "cancel-none"));
  await telegram.say(admin, "/broadcast");
  await telegram.say(admin, "/moderate");
  expect(said(await telegram.say(admin, "Не для всех"))).toBe(translate("ru", "fallback-text"));

  await telegram.say(admin, "/broadcast");
  const card = await telegram.say(admin, "Новости");
  await ask();
  await telegram.press(admin, pressOf(card, "cast:text:ru:"));
  expect(said(await telegram.say(admin, "/cancel"))).toBe(translate("ru", "broadcast-words-cancelled"));
  await telegram.press(admin, pressOf(card, "cast:text:ru:"));
  expect(said(await telegram.say(admin, "Только новости"))).toContain("Русский: Только новости");
  expect(await statusOf(id)).toBe("pending");
  await ask();
  // A command in the middle of words is one of the words.
  const command = { type: "bot_command", offset: 11, length: 8 };
  const done = await telegram.message(admin, { text: "Спросите в /support", entities: [command] });
  expect(said(done)).toContain("💬 Спросите в /support");
});
