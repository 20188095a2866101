import { expect, test } from "vitest";
import { ALONE_AUDIENCE_MAX, MANAGER_COINS_MAX, may, type Right, type Role, roles } from "#contract/roles.ts";
import { findSending } from "#core/desk/broadcasts/findBroadcast.ts";
import { banPerson } from "#core/desk/people/banPerson.ts";
import { giveCoins } from "#core/desk/people/giveCoins.ts";
import { setRole } from "#core/desk/people/setRole.ts";
import { liftEndedBans } from "#core/desk/people/unbanPerson.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { buildListing, buildUser } from "../../../../tests/factories.ts";
import { buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const said = (calls: Call[]) => calls.map(({ text }) => text ?? "").join("\n");
const pressesOf = (calls: Call[]) =>
  calls.flatMap(buttonsOf).flatMap((one) => ("callback_data" in one ? [one.callback_data] : []));
const pressOf = (calls: Call[], begins: string) =>
  pressesOf(calls).find((press) => press.startsWith(begins)) ?? expect.fail(`no ${begins}`);

async function personOf(role: Role) {
  const person = fakePerson();
  await telegram.say(person, "/start");
  await User.update({ role }, { where: { telegramId: person.id } });
  const user = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
  return { person, id: user.id };
}

const commands: Record<string, Right> = {
  "/moderate": "moderation.decide",
  "/stats": "reports.read",
  "/report nonsense": "reports.read",
  "/find": "people.read",
  "/user": "people.read",
  "/ban": "people.ban",
  "/unban": "people.ban",
  "/refund": "money.move",
  "/flag": "settings.read",
  "/admin": "roles.grant",
  "/broadcast": "broadcasts.send",
};

test.each(roles)("a %s has the commands of their rights, and no others", async (role) => {
  const { person } = await personOf(role);
  const unknown = said(await telegram.say(person, "/nothing"));
  for (const [command, right] of Object.entries(commands)) {
    const isUnknown = said(await telegram.say(person, command)) === unknown;
    expect(isUnknown, command).toBe(!may(role, right));
  }
});

test("an owner gives a role from a list, changes it and takes it; all is told and in the audit", async () => {
  const owner = await personOf("owner");
  const { id } = await buildUser({ firstName: "Нодира", botStartedAt: new Date() });
  const card = await telegram.say(owner.person, `/user #${id}`);
  const which = await telegram.press(owner.person, pressOf(card, "person:admin:"));
  expect(said(which)).toContain("<b>Модератор</b>: очередь модерации");
  const asked = await telegram.press(owner.person, pressOf(which, "person:role:moderator:"));
  await telegram.press(owner.person, pressOf(asked, "decide:admin:"));
  const other = await telegram.say(owner.person, `/admin analyst #${id}`);
  await telegram.press(owner.person, pressOf(other, "decide:admin:"));
  expect(await User.findByPk(id)).toMatchObject({ role: "analyst", isAdmin: true });
  const taken = await telegram.say(owner.person, `/admin remove #${id}`);
  await telegram.press(owner.person, pressOf(taken, "decide:admin:"));
  expect(await User.findByPk(id)).toMatchObject({ role: null, isAdmin: false });
  const notes = await AuditEntry.findAll({
    where: { subjectId: String(id), subjectType: "user" },
    order: ["id"],
  });
  const changes = notes.flatMap(({ action, details }) => (action.startsWith("role.") ? [details] : []));
  expect(changes).toEqual([
    { before: null, after: "moderator" },
    { before: "moderator", after: "analyst" },
    { before: "analyst", after: null },
  ]);
  expect((await telegram.deliver()).map(({ text }) => text)).toContainEqual(
    expect.stringContaining("Аналитик"),
  );
});

test("what a role doesn't let isn't offered on a person's card", async () => {
  const { ownerId } = await buildListing();
  const offered = async (role: Role) => {
    const { person } = await personOf(role);
    const presses = pressesOf(await telegram.say(person, `/user #${ownerId}`));
    return presses.map((press) => press.split(":")[1]).sort();
  };
  expect(await offered("owner")).toEqual(["admin", "ban", "coins", "listings", "phone"]);
  expect(await offered("manager")).toEqual(["coins", "listings", "phone"]);
  expect(await offered("moderator")).toEqual(["ban", "listings", "phone"]);
  expect(await offered("support")).toEqual(["listings", "phone"]);
});

test("a moderator bans for thirty days at most, and such a ban ends by itself", async () => {
  const moderator = await personOf("moderator");
  const { id, ownerId } = await buildListing();
  expect(said(await telegram.say(moderator.person, `/ban #${ownerId} 31d спам`))).toContain("в днях: 30");
  const asked = await telegram.say(moderator.person, `/ban #${ownerId} спам`);
  expect(said(asked)).toContain("на 30 дней");
  await telegram.press(moderator.person, pressOf(asked, "decide:ban:"));
  expect(await liftEndedBans()).toBe(0);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await liftEndedBans(inDays(29))).toBe(0);
  expect(await liftEndedBans(inDays(31))).toBe(1);
  expect(await User.findByPk(ownerId)).toMatchObject({ bannedAt: null, bannedUntil: null });

  expect((await Listing.findByPk(id))?.status).toBe("active");

  const forGood = { adminId: moderator.id, userId: ownerId, reason: null, returnsUnused: false };
  await expect(banPerson(forGood)).rejects.toMatchObject({ code: "forbidden" });
  const owner = await personOf("owner");
  await banPerson({ ...forGood, adminId: owner.id });
  const lifted = said(await telegram.press(moderator.person, `person:unban:${ownerId}`));
  expect(lifted).toContain(translate("ru", "right-refused"));
});

