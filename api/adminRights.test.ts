import { expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import { may, type Right, roles } from "#contract/roles.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { User } from "#db/models/User.ts";
import { buildUser } from "../tests/factories.ts";
import { startTestApi } from "../tests/testApi.ts";

const api = await startTestApi();
const ofAdmins = endpoints.flatMap(({ endpoint: { method, path, access } }) =>
  access.startsWith("admin:") ? [{ method, path, right: access.slice("admin:".length) as Right }] : [],
);
const statusOf = async ({ method, path }: (typeof ofAdmins)[number], as: number) => {
  const options = { as, method: method.toUpperCase(), ...(method !== "get" && { body: {} }) };
  return (await api.call(path.replace(/:\w+/g, "1"), options)).status;
};

test("there are calls of admins, and each names its right", () => {
  expect(ofAdmins.length).toBeGreaterThan(10);
});

test.each(roles)("a %s is let into what their rights say; a refusal is in the audit", async (role) => {
  const { id } = await buildUser({ role });
  for (const call of ofAdmins) {
    const isRefused = (await statusOf(call, id)) === 403;
    expect(isRefused, `${call.method} ${call.path}`).toBe(!may(role, call.right));
    const noted = await AuditEntry.count({
      where: { actorId: id, action: "right.refused", subjectId: call.right },
    });
    expect(noted > 0, call.path).toBe(isRefused);
  }
});

test("a person without a role is refused without a word in the audit; a role that is taken is gone at once", async () => {
  const person = await buildUser();
  for (const call of ofAdmins) expect(await statusOf(call, person.id), call.path).toBe(403);
  expect(await AuditEntry.count({ where: { actorId: person.id } })).toBe(0);

  const support = await buildUser({ role: "support" });
  expect(support.isAdmin).toBe(true);
  const [orders] = ofAdmins.filter(({ right }) => right === "orders.read");
  expect(await statusOf(orders!, support.id)).toBe(200);
  await User.update({ role: null }, { where: { id: support.id } });
  expect(await statusOf(orders!, support.id)).toBe(403);
});

test("who is made an admin by a statement that knows no roles is an owner", async () => {
  const person = await buildUser();
  await User.update({ isAdmin: true }, { where: { id: person.id } });
  expect((await person.reload()).role).toBe("owner");
  await User.update({ isAdmin: false }, { where: { id: person.id } });
  expect((await person.reload()).role).toBeNull();
});
