import { expect, test } from "vitest";
import { readBalance } from "#core/ledger/readBalance.ts";
import { banPerson } from "#core/users/banPerson.ts";
import { setAdmin } from "#core/users/setAdmin.ts";
import { unbanPerson } from "#core/users/unbanPerson.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Flag } from "#db/models/Flag.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const admin = fakePerson({ first_name: "Карим" });
await telegram.say(admin, "/start");
await User.update({ isAdmin: true }, { where: { telegramId: admin.id } });
const adminId = (await User.findOne({ where: { telegramId: admin.id } }))!.id;

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
  expect(await AuditEntry.count({ where: { action: "user.phone", subjectId: String(id) } })).toBe(1);
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
  await expect(unbanPerson({ adminId, userId: ownerId })).rejects.toMatchObject({ code: "conflict" });
  await expect(
    banPerson({ adminId, userId: adminId, reason: null, returnsUnused: false }),
  ).rejects.toMatchObject({ code: "forbidden" });
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
  const take = (by: User, from: User) => setAdmin({ adminId: by.id, userId: from.id, isAdmin: false });
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
  expect(buttonsOf(listed.at(-1)).map(({ text }) => text)).toContain("🛡 Зулфия <3 Familiyev");
  expect(said(await telegram.press(admin, pressOf(listed, `person:card:${id}`)))).toContain("🛡 Админ");
});

test("an album for a broadcast is refused in one answer; its text is taken", async () => {
  await telegram.say(admin, "/broadcast");
  const photo = { photo: [{ file_id: "p", file_unique_id: "u", width: 9, height: 9 }], media_group_id: "7" };
  expect(said(await telegram.message(admin, photo))).toContain("одно фото");
  expect(await telegram.message(admin, photo)).toEqual([]);
  expect(said(await telegram.say(admin, "Привет всем"))).toContain("Для всех: Привет всем");
});

test("others see nothing of it", async () => {
  const stranger = fakePerson();
  const unknown = said(await telegram.say(stranger, "/nothing"));
  for (const command of ["/find x", "/user 1", "/ban 1", "/flag", "/admin add 1", "/broadcast"]) {
    expect(said(await telegram.say(stranger, command)), command).toBe(unknown);
  }
});
