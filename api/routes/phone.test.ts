import { signData } from "@tma.js/init-data-node";
import { beforeAll, expect, test } from "vitest";
import { config } from "#config";
import { buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

test("a phone shared in the messenger comes back as it is kept; strangers have none to keep", async () => {
  const user = await buildUser({ phoneNumber: null, phoneVerifiedAt: null });
  const at = Math.floor(Date.now() / 1000);
  const shared = JSON.stringify({ user_id: user.telegramId, phone_number: "998931112299", first_name: "L" });
  const hash = signData(`auth_date=${at}\ncontact=${shared}`, config.BOT_TOKEN);
  const contact = `contact=${encodeURIComponent(shared)}&auth_date=${at}&hash=${hash}`;
  const save = (as: number | undefined, body: object) =>
    api.ask("/api/telegram/users/phone", { body, ...(as && { as }) });

  expect(await save(user.id, { contact })).toEqual({ status: 200, body: { phoneNumber: "+998931112299" } });
  expect(await save(user.id, { contact: `${contact}0` })).toMatchObject({
    status: 400,
    body: { code: "invalid_input" },
  });
  expect((await save(undefined, { contact })).status).toBe(401);
});
