import { expect, test } from "vitest";
import { parseLink } from "./parseLink.ts";

test.each([
  ["https://t.me/bozor_bot?start=ad_1", { kind: "start", payload: "ad_1" }],
  ["t.me/Bozor_Bot", { kind: "bot" }],
  ["tg://resolve?domain=bozor_bot&start=p", { kind: "start", payload: "p" }],
  ["https://t.me/bozor_bot/shop?startapp=g1", { kind: "app", app: "shop", startapp: "g1" }],
  [
    "tg://resolve?domain=bozor_bot&appname=reports&startapp=r",
    { kind: "app", app: "reports", startapp: "r" },
  ],
  ["https://t.me/bozor_bot?startapp", { kind: "app", app: "market", startapp: "" }],
  ["https://t.me/bozor_bot/cinema", { kind: "unknown app", name: "cinema" }],
  [
    "https://t.me/share/url?url=https%3A%2F%2Fa.uz&text=Hi%20there",
    { kind: "share", text: "https://a.uz\nHi there" },
  ],
  ["tg://msg_url?url=https%3A%2F%2Fa.uz&text=Hi", { kind: "share", text: "https://a.uz\nHi" }],
  ["https://t.me/aziza", { kind: "user", username: "aziza" }],
  ["https://t.me/$abc", { kind: "invoice", slug: "abc" }],
  ["https://t.me/+998901112233", { kind: "phone", number: "+998901112233" }],
  ["http://localhost:8080/webApp", { kind: "web", url: "http://localhost:8080/webApp" }],
  ["javascript:alert(1)", { kind: "nothing", reason: "Links of the form javascript: are not opened" }],
])("%s", (link, target) => {
  expect(parseLink(link, "bozor_bot")).toEqual(target);
});

test("the short share form fails, as it does in real clients", () => {
  expect(parseLink("https://t.me/share?url=x", "bozor_bot").kind).toBe("nothing");
});

test("an address that can't be decoded leads nowhere", () => {
  expect(parseLink("https://t.me/%zz", "bozor_bot").kind).toBe("nothing");
});
