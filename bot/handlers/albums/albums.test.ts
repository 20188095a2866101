import { afterAll, expect, test, vi } from "vitest";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { saveDraft } from "#core/market/drafts/saveDraft.ts";
import { readNumber } from "#core/platform/flags/flags.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { sweepUnusedImages } from "#core/platform/images/sweepUnusedImages.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { Image } from "#db/models/Image.ts";
import { User } from "#db/models/User.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { fakeAlbums, plain, pressed, presses, spoken } from "../../../tests/fakeAlbums.ts";
import { passTime, workAlbums } from "../../../tests/fakeFiles.ts";
import { buttonsOf } from "../../../tests/fakeTelegram.ts";

const { telegram, meet, files, jpeg, sentPhoto, sentFile, newGroup, sendAlbum, answers, draftOf } =
  await fakeAlbums();
afterAll(() => files.stop());

const FORM = { web_app: { url: "https://bozor.test/webApp?tgWebAppStartParam=draft" } };

test("an album with words becomes the draft of the form, and the bot says once what it has understood", async () => {
  const { person } = await meet();
  expect(await sendAlbum(person)).toEqual([]);
  expect(await answers()).toMatchObject([{ method: "sendMessage", chat_id: person.id }]);
  const [answer] = telegram.calls.slice(-1);
  for (const words of ["Велосипед горный", "1 200 000 сум", "+998 90 ••• •• 67", "3 фото"]) {
    expect(plain(answer)).toContain(words);
  }
  expect(plain(answer)).not.toContain("⚠️");
  expect(buttonsOf(answer)).toEqual([{ text: translate("ru", "button-album-open"), ...FORM }]);
  expect(appLink("market", { startParam: "draft" })).toEqual(FORM);

  const draft = await draftOf(person);
  expect(draft).toMatchObject({
    name: "Велосипед горный",
    description: "Почти новый",
    price: 1_200_000,
    currency: "UZS",
    phoneNumbers: ["+998901234567"],
  });
  const stored = await Image.findAll({ where: { src: draft!.photos, isStored: true } });
  expect(stored).toHaveLength(3);
  expect(await answers()).toEqual([]);
});

test("it isn't begun before it is complete, nor while one of it still waits among the updates", async () => {
  const { person } = await meet();
  const group = newGroup();
  await telegram.message(person, { ...sentPhoto(), ...group, caption: "Стол" });
  await workAlbums();
  expect(await telegram.deliver()).toEqual([]);

  const waiting = JSON.stringify({ message: { ...group, chat: { id: person.id } } });
  await sequelize.query(
    "insert into bot_updates (update_id, chat_key, payload) values (77, $chat, $waiting::jsonb)",
    { bind: { chat: String(person.id), waiting } },
  );
  expect(await answers()).toEqual([]);
  await sequelize.query("update bot_updates set done_at = now() where update_id = 77");
  expect(await answers()).toHaveLength(1);
});

test("photos come in any order and more than once, and many workers look: it is one answer and one draft", async () => {
  const { person } = await meet();
  const group = newGroup();
  const parts = [5, 1, 4, 2, 3].map((number) => ({
    message_id: 1_500_000_000 + number,
    ...group,
    ...sentPhoto(),
    ...(number === 3 && { caption: "Шкаф\n500$" }),
  }));
  await Promise.all([...parts, ...parts].map((part) => telegram.message(person, part)));
  await passTime();
  await workAlbums(6);
  const [answer, ...rest] = spoken(await telegram.deliver());
  expect(rest).toEqual([]);
  expect(plain(answer)).toContain("5 фото");
  expect((await draftOf(person))?.photos).toHaveLength(5);
  const row = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
  expect(await Image.count({ where: { ownerId: row.id } })).toBe(5);
});

test("a photo that comes after the answer joins the draft while nobody has written on", async () => {
  const { person, row } = await meet();
  const group = newGroup();
  await telegram.message(person, { ...sentPhoto(), ...group, caption: "Стол" });
  await answers();
  await telegram.message(person, { ...sentPhoto(), ...group });
  const [answer] = await answers();
  expect(plain(answer)).toContain("2 фото");
  expect((await draftOf(person))?.photos).toHaveLength(2);

  await saveDraft(row.id, { ...(await draftOf(person))!, name: "Мой стол" });
  await telegram.message(person, { ...sentPhoto(), ...group });
  expect(presses((await answers())[0])).toEqual([expect.stringMatching(/^album:use:/)]);
  expect(await draftOf(person)).toMatchObject({ name: "Мой стол" });
});

