import { beforeAll, expect, test } from "vitest";
import { type ReminderSetting, reminderKinds } from "#contract/reminders.ts";
import { buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PATH = "/api/user/reminders";

test("each kind of reminder, and what the caller has muted of them", async () => {
  const { id } = await buildUser();
  const { id: other } = await buildUser();
  const all = reminderKinds.map((kind) => ({ kind, isMuted: false }));
  expect((await api.ask<ReminderSetting[]>(PATH, { as: id })).body).toEqual(all);

  const muted = all.map((setting) => ({ ...setting, isMuted: setting.kind === "NoJoins10" }));
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await api.ask<ReminderSetting[]>(PATH, {
      method: "PATCH",
      as: id,
      body: { kind: "NoJoins10", isMuted: true },
    });
    expect(answer.body).toEqual(muted);
  }
  expect((await api.ask<ReminderSetting[]>(PATH, { as: id })).body).toEqual(muted);
  expect((await api.ask<ReminderSetting[]>(PATH, { as: other })).body).toEqual(all);
  await api.ask<ReminderSetting[]>(PATH, {
    method: "PATCH",
    as: id,
    body: { kind: "NoJoins10", isMuted: false },
  });
  expect((await api.ask<ReminderSetting[]>(PATH, { as: id })).body).toEqual(all);
});

test.each([
  { kind: "Everything", isMuted: true },
  { kind: "NoJoins3" },
  { kind: "NoJoins3", isMuted: "yes" },
])("refuses %o", async (body) => {
  const { id } = await buildUser();
  expect((await api.ask<ReminderSetting[]>(PATH, { method: "PATCH", as: id, body })).status).toBe(400);
});

test("a stranger has none", async () => {
  expect((await api.ask(PATH)).status).toBe(401);
});
