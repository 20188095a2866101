import { afterAll, beforeAll, expect, test } from "vitest";
import { Group } from "#contract/groups.ts";
import { joinOrCreate } from "#core/groups/joinOrCreate.ts";
import { buildUser } from "../../tests/factories.ts";
import { buildProduct, purchaseOf } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("a member finds their order with the group, and leaves it by that", async () => {
  const { id: starter } = await buildUser();
  const { id: friend } = await buildUser();
  const product = await buildProduct();
  const { inviteCode } = await joinOrCreate(starter, purchaseOf(product.id));
  await joinOrCreate(friend, purchaseOf(product.id, { inviteCode: inviteCode ?? "" }));
  const path = `/api/group-purchases/${inviteCode}`;
  const group = Group.parse((await api.ask(path, { as: friend })).body);
  expect(group).toMatchObject({ status: "open", myOrder: { status: "placed", total: 580 } });
  expect(Group.parse((await api.ask(path)).body).myOrder).toBeNull();

  const cancel = `/api/user/orders/${group.myOrder?.id}/cancel`;
  expect((await api.ask(cancel, { method: "POST", body: {}, as: starter })).status).toBe(404);
  const cancelled = await api.ask(cancel, { method: "POST", body: {}, as: friend });
  expect(cancelled.body).toEqual({ status: "cancelled" });
  const after = Group.parse((await api.ask(path, { as: friend })).body);
  expect(after.myOrder).toBeNull();
  expect(after.participants).toHaveLength(1);
});