test("a photo by itself, with words or without, doesn't wait for others", async () => {
  for (const caption of ["Стул 90 000 сум", undefined]) {
    const { person } = await meet();
    const calls = await telegram.message(person, { ...sentPhoto(), ...(caption && { caption }) });
    expect(calls).toMatchObject([{ method: "sendChatAction", action: "upload_photo" }]);
    await workAlbums();
    const [answer] = spoken(await telegram.deliver());
    expect(plain(answer)).toContain("1 фото");
    expect(plain(answer)).toContain("Телефон допишете в форме");
    expect(await draftOf(person)).toMatchObject({
      name: caption ? "Стул" : "",
      price: caption ? 90_000 : null,
    });
    expect((await draftOf(person))?.photos).toHaveLength(1);
  }
});

test.each(["uz", "en", "hi"] as const)("in %s it is answered in that language", async (language_code) => {
  const { person } = await meet({ language_code });
  await sendAlbum(person, "Velosiped\n1,2 mln so'm\nkelishiladi");
  const [answer] = await answers();
  expect(buttonsOf(answer)[0]?.text).toBe(translate(language_code, "button-album-open"));
  expect(plain(answer)).toContain("1 200 000");
});

test("an earlier draft isn't touched: it is swapped when its person says so, and back again", async () => {
  const { person, row } = await meet();
  const old = { name: "Мой диван", description: "Старый", price: 5, photos: [] };
  await saveDraft(row.id, old);
  await sendAlbum(person);
  const [answer] = await answers();
  expect(await draftOf(person)).toMatchObject(old);
  expect(buttonsOf(answer).map(({ text }) => text)).toEqual([
    translate("ru", "button-album-use"),
    translate("ru", "button-album-old"),
  ]);

  const use = pressed(answer, "album:use:");
  for (const _ of [1, 2]) {
    const [, edit] = await telegram.press(person, use);
    expect(edit).toMatchObject({ method: "editMessageText", text: expect.stringContaining("отложен") });
    expect(buttonsOf(edit)[0]).toMatchObject(FORM);
    expect(await draftOf(person)).toMatchObject({ name: "Велосипед горный" });
  }
  // What is on the shelf isn't swept, however old it is.
  await sequelize.query("update images set created_at = now() - interval '3 days'");
  const [, edit] = await telegram.press(person, use.replace("use", "back"));
  expect(presses(edit)).toEqual([use]);
  expect(await draftOf(person)).toMatchObject(old);
  await sweepUnusedImages();
  await telegram.press(person, use);
  const { photos } = (await draftOf(person))!;
  expect(await Image.count({ where: { src: photos, isStored: true } })).toBe(3);
});

test("an album is swapped by its person only, and what made no draft not at all", async () => {
  const { person } = await meet();
  const { person: stranger } = await meet();
  await sendAlbum(person);
  await answers();
  const [{ id } = { id: 0 }] = await rows({ id: number }, "select max(id) as id from albums");
  for (const [who, press] of [
    [stranger, `album:use:${id}`],
    [stranger, `album:new:${id}`],
    [person, `album:back:${id}`],
  ] as const) {
    const calls = await telegram.press(who, press);
    expect(calls).toMatchObject([{ method: "answerCallbackQuery", show_alert: true }]);
  }
  expect(await draftOf(person)).toMatchObject({ name: "Велосипед горный" });
});

