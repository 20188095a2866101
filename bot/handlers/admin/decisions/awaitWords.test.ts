import { expect, test } from "vitest";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { buildListing } from "../../../../tests/factories.ts";
import { buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

async function makeAdmin() {
  const person = fakePerson();
  await telegram.say(person, "/start");
  await User.update({ isAdmin: true }, { where: { telegramId: person.id } });
  return person;
}

const ru = (key: KeyWith) => translate("ru", key);
const texts = (calls: Call[]) => calls.map(({ text }) => text);
const pressesOf = (calls: Call[]) =>
  calls.flatMap(buttonsOf).flatMap((button) => ("callback_data" in button ? [button.callback_data] : []));
const pressOf = (calls: Call[], head: string) =>
  pressesOf(calls).find((press) => press.startsWith(head)) ?? expect.fail(`no ${head}`);

test("/cancel of a wait says that the draft is kept, and a button drops it; where nothing is waited for it says just that", async () => {
  const admin = await makeAdmin();
  await telegram.say(admin, "/broadcast");
  const card = await telegram.say(admin, "Новости");
  const drop = pressOf(card, "cast:drop:");
  for (const asked of ["cast:button:", "cast:text:ru:"]) {
    await telegram.press(admin, pressOf(card, asked));
    const kept = await telegram.say(admin, "/cancel");
    expect([texts(kept), pressesOf(kept)]).toEqual([[ru("broadcast-words-cancelled")], [drop]]);
    expect(texts(await telegram.say(admin, "/cancel"))).toEqual([ru("cancel-none")]);
  }
  expect(texts(await telegram.say(admin, "/broadcast")).join()).toContain("Новости");
  expect(texts(await telegram.press(admin, drop))).toContain(ru("broadcast-dropped"));
  expect(texts(await telegram.say(admin, "/cancel"))).toEqual([ru("cancel-none")]);
});

test("a command that ends a wait says so before its own answer; the broadcast's own goes on with it", async () => {
  const admin = await makeAdmin();
  await telegram.say(admin, "/broadcast");
  expect(texts(await telegram.say(admin, "/broadcast"))).toHaveLength(1);
  const card = await telegram.say(admin, "Новости");
  await telegram.press(admin, pressOf(card, "cast:button:"));
  const [left, ...answer] = texts(await telegram.say(admin, "/stats"));
  expect([left, answer.length]).toEqual([ru("broadcast-left"), 1]);
  expect(texts(await telegram.say(admin, "/stats"))).toHaveLength(1);

  await buildListing({ status: "pending" });
  const asked = await telegram.press(
    admin,
    pressOf(await telegram.say(admin, "/moderate"), "moderate:reject:"),
  );
  await telegram.press(admin, pressOf(asked, "moderate:reason:"));
  expect(texts(await telegram.say(admin, "/stats"))[0]).toBe(ru("note-left"));
});
