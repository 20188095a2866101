import { beforeAll, expect, test } from "vitest";
import { Group } from "#contract/groups.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { Order } from "#db/models/Order.ts";
import { buildUser } from "../../tests/factories.ts";
import { buildProduct, purchaseOf } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

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

const ORDER = "/api/user/group-purchases/join-or-create";

test("an order that can't be stored is refused with the field's name, and names no price but the one shown", async () => {
  const { id: as } = await buildUser();
  const product = await buildProduct();
  const ask = (body: object) =>
    api.ask<{ code: string; fields?: object }>(ORDER, { as, body: { ...purchaseOf(product.id), ...body } });
  for (const [field, value] of [
    ["pin", "1\u0000"],
    ["pin", String.fromCharCode(0xd800)],
    ["pin", "\u200b"],
    ["pin", "1234567"],
    ["quantity", 11],
    ["quantity", 1e300],
    ["quantity", "2"],
    ["total", -1],
    ["depth", 2 ** 31],
    ["phoneNumber", "12"],
    ["inviteCode", "short"],
    ["joinType", "Created"],
    ["city", { $ne: 1 }],
  ] as const) {
    const { status, body } = await ask({ [field]: value });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, "invalid_input", [field]]);
  }
  expect(await ask({ total: 1 })).toMatchObject({ status: 409, body: { code: "price_changed" } });
  const { status } = await ask({ total: 550, price: 1, boughtAs: "member", groupId: 1, userId: 1 });
  expect(status).toBe(200);
});

test("a campaign's mark or a referrer that can't be stored, or was cut in a letter's middle, costs nobody their order", async () => {
  const product = await buildProduct();
  for (const mark of ["\u0000", String.fromCharCode(0xd83d), "x".repeat(101), 7, null]) {
    const { id: as } = await buildUser();
    const body = { ...purchaseOf(product.id), utmSource: mark, utmMedium: mark, refererId: mark };
    expect([mark, (await api.ask(ORDER, { as, body })).status]).toEqual([mark, 200]);
  }
  const marks = await Order.findAll({ where: { productId: product.id } });
  expect(marks.map(({ utmSource, utmMedium }) => [utmSource, utmMedium])).toEqual(
    Array(5).fill([null, null]),
  );
});

test("nobody learns ids, codes or phones of others in a group", async () => {
  const product = await buildProduct();
  const people = [await buildUser(), await buildUser(), await buildUser()];
  const [first, second, third] = people;
  const { inviteCode } = await joinOrCreate(first?.id ?? 0, purchaseOf(product.id));
  for (const one of [second, third]) {
    await joinOrCreate(one?.id ?? 0, purchaseOf(product.id, { inviteCode: inviteCode ?? "" }));
  }
  const stranger = Group.parse((await api.ask(`/api/group-purchases/${inviteCode}`)).body);
  expect(stranger.participants.map(({ userId, inviteCode: code }) => [userId, code])).toEqual([
    [first?.id, inviteCode],
    [null, null],
    [null, null],
  ]);
  const { body } = await api.ask<{ joinable: unknown }>(`/api/group-purchases/current/${product.id}`);
  const said = JSON.stringify(body);
  expect(JSON.parse(said).joinable[0].participants.map(({ userId }: { userId: unknown }) => userId)).toEqual([
    null,
    null,
    null,
  ]);
  for (const { phoneNumber, telegramId } of people) {
    for (const secret of [phoneNumber?.slice(3), String(telegramId), inviteCode]) {
      expect(said).not.toContain(secret);
    }
  }
});
