import { expect, test } from "vitest";
import { findSending } from "#core/desk/broadcasts/findBroadcast.ts";
import { takeProgress } from "#core/desk/broadcasts/takeProgress.ts";
import { banPerson } from "#core/desk/people/banPerson.ts";
import { setRole } from "#core/desk/people/setRole.ts";
import { unbanPerson } from "#core/desk/people/unbanPerson.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Flag } from "#db/models/Flag.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../../tests/factories.ts";
import {
  BROKEN,
  buttonsOf,
  type Call,
  fakePerson,
  fakeTelegram,
  TOO_LATE,
} from "../../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const admin = fakePerson({ first_name: "Карим" });
await telegram.say(admin, "/start");
await User.update({ isAdmin: true }, { where: { telegramId: admin.id } });
const adminId = (await User.findOne({ where: { telegramId: admin.id } }))!.id;

const notes = (action: string, subjectId: string) => AuditEntry.count({ where: { action, subjectId } });
const said = (calls: Call[]) => calls.map(({ text }) => text ?? "").join("\n");
function pressOf(calls: Call[], begins: string): string {
  const all = calls.flatMap(buttonsOf).flatMap((one) => ("callback_data" in one ? [one.callback_data] : []));
  return all.find((press) => press.startsWith(begins)) ?? expect.fail(`no ${begins} among ${all.join(" ")}`);
}

test("a person is found, shown with a masked phone, and a look at the whole one is written down", async () => {
  const { id, phoneNumber, username } = await buildUser({ firstName: "Дилшод <3" });
  expect(said(await telegram.say(admin, "/find дилшод"))).toContain("Дилшод &lt;3");
  for (const who of [`#${id}`, `@${username}`, phoneNumber]) {
    expect(said(await telegram.say(admin, `/user ${who}`)), String(who)).toContain(`#${id}`);
  }
  const shown = await telegram.say(admin, `/user #${id}`);
  expect(said(shown)).not.toContain(phoneNumber);
  expect(said(await telegram.press(admin, pressOf(shown, "person:phone:")))).toContain(phoneNumber);
  expect(await notes("user.phone", String(id))).toBe(1);
  // Looks are written down, too, the same once in ten minutes, and without the words, which may be a phone.
  expect(await notes("user.look", String(id))).toBe(1);
  const found = await AuditEntry.findAll({ where: { action: "market.find" } });
  expect(found.map(({ details }) => details)).toEqual([
    { people: String(id), listings: "", orders: "", transactions: "" },
  ]);
});

test("a ban closes what is on sale and its undo brings that back; a second press changes nothing", async () => {
  const { id, ownerId } = await buildListing();
  const asked = await telegram.say(admin, `/ban #${ownerId} Обман`);
  const press = pressOf(asked, "decide:ban:");
  const done = await telegram.press(admin, press);
  await telegram.press(admin, press);
  expect((await Listing.findByPk(id))?.status).toBe("closed");
  expect(await AuditEntry.count({ where: { action: "user.ban", subjectId: String(ownerId) } })).toBe(1);
  await telegram.press(admin, pressOf(done, "ban:undo:"));
  expect((await Listing.findByPk(id))?.status).toBe("active");
  expect((await User.findByPk(ownerId))?.bannedAt).toBeNull();
  const { id: otherId } = await buildUser({ isAdmin: true });
  await expect(unbanPerson({ adminId: otherId, userId: ownerId })).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(
    banPerson({ adminId, userId: adminId, reason: null, returnsUnused: false }),
  ).rejects.toMatchObject({ code: "forbidden" });
});

test("a ban, its undo and a role whose answers were lost, or came too late, are told as done", async () => {
  const { id } = await buildUser({ firstName: "Ровшан" });
  const lose = async (press: string) => {
    telegram.refuse("answerCallbackQuery", BROKEN);
    await expect(telegram.press(admin, press)).rejects.toThrow();
    return telegram.again();
  };
  const banned = await lose(pressOf(await telegram.say(admin, `/ban #${id}`), "decide:ban:"));
  expect(said(banned)).toContain("⛔️ Ровшан");
  const lifted = await lose(pressOf(banned, "ban:undo:"));
  expect(said(lifted)).toContain("↩️ Ровшан");
  for (const action of ["user.look", "user.ban", "user.unban"]) {
    expect(await notes(action, String(id)), action).toBe(1);
  }
  const added = await lose(pressOf(await telegram.say(admin, `/admin support #${id}`), "decide:admin:"));
  expect(said(added)).toContain("🛡 Ровшан");

  const other = await buildUser({ firstName: "Нодир" });
  const press = pressOf(await telegram.say(admin, `/ban #${other.id}`), "decide:ban:");
  telegram.refuse("answerCallbackQuery", TOO_LATE);
  expect(said(await telegram.press(admin, press))).toContain("⛔️ Нодир");
});