test("files that are photos count, others and what is too large are said to be left out", async () => {
  const { person } = await meet();
  const group = newGroup();
  const parts = [
    { ...sentFile(jpeg), caption: "Стол" },
    sentFile(Buffer.from("%PDF-1.7"), { mime_type: "application/pdf" }),
    sentFile(Buffer.from("no photo")),
    { video: { file_id: "v", file_unique_id: "v", width: 1, height: 1, duration: 1 } },
    sentFile(jpeg, { id: "huge" }),
    { document: { ...sentFile(jpeg).document, file_size: 11_000_000 } },
    { photo: [{ file_id: "forgotten", file_unique_id: "f", width: 1, height: 1 }] },
  ];
  for (const part of parts) await telegram.message(person, { ...part, ...group });
  const [answer] = await answers();
  expect(plain(answer)).toContain("1 фото");
  expect(plain(answer)).toMatch(/не фото JPEG, PNG или WebP: 3/);
  expect(plain(answer)).toMatch(/больше 10 МБ или слишком много пикселей: 2/);
  expect(plain(answer)).toMatch(/Telegram не отдал: 1/);
  expect((await draftOf(person))?.photos).toHaveLength(1);
});

test("where there is no photo at all no draft is made, and it says what to send", async () => {
  const { person } = await meet();
  await telegram.message(person, sentFile(Buffer.from("%PDF"), { mime_type: "application/pdf" }));
  const [answer] = await answers();
  expect(answer?.text).toContain("не сделать");
  expect(buttonsOf(answer)).toEqual([]);
  expect(await draftOf(person)).toBeNull();
});

test("of more than ten the first ten are taken", async () => {
  const { person } = await meet();
  await sendAlbum(person, "Стол", { count: 12 });
  expect(plain((await answers())[0])).toMatch(/до 10 фото: 2/);
  expect((await draftOf(person))?.photos).toHaveLength(10);
});

/** Remote variables are a second old at most. */
const untilLimit = (photos: number) =>
  vi.waitFor(async () => expect(await readNumber("PHOTOS_PER_HOUR", 0)).toBe(photos), {
    timeout: 10_000,
    interval: 20,
  });

test("photos beyond the hour's limit are left out and said so", async () => {
  await setFlag("PHOTOS_PER_HOUR", 2);
  try {
    await untilLimit(2);
    const { person } = await meet();
    await sendAlbum(person, "Стол", { count: 4 });
    expect(plain((await answers())[0])).toMatch(/на этот час фото достаточно: 2/);
    expect((await draftOf(person))?.photos).toHaveLength(2);
  } finally {
    await setFlag("PHOTOS_PER_HOUR", 120);
    await untilLimit(120);
  }
});

test("while Telegram is away it is tried again, and what was taken in isn't taken in anew", async () => {
  const { person, row } = await meet();
  await sendAlbum(person, "Стол", { count: 2 });
  files.setAway(true);
  expect(await answers()).toEqual([]);
  files.setAway(false);
  expect(await answers()).toHaveLength(1);
  expect(await Image.count({ where: { ownerId: row.id } })).toBe(2);

  await sendAlbum(person, "Стул", { count: 2 });
  files.setAway(true);
  for (let turn = 1; turn < 4; turn += 1) expect(await answers()).toEqual([]);
  const [answer] = await answers();
  files.setAway(false);
  expect(plain(answer)).toMatch(/Telegram не отдал: 2/);
});

test.each([
  ["А", 160],
  ["", 240],
])("a caption of %j and %i flames is cut between letters and taken in", async (start, count) => {
  const { person } = await meet();
  await sendAlbum(person, `${start}${"🔥".repeat(count)}`);
  await answers();
  const draft = await draftOf(person);
  expect(draft?.name).toMatch(/^А?(?:🔥){149,150}$/u);
  expect(draft?.description).toContain(draft?.name);
});

test("what the database refuses for good is told at once and not tried again", async () => {
  const { person } = await meet();
  await sequelize.query(
    "alter table drafts add constraint refusing check (body ->> 'name' <> 'Отказ') not valid",
  );
  try {
    await sendAlbum(person, "Отказ");
    expect(await answers()).toMatchObject([{ text: translate("ru", "album-refused") }]);
    expect(await answers()).toEqual([]);
  } finally {
    await sequelize.query("alter table drafts drop constraint refusing");
  }
});

test("a person banned meanwhile gets neither a draft nor words", async () => {
  const { person, row } = await meet();
  await sendAlbum(person);
  await row.update({ bannedAt: new Date() });
  expect(await answers()).toEqual([]);
  expect(await draftOf(person)).toBeNull();
});
