import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropTokens, keepTokens } from "#webapps/shared/client/tokens.ts";
import {
  dropPurchaseDraft,
  keepPurchaseDraft,
  readPurchaseDraft,
  unansweredPurchase,
} from "./purchaseDraft.ts";
import { emptyPurchase } from "./purchaseForm.ts";

const values = { ...emptyPurchase, address: "12 MG Road", quantity: 2 };
const touched = new Set(["address" as const]);

function signIn(userId: number) {
  const payload = btoa(JSON.stringify({ userId, exp: Date.now() / 1000 + 900 }));
  keepTokens({ accessToken: `a.${payload}.b`, refreshToken: "refresh" });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("each product has a draft of its own, until it is ordered", () => {
  expect(readPurchaseDraft("cup-s1")).toBeUndefined();
  keepPurchaseDraft("cup-s1", values, touched);
  keepPurchaseDraft("mug-s2", { ...values, quantity: 1 }, touched);
  expect(readPurchaseDraft("cup-s1")).toEqual({ values, touched });
  dropPurchaseDraft("cup-s1");
  expect(readPurchaseDraft("cup-s1")).toBeUndefined();
  expect(readPurchaseDraft("mug-s2")?.values.quantity).toBe(1);
});

test("a guest's goes on with whoever signs in, and then is theirs alone", () => {
  keepPurchaseDraft("cup-s1", values, touched);
  signIn(7);
  expect(readPurchaseDraft("cup-s1")?.values).toEqual(values);
  keepPurchaseDraft("cup-s1", values, touched);
  dropTokens();
  expect(readPurchaseDraft("cup-s1")).toBeUndefined();
  signIn(8);
  expect(readPurchaseDraft("cup-s1")).toBeUndefined();
  signIn(7);
  expect(readPurchaseDraft("cup-s1")?.values).toEqual(values);
});

test("an order without an answer is remembered beside what is typed", () => {
  const unanswered = { key: "k", bodies: [{ productId: 1, address: "12 MG Road", pin: "411001" }] };
  keepPurchaseDraft("cup-s1", values, touched);
  unansweredPurchase("cup-s1", "group").current = unanswered;
  keepPurchaseDraft("cup-s1", { ...values, quantity: 3 }, touched);
  expect(unansweredPurchase("cup-s1", "group").current).toEqual(unanswered);
  expect(unansweredPurchase("cup-s1", "alone").current).toBeUndefined();
  expect(readPurchaseDraft("cup-s1")?.values.quantity).toBe(3);
  unansweredPurchase("cup-s1", "group").current = undefined;
  expect(unansweredPurchase("cup-s1", "group").current).toBeUndefined();
  expect(readPurchaseDraft("cup-s1")?.values.quantity).toBe(3);
});

test("that nothing is unanswered makes no draft", () => {
  unansweredPurchase("cup-s1", "group").current = undefined;
  expect(localStorage.getItem("draft-purchase")).toBeNull();
});

test("the ten last written are kept, and rubbish is none", () => {
  for (let id = 1; id <= 11; id += 1) keepPurchaseDraft(`cup-s${id}`, values, touched);
  expect(readPurchaseDraft("cup-s1")).toBeUndefined();
  expect(readPurchaseDraft("cup-s11")).toBeDefined();
  localStorage.setItem("draft-purchase", '[{"link":"cup-s11"}, null, 7]');
  expect(readPurchaseDraft("cup-s11")).toBeUndefined();
  localStorage.setItem("draft-purchase", "{");
  expect(readPurchaseDraft("cup-s11")).toBeUndefined();
});

test("where storage is closed it lasts as long as the page", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("closed");
    },
    removeItem: () => undefined,
  });
  keepPurchaseDraft("cup-s1", values, touched);
  expect(readPurchaseDraft("cup-s1")?.values).toEqual(values);
  dropPurchaseDraft("cup-s1");
  expect(readPurchaseDraft("cup-s1")).toBeUndefined();
});
