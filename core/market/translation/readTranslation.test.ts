import { expect, test } from "vitest";
import { readTranslation } from "./readTranslation.ts";

const original = { name: "Велосипед «Орлёнок»", description: "Почти новый, куплен прошлой весной\nТорг" };
const good = {
  name: "«Orlyonok» velosipedi",
  description: "Deyarli yangi, oʻtgan bahorda olingan\nKelishamiz",
};
const completion = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }, {}] });
const read = (answer: unknown, of = original, into: "ru" | "uz" = "uz") =>
  readTranslation(completion(typeof answer === "string" ? answer : JSON.stringify(answer)), of, into);

test.each([
  ["bare", JSON.stringify(good)],
  ["fenced", `\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\``],
  ["with a sentence around it", `Mana tarjima:\n${JSON.stringify(good)}\nOmad!`],
  ["with more than was asked for", JSON.stringify({ ...good, note: "…" })],
])("reads a translation that comes %s", (_, content) => {
  expect(read(content)).toEqual(good);
});

test("spaces are put in order, line breaks stay in the description alone", () => {
  expect(read({ name: " «Orlyonok»\n velosipedi ", description: ` ${good.description}\n` })).toEqual(good);
});

test("what nobody sees goes out of a translation too", () => {
  const hidden = { name: `\u202E${good.name}\u200B`, description: `${good.description}\u2066` };
  expect(read(hidden)).toEqual(good);
});

test("a description that was never written isn't made up", () => {
  const brand = { name: "iPhone 13 Pro", description: "" };
  expect(read({ name: "iPhone 13 Pro", description: "Zoʻr telefon" }, brand)).toEqual(brand);
});

test("foreign names in a Russian text are Russian enough", () => {
  const computer = {
    name: "Kompyuter",
    description: "Intel Core i7 13700K, GeForce RTX 4070, 32 GB, sotiladi",
  };
  const translated = {
    name: "Компьютер",
    description: "Intel Core i7 13700K, GeForce RTX 4070, 32 ГБ, продаётся",
  };
  expect(read(translated, computer, "ru")).toEqual(translated);
});

test.each([
  ["unreadable", "no JSON", "Kechirasiz, tarjima qila olmayman"],
  ["unreadable", "half of it", JSON.stringify(good).slice(0, -9)],
  ["unfit", "another shape", { title: "x", text: "y" }],
  ["unreadable", "two at once", [good, good]],
  ["unfit", "no name", { ...good, name: "  " }],
  ["unfit", "no description", { ...good, description: "" }],
  ["unfit", "numbers", { ...good, name: 5 }],
  ["unfit", "a name too long", { ...good, name: "a".repeat(301) }],
  ["unfit", "a description too long", { ...good, description: "a".repeat(2001) }],
  ["unfit", "what can't be stored", { ...good, name: "a\u0000b" }],
  ["unfit", "half a character", `{"name": "a\\ud800", "description": "b"}`],
  ["unchanged", "the same words", original],
  [
    "other_language",
    "the wrong language",
    { name: "Велосипед", description: "Почти новый, взят той весной, торг" },
  ],
])("refuses as %s: %s", (code, _, answer) => {
  expect(() => read(answer)).toThrow(expect.objectContaining({ name: "BadTranslation", code }));
});

test.each([
  ["an empty body", ""],
  ["a page of a proxy", "<html>502</html>"],
  ["no choices", '{"choices":[]}'],
  ["an error with a good status", '{"error":{"message":"overloaded"}}'],
  ["nothing said", completion(null)],
])("refuses %s", (_, body) => {
  expect(() => readTranslation(body, original, "uz")).toThrow(
    expect.objectContaining({ code: "unreadable" }),
  );
});

const ad = {
  name: "Стол 120",
  description: "Пишите @aziza_home, +998 90 123-45-67, сайт Bozor.uz/stol. Цена 1 500 000",
};
const told = {
  name: "Stol 120",
  description: "@aziza_home ga yozing, +998901234567, sayt bozor.uz/stol. Narxi 1500000 soʻm",
};

test("addresses, names and numbers of the original stay, however they are written", () => {
  expect(read(told, ad)).toEqual(told);
});

test("digits of another script are the same number", () => {
  const typed = { ...ad, description: ad.description.replace("90 123-45-67", "٩٠ ١٢٣-٤٥-٦٧") };
  expect(read(told, typed)).toEqual(told);
});

test.each([
  ["a phone in another script", { description: `${told.description}, ٩٠ ٧٦٥ ٤٣ ٢١` }],
  ["a link", { description: `${told.description} https://evil.example` }],
  ["a bare address", { description: `${told.description}, t.me/evil` }],
  ["a site", { name: "Stol 120 evil.uz" }],
  ["a name", { name: "Stol 120 @evil_shop" }],
  ["a phone", { description: `${told.description}, 90 765 43 21` }],
  ["far more words than there were", { name: `Stol 120 ${"juda yaxshi ".repeat(11)}` }],
])("a translation with %s of its own is none", (_, more) => {
  expect(() => read({ ...told, ...more }, ad)).toThrow(expect.objectContaining({ code: "unfit" }));
});
