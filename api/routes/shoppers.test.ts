import { QueryTypes } from "sequelize";
import { beforeAll, expect, test } from "vitest";
import type { DeliveryProfile, Shopper } from "#contract/shoppers.ts";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { buildProduct, purchaseOf } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PROFILE = "/api/user/profile";
const patch = <T>(path: string, as: number, body: object) => api.ask<T>(path, { method: "PATCH", body, as });

test("a shopper reads and renames themselves; only a proven phone is theirs, and others are nobody's business", async () => {
  const user = await buildUser({ phoneNumber: "+919876500001", firstName: "Asha", language: "en" });
  await buildUser();
  const shopper = {
    id: user.id,
    phoneNumber: "919876500001",
    firstName: "Asha",
    language: "en",
    isAdmin: false,
    refererId: null,
  };
  expect((await api.ask("/api/user/me", { as: user.id })).body).toEqual(shopper);
  expect((await api.ask("/api/user/users", { as: user.id })).body).toEqual([shopper]);
  const renamed = await patch<Shopper>("/api/user/me", user.id, { firstName: " Asha K\u200b " });
  expect(renamed.body).toEqual({ ...shopper, firstName: "Asha K" });
  await user.update({ phoneVerifiedAt: null });
  expect((await api.ask<Shopper>("/api/user/me", { as: user.id })).body.phoneNumber).toBeNull();
  for (const path of ["/api/user/me", "/api/user/users", PROFILE]) {
    expect((await api.call(path)).status).toBe(401);
  }
});

test("the language is kept and answers are in it", async () => {
  const { id } = await buildUser({ language: "en" });
  expect((await patch("/api/user/language", id, { language: "hi" })).body).toEqual({ ok: true });
  expect((await api.ask<Shopper>("/api/user/me", { as: id })).body.language).toBe("hi");
  expect((await patch("/api/user/language", id, { language: "fr" })).status).toBe(400);
});

test("the address is empty at first, kept in parts, and follows what is ordered", async () => {
  const user = await buildUser({ phoneNumber: "+919876500002" });
  const empty = {
    recipientName: "",
    address: "",
    addressExtra: "",
    city: "",
    state: "",
    pin: "",
    payoutMethod: "",
  };
  const read = async () => (await api.ask<DeliveryProfile>(PROFILE, { as: user.id })).body;
  expect(await read()).toEqual({ phoneNumber: "919876500002", ...empty });

  const saved = await patch<DeliveryProfile>(PROFILE, user.id, { city: "Pune", pin: "411001" });
  expect(saved.body).toEqual({ phoneNumber: "919876500002", ...empty, city: "Pune", pin: "411001" });
  await patch(PROFILE, user.id, { address: "12 MG Road", city: "" });
  expect(await read()).toMatchObject({ address: "12 MG Road", city: "", pin: "411001" });
  expect(await patch(PROFILE, user.id, {})).toMatchObject({ status: 200, body: { address: "12 MG Road" } });
  expect((await patch(PROFILE, user.id, { pin: "4110011" })).status).toBe(400);
  expect((await patch(PROFILE, user.id, { payoutMethod: " asha@upi " })).body).toMatchObject({
    payoutMethod: "asha@upi",
  });
  expect((await patch(PROFILE, user.id, { payoutMethod: "x".repeat(101) })).status).toBe(400);

  const purchase = purchaseOf((await buildProduct()).id, {
    phoneNumber: "98765 00003",
    recipientName: "Ravi",
  });
  await joinOrCreate(user.id, purchase);
  expect(await read()).toMatchObject({ phoneNumber: "919876500003", recipientName: "Ravi", city: "Pune" });
});

test("two tabs that save at once both are kept", async () => {
  const { id } = await buildUser();
  await Promise.all([
    ...Array.from({ length: 5 }, () => patch(PROFILE, id, { city: "Pune" })),
    ...Array.from({ length: 5 }, () => patch(PROFILE, id, { state: "Maharashtra" })),
  ]);
  expect((await api.ask(PROFILE, { as: id })).body).toMatchObject({ city: "Pune", state: "Maharashtra" });
});

test("a share is kept, of guests too, and of both apps", async () => {
  const { id } = await buildUser();
  const share = { kind: "whatsapp", target: "group", value: "AbCdEfGhIj" };
  for (const as of [id, undefined]) {
    const { body } = await api.ask("/api/user/shares", { body: share, ...(as && { as }) });
    expect(body).toEqual({ ok: true });
  }
  const listing = { app: "classifieds", kind: "copy", target: "listing", value: "divan-7" };
  expect((await api.call("/api/user/shares", { body: listing })).status).toBe(200);
  for (const wrong of [
    { kind: "pigeon" },
    { target: "order" },
    { app: "reports" },
    { value: "x".repeat(81) },
  ]) {
    expect((await api.call("/api/user/shares", { body: { ...share, ...wrong } })).status).toBe(400);
  }
  await flushBuffers();
  const rows = await sequelize.query(
    "select user_id as id, app, kind, target, value from shares order by id",
    { type: QueryTypes.SELECT },
  );
  expect(rows).toEqual([
    { id, app: "storefront", ...share },
    { id: null, app: "storefront", ...share },
    { id: null, ...listing },
  ]);
});