test("a manager moves money up to a limit, an owner without one", async () => {
  const [manager, owner] = [await personOf("manager"), await personOf("owner")];
  const { id } = await buildUser();
  const coins = MANAGER_COINS_MAX + 1;
  const answer = said(await telegram.say(manager.person, `/coins #${id} +${coins} подарок`));
  expect(answer).toBe(translate("ru", "right-limit", { coins: MANAGER_COINS_MAX }));
  const giving = { userId: id, coins, reason: "подарок" };
  const decision = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  await expect(giveCoins({ ...giving, adminId: manager.id, decision: decision(1) })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await giveCoins({ ...giving, adminId: manager.id, coins: 5, decision: decision(2) })).toBe(5);
  expect(await giveCoins({ ...giving, adminId: owner.id, decision: decision(3) })).toBe(coins + 5);
});

test("a manager sees the switches and turns none", async () => {
  const { person } = await personOf("manager");
  const listed = await telegram.say(person, "/flag");
  expect(said(listed)).toContain("PAID_FEATURES_ENABLED");
  expect(pressesOf(listed)).toEqual([]);
  const refused = translate("ru", "right-refused");
  expect(said(await telegram.say(person, "/flag PAID_FEATURES_ENABLED on"))).toBe(refused);
});

test("the last owner stays one, and only owners give roles", async () => {
  await User.update({ role: null }, { where: { role: "owner" } });
  const [one, manager] = [await buildUser({ role: "owner" }), await buildUser({ role: "manager" })];
  const two = await buildUser({ role: "owner" });
  const set = (by: User, of: User, role: Role | null) => setRole({ adminId: by.id, userId: of.id, role });
  await expect(set(manager, one, "support")).rejects.toMatchObject({ code: "forbidden" });
  const came = await Promise.allSettled([set(one, two, "support"), set(two, one, "support")]);
  expect(came.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await User.count({ where: { role: "owner" } })).toBe(1);
});

test("a manager's broadcast to very many is sent by a second person, as it was shown", async () => {
  const [manager, second] = [await personOf("manager"), await personOf("manager")];
  const many = Array.from({ length: ALONE_AUDIENCE_MAX + 1 }, (_, index) => ({
    telegramId: 700_000_000 + index,
    language: "ru" as const,
    firstName: "Ученик",
    botStartedAt: new Date(),
  }));
  await User.bulkCreate(many);
  await telegram.say(manager.person, "/broadcast");
  const card = await telegram.say(manager.person, "Новости");
  const shown = await telegram.press(manager.person, pressOf(card, "cast:preview:"));
  const send = pressOf(shown, "cast:send:");
  const asked = await telegram.press(manager.person, send);
  expect(said(asked)).toContain("второй админ");
  expect(await findSending()).toBeUndefined();
  // Its author can't be the second one.
  expect(said(await telegram.press(manager.person, send))).toContain("второй админ");

  const told = (await telegram.deliver()).filter(({ chat_id }) => chat_id === second.person.id);
  const looked = await telegram.press(second.person, pressOf(told, "cast:second:"));
  expect(said(looked)).toContain("Новости");
  await telegram.press(second.person, pressOf(looked, "cast:send:"));
  expect(await findSending()).toMatchObject({ adminId: manager.id });
});
