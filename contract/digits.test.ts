import { expect, test } from "vitest";
import { verifyCode } from "./auth.ts";
import { Pin, PriceParam } from "./common.ts";
import { PurchaseInput } from "./groups.ts";
import { saveProfile } from "./shoppers.ts";

test.each([
  "560001",
  "560 001",
  " 560\u00a0001 ",
  "५६०००१",
  "५६० ००१",
  "５６０００１",
  "٥٦٠٠٠١",
  "5６०001",
  "560\u200b001",
  "560-001",
  "560 – 001",
  "560−001",
  "560.001",
])("the PIN %j is 560001 wherever one is taken", (typed) => {
  expect(Pin.parse(typed)).toBe("560001");
  expect(PurchaseInput.shape.pin.parse(typed)).toBe("560001");
  expect(saveProfile.input.parse({ pin: typed })).toEqual({ pin: "560001" });
});

test.each(["", " ", "\u200b"])("an order needs a PIN: %j is none", (typed) => {
  expect(PurchaseInput.shape.pin.safeParse(typed).success).toBe(false);
});

test("codes and prices are taken in digits of any script, too", () => {
  const asked = { phoneNumber: "९८७६५४३२१०", device: "d".repeat(32), requestId: crypto.randomUUID() };
  expect(verifyCode.input.parse({ ...asked, code: "१२३-४५६" }).code).toBe("123456");
  expect(verifyCode.input.safeParse({ ...asked, code: "12345x" }).success).toBe(false);
  expect(PriceParam.parse("१ २००")).toBe(1200);
});
