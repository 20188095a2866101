import { Op } from "sequelize";
import { expect, test } from "vitest";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { verifyPhone } from "./verifyPhone.ts";

test("of many who prove one number at once, exactly one is left with the proof", async () => {
  const people = await Promise.all(
    Array.from({ length: 8 }, () => buildUser({ phoneNumber: null, phoneVerifiedAt: null })),
  );
  await Promise.all(people.map(({ telegramId }) => verifyPhone(telegramId!, "998 (93) 000-00-01")));

  const proven = await User.count({
    where: { phoneNumber: "+998930000001", phoneVerifiedAt: { [Op.ne]: null } },
  });
  expect(proven).toBe(1);
});

test("takes the proof from an account that has a phone and no Telegram", async () => {
  const phoneOnly = await buildUser({ telegramId: null, phoneNumber: "+998930000002" });
  const person = await buildUser({ phoneNumber: null, phoneVerifiedAt: null });
  expect(await verifyPhone(person.telegramId!, "+998930000002")).toBe("+998930000002");
  expect((await phoneOnly.reload()).phoneVerifiedAt).toBeNull();
});

test("sharing again renews one's own proof", async () => {
  const person = await buildUser({ phoneNumber: "+998930000003" });
  await verifyPhone(person.telegramId!, "+998930000003");
  expect((await person.reload()).phoneVerifiedAt).toBeInstanceOf(Date);
});

test("refuses people nobody knows", async () => {
  await expect(verifyPhone(1, "+998930000004")).rejects.toMatchObject({ code: "not_found" });
});
