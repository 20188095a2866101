import { expect, test } from "vitest";
import {
  checkPurchase,
  clampQuantity,
  emptyPurchase,
  fieldOf,
  fillIn,
  fromProfile,
  maskPin,
  oddities,
  toPurchaseBody,
  withPin,
} from "./purchaseForm.ts";

const whole = { ...emptyPurchase, phone: "98 7654 3210", address: "12 MG Road", pin: "411001" };
const none: ReadonlySet<never> = new Set();

test("phone, street and PIN are needed, nothing else is", () => {
  expect(checkPurchase(emptyPurchase)).toEqual({ phone: "required", address: "required", pin: "required" });
  expect(Object.keys(checkPurchase(emptyPurchase)), "in the order of the form").toEqual([
    "phone",
    "address",
    "pin",
  ]);
  expect(checkPurchase(whole)).toEqual({});
  expect(checkPurchase({ ...whole, address: "   " })).toEqual({ address: "required" });
});

test("a phone has ten characters with its country's at least", () => {
  expect(checkPurchase({ ...whole, phone: "98 7654 3" })).toEqual({ phone: "required" });
  expect(checkPurchase({ ...whole, phone: "98 7654 32" })).toEqual({});
});

test("what the server wouldn't take for its length is told", () => {
  const long = "x".repeat(201);
  expect(checkPurchase({ ...whole, city: long, addressExtra: long })).toEqual({
    city: "too_long",
    addressExtra: "too_long",
  });
});

test("a PIN is typed in digits, six at most", () => {
  expect(maskPin("41 10-0123")).toBe("411001");
});

test("an odd phone or PIN is asked about, not refused", () => {
  expect(oddities(whole)).toEqual([]);
  expect(oddities({ phone: "12 3456 7890", pin: "411001" })).toEqual(["phone"]);
  expect(oddities({ phone: "98 7654 32", pin: "4110" })).toEqual(["phone", "pin"]);
  expect(oddities({ phone: "98 7654 3210", pin: "000000" })).toEqual(["pin"]);
  // A missing value has words of its own.
  expect(oddities({ phone: "", pin: "" })).toEqual([]);
});

test("a whole PIN brings its state, and changes with it unless somebody wrote another", () => {
  const inPune = withPin(emptyPurchase, "411001");
  expect(inPune).toMatchObject({ pin: "411001", state: "Maharashtra" });
  expect(withPin(inPune, "560001").state).toBe("Karnataka");
  expect(withPin({ ...inPune, state: "Goa" }, "560001").state).toBe("Goa");
  expect(withPin(withPin(inPune, "41100"), "411001").state).toBe("Maharashtra");
  expect(withPin(emptyPurchase, "4110").state).toBe("");
});

const profile = {
  phoneNumber: "919876543210",
  recipientName: "Asha",
  address: "12 MG Road",
  addressExtra: "",
  city: "Pune",
  state: "Maharashtra",
  pin: "411001",
  payoutMethod: "",
};

test("what is known fills what is empty and untouched", () => {
  const known = fromProfile(profile);
  expect(known.phone).toBe("98 7654 3210");
  const typed = { ...emptyPurchase, city: "Mumbai" };
  expect(fillIn(typed, known, new Set(["address" as const]))).toEqual({
    ...emptyPurchase,
    ...known,
    city: "Mumbai",
    address: "",
    quantity: 1,
  });
});

test("a number of another country doesn't fit the form", () => {
  expect(fromProfile({ ...profile, phoneNumber: "998901234567" }).phone).toBe("");
  expect(fillIn(emptyPurchase, fromProfile({ ...profile, phoneNumber: "" }), none).phone).toBe("");
});

test("the order says all there is, trimmed, the phone with its country's prefix", () => {
  const way = { isGroupPurchase: true, inviteCode: "abcdefghij" };
  const source = { utmSource: "insta", depth: 1 };
  expect(toPurchaseBody({ ...whole, city: " Pune ", quantity: 2 }, 7, way, source)).toEqual({
    productId: 7,
    isGroupPurchase: true,
    inviteCode: "abcdefghij",
    utmSource: "insta",
    depth: 1,
    phoneNumber: "919876543210",
    recipientName: "",
    address: "12 MG Road",
    addressExtra: "",
    city: "Pune",
    state: "",
    pin: "411001",
    quantity: 2,
  });
});

test("refused fields are those of the form by their own names", () => {
  expect(fieldOf("phoneNumber")).toBe("phone");
  expect(fieldOf("pin")).toBe("pin");
  expect(fieldOf("productId")).toBeUndefined();
});

test("from one item to ten can be ordered", () => {
  expect([0, 1, 10, 11, 2.7, Number.NaN].map(clampQuantity)).toEqual([1, 1, 10, 10, 2, 1]);
});
