import { expect, test } from "vitest";
import { buildUser } from "../../../tests/factories.ts";
import { buildProduct, purchaseOf, seatOf } from "../../../tests/shopFactories.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";

const product = await buildProduct();
const buy = async (overrides: Parameters<typeof purchaseOf>[1]) =>
  joinOrCreate((await buildUser()).id, purchaseOf(product.id, overrides));

test("a seat keeps the campaign that its person's order names, beside the way they came and how deep", async () => {
  const first = await buy({ utmSource: "instagram" });
  expect((await seatOf(first.inviteCode)).member).toMatchObject({
    utmSource: "instagram",
    joinType: "Created",
    depth: 0,
  });
  const second = await buy({ inviteCode: first.inviteCode ?? "" });
  expect((await seatOf(second.inviteCode)).member).toMatchObject({
    utmSource: null,
    joinType: "Invited",
    depth: 1,
  });
  // What the client says of depth decides nothing.
  const third = await buy({ inviteCode: second.inviteCode ?? "", utmSource: "vk", depth: 40 });
  expect((await seatOf(third.inviteCode)).member).toMatchObject({
    utmSource: "vk",
    joinType: "Invited",
    depth: 2,
  });
  const blank = await buy({ utmSource: "" });
  expect((await seatOf(blank.inviteCode)).member.utmSource).toBeNull();
});
