import { expect, test } from "vitest";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { listMeantPeople } from "./listMeantPeople.ts";
import { provePhone } from "./provePhone.ts";
import { saveTelegramUser } from "./saveTelegramUser.ts";

let last = 0;
function unique(): number {
  last += 1;
  return last;
}

const meet = (username: string) =>
  saveTelegramUser({ id: 7_000_000 + unique(), first_name: "Али", username });

test("an @username means whoever showed it last", async () => {
  const name = `seller_${unique()}`;
  const former = await meet(name);
  const other = await meet(`${name}x`);
  expect(await listMeantPeople(`@${name.toUpperCase()}`)).toEqual([former.id]);
  const present = await meet(name.toUpperCase());
  expect(await listMeantPeople(`@${name}`)).toEqual([present.id]);
  expect(await User.findByPk(former.id)).toMatchObject({ username: null });
  expect(await User.findByPk(other.id)).toMatchObject({ username: `${name}x` });
});

test("two who swap their names at once both have the new one", async () => {
  const name = `swap_${unique()}`;
  const ids = [8_000_000 + unique(), 8_000_000 + unique()];
  const show = (ends: string) =>
    Promise.all(
      ids.map((id, index) => saveTelegramUser({ id, first_name: "A", username: name + ends[index] })),
    );
  const people = await show("ab");
  await show("ba");
  await show("ba");
  expect(await listMeantPeople(`@${name}b`)).toEqual([people[0]?.id]);
  expect(await listMeantPeople(`@${name}a`)).toEqual([people[1]?.id]);
});

test("a phone means who has proven it, and nobody once it is another's", async () => {
  const phoneNumber = `+99890${String(1_000_000 + unique()).padStart(7, "0")}`;
  const [first, second] = [await buildUser(), await buildUser()];
  await provePhone(first, phoneNumber);
  expect(await listMeantPeople(phoneNumber)).toEqual([first.id]);
  await provePhone(second, phoneNumber);
  expect(await listMeantPeople(phoneNumber)).toEqual([second.id]);
  await second.update({ phoneVerifiedAt: null });
  expect(await listMeantPeople(phoneNumber)).toEqual([]);
});

test("of a number that may be of two countries nobody is taken for the other", async () => {
  const digits = `90${String(2_000_000 + unique()).padStart(7, "0")}`;
  const [uz, india] = [await buildUser(), await buildUser()];
  await provePhone(uz, `+998${digits}`);
  await provePhone(india, `+91${digits}`);
  expect((await listMeantPeople(digits)).toSorted()).toEqual([uz.id, india.id].toSorted());
});
