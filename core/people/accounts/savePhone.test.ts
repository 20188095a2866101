import { signData } from "@tma.js/init-data-node";
import { expect, test } from "vitest";
import { config } from "#config";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { savePhone } from "./savePhone.ts";

const HOUR = 3600;
const unixNow = () => Math.floor(Date.now() / 1000);

/** The answer of `requestContact`, signed as Telegram signs it. */
function signed(contact: object, { at = unixNow(), token = config.BOT_TOKEN } = {}): string {
  const pairs = [`auth_date=${at}`, `contact=${JSON.stringify(contact)}`];
  const hash = signData(pairs.join("\n"), token);
  return `contact=${encodeURIComponent(JSON.stringify(contact))}&auth_date=${at}&hash=${hash}`;
}

const newcomer = () => buildUser({ phoneNumber: null, phoneVerifiedAt: null });
const contactOf = (user: User, phone_number = "998931112233") => ({
  user_id: user.telegramId!,
  phone_number,
  first_name: "Lola & Co",
});
test("a person's own signed contact is kept as proven, also when it is sent again", async () => {
  const user = await newcomer();
  const contact = signed(contactOf(user));
  for (let time = 1; time <= 2; time += 1) {
    expect(await savePhone(user.id, contact)).toBe("+998931112233");
  }
  expect(await user.reload()).toMatchObject({
    phoneNumber: "+998931112233",
    phoneVerifiedAt: expect.any(Date),
  });
});

test("the proof moves to whoever shares the number last", async () => {
  const earlier = await buildUser({ phoneNumber: "+998931112244" });
  const user = await newcomer();
  await savePhone(user.id, signed(contactOf(user, "+998 93 111-22-44")));
  expect(await earlier.reload()).toMatchObject({ phoneNumber: "+998931112244", phoneVerifiedAt: null });
  expect((await user.reload()).phoneNumber).toBe("+998931112244");
});

test("what is forged, foreign, old, from the future, doubled or no contact is refused and changes nothing", async () => {
  const user = await newcomer();
  const other = await newcomer();
  const good = signed(contactOf(user));
  const wrong = {
    changed: good.replace("998931112233", "998930000000"),
    "another bot's": signed(contactOf(user), { token: "7000000001:a-token-of-another-bot" }),
    unsigned: good.replace(/&hash=.*/, ""),
    foreign: signed(contactOf(other)),
    old: signed(contactOf(user), { at: unixNow() - HOUR - 5 }),
    future: signed(contactOf(user), { at: unixNow() + 120 }),
    "doubled contact": `${good}&contact=${encodeURIComponent(JSON.stringify(contactOf(user, "998930000000")))}`,
    "doubled hash": `${good}&${good.slice(good.indexOf("hash="))}`,
    nobody: signed({ phone_number: "998931112233", first_name: "x" }),
    "no phone": signed(contactOf(user, "12")),
    text: "hello",
  };
  for (const [name, contact] of Object.entries(wrong)) {
    const refused = await savePhone(user.id, contact).catch((error: unknown) => error);
    expect([name, refused]).toMatchObject([name, { code: "invalid_input" }]);
  }
  expect(await User.count({ where: { id: [user.id, other.id], phoneNumber: null } })).toBe(2);
  expect(await savePhone(user.id, signed(contactOf(user), { at: unixNow() - HOUR + 5 }))).toBe(
    "+998931112233",
  );
});

test("a person without Telegram has no contact to share", async () => {
  const phoneOnly = await buildUser({ telegramId: null });
  const contact = signed({ user_id: 5, phone_number: "998931112233", first_name: "x" });
  await expect(savePhone(phoneOnly.id, contact)).rejects.toMatchObject({ code: "invalid_input" });
});