test("coins are given once, however often it is pressed, and never below zero", async () => {
  const { id } = await buildUser();
  const press = pressOf(await telegram.say(admin, `/coins #${id} +50 Подарок`), "decide:coins:");
  await Promise.all([telegram.press(admin, press), telegram.press(admin, press)]);
  expect(await readBalance(id)).toBe(50);
  expect(said(await telegram.say(admin, `/coins #${id} -51 Назад`))).toContain("ниже нуля");
});

test("two admins who take the role from each other: one stays", async () => {
  const [one, two] = [await buildUser({ isAdmin: true }), await buildUser({ isAdmin: true })];
  const take = (by: User, from: User) => setRole({ adminId: by.id, userId: from.id, role: null });
  const came = await Promise.allSettled([take(one, two), take(two, one)]);
  expect(came.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a switch is turned over by the button below the list, once it is confirmed", async () => {
  const isLive = async () => (await Flag.findByPk("ORDERS_CLAIM_LIVE"))?.data;
  const listed = await telegram.say(admin, "/flag");
  expect(said(listed)).toContain("ORDERS_CLAIM_LIVE</code>\nСколько продано: считать за 7 дней");
  const asked = await telegram.press(admin, pressOf(listed, "flag:ask:on:ORDERS_CLAIM_LIVE"));
  expect(await isLive()).toBe(false);
  await telegram.press(admin, pressOf(asked, "decide:flag:"));
  expect(await isLive()).toBe(true);
  // The list that stands above speaks of before.
  expect(said(await telegram.press(admin, "flag:ask:on:ORDERS_CLAIM_LIVE"))).toContain("уже включён");
});

test("/admin alone names the admins, each with their card", async () => {
  const { id } = await buildUser({ isAdmin: true, firstName: "Зулфия <3" });
  const listed = await telegram.say(admin, "/admin");
  expect(buttonsOf(listed.at(-1)).map(({ text }) => text)).toContain("🛡 Зулфия <3 Familiyev · Владелец");
  expect(said(await telegram.press(admin, pressOf(listed, `person:card:${id}`)))).toContain("🛡 Владелец");
});

test("an album for a broadcast is refused in one answer; its text is taken", async () => {
  await telegram.say(admin, "/broadcast");
  const photo = { photo: [{ file_id: "p", file_unique_id: "u", width: 9, height: 9 }], media_group_id: "7" };
  expect(said(await telegram.message(admin, photo))).toContain("одно фото");
  expect(await telegram.message(admin, photo)).toEqual([]);
  const card = await telegram.say(admin, "Привет всем");
  expect(said(card)).toContain("Для всех: Привет всем");
  await telegram.press(admin, pressOf(card, "cast:drop:"));
});

/** A broadcast that waits for its last press, which is the answer. */
async function cast() {
  await telegram.say(admin, "/broadcast");
  const shown = await telegram.press(admin, pressOf(await telegram.say(admin, "Новости"), "cast:preview:"));
  return pressOf(shown, "cast:send:");
}

test("a broadcast whose begin or stop is told late or twice shows how far it is, in one message", async () => {
  const press = await cast();
  telegram.refuse("answerCallbackQuery", BROKEN);
  await expect(telegram.press(admin, press)).rejects.toThrow();
  const begun = await telegram.again();
  expect(said(begun)).toContain("Рассылка идёт");
  expect(said(await telegram.again()).trim()).toBe("");
  const stop = pressOf(begun, "cast:stop:");
  telegram.refuse("answerCallbackQuery", BROKEN);
  await expect(telegram.press(admin, stop)).rejects.toThrow();
  expect(said(await telegram.again())).toContain("Рассылка остановлена");

  const late = await cast();
  telegram.refuse("answerCallbackQuery", TOO_LATE);
  const shown = await telegram.press(admin, late);
  expect(said(shown)).toContain("Рассылка идёт");
  telegram.refuse("answerCallbackQuery", TOO_LATE);
  expect(said(await telegram.press(admin, pressOf(shown, "cast:stop:")))).toContain("Рассылка остановлена");
});

test("any admin sees a running broadcast and stops it, by name; who is no admin any more has no message kept up", async () => {
  const begun = await telegram.press(admin, await cast());
  const { id } = (await findSending())!;
  const other = fakePerson();
  await telegram.say(other, "/start");
  await User.update({ isAdmin: true }, { where: { telegramId: other.id } });
  const shown = await telegram.say(other, "/broadcast");
  expect(said(shown)).toContain("Рассылка идёт");
  expect(said(shown)).toContain(translate("ru", "broadcast-of-other"));

  const isTaken = async () => {
    await sequelize.query("update broadcasts set shown_at = null where id = $id", { bind: { id } });
    return (await takeProgress()).some(({ progress }) => progress.id === id);
  };
  expect(await isTaken()).toBe(true);
  await User.update({ isAdmin: false }, { where: { telegramId: admin.id } });
  expect(await isTaken()).toBe(false);
  await User.update({ isAdmin: true }, { where: { telegramId: admin.id } });

  const look = pressOf(shown, "cast:look:");
  const looked = await telegram.press(other, look);
  expect(looked.at(-1)?.method).toBe("editMessageText");
  expect(said(looked)).toContain("Рассылка идёт");
  // Below the card of a draft that goes out already nothing is called off.
  const dropped = await telegram.press(admin, `cast:drop:${id}`);
  expect(said(dropped)).toBe(translate("ru", "button-outdated"));

  const stopped = await telegram.press(other, pressOf(looked, "cast:stop:"));
  expect(said(stopped)).toContain("Рассылка остановлена");
  const ended = await telegram.press(other, look);
  expect(said(ended)).toContain("Рассылка остановлена");
  expect(ended.flatMap(buttonsOf)).toEqual([]);
  const audit = await AuditEntry.findOne({ where: { action: "broadcast.stop", subjectId: String(id) } });
  const stopper = await User.findOne({ where: { telegramId: other.id }, rejectOnEmpty: true });
  expect(audit?.actorId).toBe(stopper.id);
  // A press that comes after that is told so, and sees it.
  const over = await telegram.press(admin, pressOf(begun, "cast:stop:"));
  expect(over[0]).toMatchObject({ text: translate("ru", "broadcast-over"), show_alert: true });
  expect(over[1]?.text).toContain("Рассылка остановлена");
});

test("what has changed since it was shown doesn't go out unseen", async () => {
  const send = await cast();
  const id = send.split(":").at(-1);
  await telegram.press(admin, `cast:text:any:${id}`);
  await telegram.say(admin, "Другое");
  const refused = await telegram.press(admin, send);
  expect(said(refused)).toContain(translate("ru", "broadcast-changed"));
  expect(await findSending()).toBeUndefined();
  const shown = await telegram.press(admin, pressOf(refused, "cast:preview:"));
  expect(said(shown)).toContain("Другое");
  await telegram.press(admin, `cast:drop:${id}`);
});

test("an answer to the question is the text; photo and texts can be taken away; asked again the draft is there", async () => {
  await telegram.say(admin, "/broadcast");
  const [kept] = await rows(
    { id: text },
    "select value::jsonb #>> '{awaitedCast,messageId}' as id from bot_storage where key like '%' || $id",
    { id: admin.id },
  );
  const photo = { photo: [{ file_id: "p", file_unique_id: "u", width: 9, height: 9 }], caption: "С фото" };
  const reply = { message_id: Number(kept!.id), date: 0, chat: { id: admin.id, type: "private" } };
  const card = await telegram.message(admin, { ...photo, reply_to_message: reply });
  expect(said(card)).toContain(translate("ru", "broadcast-photo"));
  const bare = await telegram.press(admin, pressOf(card, "cast:photo:"));
  expect(said(bare)).not.toContain(translate("ru", "broadcast-photo"));

  await telegram.press(admin, pressOf(bare, "cast:text:ru:"));
  await telegram.say(admin, "По-русски");
  const again = await telegram.say(admin, "/broadcast");
  expect(said(again)).toContain("По-русски");
  const offered = await telegram.press(admin, pressOf(again, "cast:text:ru:"));
  const without = await telegram.press(admin, pressOf(offered, "cast:untext:ru:"));
  expect(said(without)).not.toContain("По-русски");
  expect(said(without)).toContain("С фото");
  await telegram.press(admin, pressOf(without, "cast:drop:"));
});

test("words behind /broadcast are its text, with their looks, for a draft as for a new one", async () => {
  const entities = [
    { type: "bot_command", offset: 0, length: 10 },
    { type: "bold", offset: 0, length: 18 },
  ];
  const card = await telegram.message(admin, { text: "/broadcast  Скидки завтра", entities });
  expect(said(card)).toContain("Для всех: Скидки завтра");
  const shown = await telegram.press(admin, pressOf(card, "cast:preview:"));
  expect(shown.find(({ text }) => text === "Скидки завтра")).toMatchObject({
    entities: [{ type: "bold", offset: 0, length: 6 }],
  });
  const again = await telegram.say(admin, "/broadcast Сегодня");
  expect(said(again)).toContain("Для всех: Сегодня");
  await telegram.press(admin, pressOf(again, "cast:drop:"));
});

test("whoever a command names has been looked at, and that is written down", async () => {
  for (const command of ["/coins #id +5 подарок", "/ban #id", "/admin add #id"]) {
    const { id } = await buildUser();
    await telegram.say(admin, command.replace("id", String(id)));
    expect(await notes("user.look", String(id)), command).toBe(1);
  }
});

test("who is no admin any more keeps no listing from others", async () => {
  const other = fakePerson();
  await telegram.say(other, "/start");
  const { id } = (await User.findOne({ where: { telegramId: other.id } }))!;
  await User.update({ isAdmin: true }, { where: { id } });
  await buildListing({ status: "pending" });
  await telegram.say(other, "/moderate");
  const claims = "select from moderation_claims where admin_id = $id";
  expect((await sequelize.query(claims, { bind: { id } }))[0]).toHaveLength(1);
  await setRole({ adminId, userId: id, role: null });
  expect((await sequelize.query(claims, { bind: { id } }))[0]).toHaveLength(0);
});

test("words in a language for people of another are shown as they will read them", async () => {
  const draft = await telegram.say(admin, "/broadcast").then(() => telegram.say(admin, "Всем"));
  const id = pressOf(draft, "cast:drop:").split(":").at(-1);
  await sequelize.query(
    "update broadcasts set words = jsonb_build_object('uz', words -> 'any') where id = $id",
    {
      bind: { id },
    },
  );
  await telegram.press(admin, `cast:lang:ru:${id}`);
  const shown = await telegram.press(admin, `cast:preview:${id}`);
  expect(said(shown)).toContain("Всем");
  expect(said(await telegram.press(admin, `cast:drop:${id}`))).toContain(
    translate("ru", "broadcast-dropped"),
  );
  expect(said(await telegram.press(admin, `cast:drop:${id}`))).toContain(
    translate("ru", "broadcast-dropped"),
  );
});

test("what is so already is told as it is, and who is gone by an alert", async () => {
  const { id } = await buildUser({ firstName: "Нигора" });
  expect(said(await telegram.say(admin, `/unban #${id}`))).toBe("Нигора Familiyev: аккаунт не заблокирован.");
  expect(said(await telegram.say(admin, `/admin remove #${id}`))).toBe("Нигора Familiyev: роли и так нет.");
  for (const press of ["card", "ban", "unban", "roles", "listings"]) {
    const [answer, ...more] = await telegram.press(admin, `person:${press}:999999`);
    expect(answer, press).toMatchObject({ method: "answerCallbackQuery", show_alert: true });
    expect(more, press).toEqual([]);
  }
});

test("others see nothing of it", async () => {
  const stranger = fakePerson();
  const unknown = said(await telegram.say(stranger, "/nothing"));
  for (const command of ["/find x", "/user 1", "/ban 1", "/flag", "/admin add 1", "/broadcast"]) {
    expect(said(await telegram.say(stranger, command)), command).toBe(unknown);
  }
});
