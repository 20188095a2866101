import { expect, test } from "vitest";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { ru } from "../locales/ru.ts";
import { uz } from "../locales/uz.ts";
import { formatDate, formatDay, formatMoney } from "./formats.ts";

const wordsOf = (texts: Record<string, string>) => (key: string, values?: Record<string, string | number>) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name]));
const [inRu, inUz] = [wordsOf(ru), wordsOf(uz)];
const plain = (text: string) => text.replace(/\s/g, " ");

test("money is grouped the French way with the unit of the language", () => {
  expect(plain(formatMoney(1_250_000, "UZS", inRu))).toBe("1 250 000 сум");
  expect(plain(formatMoney(1_250_000, "UZS", inUz))).toBe("1 250 000 soʻm");
  expect(plain(formatMoney(300, "UYE", inRu))).toBe("300 у.е.");
  expect(formatMoney(1_250_000, "UZS", inRu).split(" ")).toHaveLength(2);
});

test("today and yesterday are named with the hour, other days by their date", () => {
  const now = new Date(2026, 2, 1, 12, 30);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  expect(formatDate(at(2026, 2, 1, 0, 5), "ru", inRu, now)).toBe("сегодня 00:05");
  expect(formatDate(at(2026, 1, 28, 23, 59), "uz", inUz, now)).toBe("kecha 23:59");
  expect(formatDate(at(2026, 1, 27, 9, 0), "ru", inRu, now)).toBe("27 февраля");
  expect(formatDate(at(2026, 1, 27, 9, 0), "uz", inUz, now)).toBe("27-fevral");
  expect(formatDate(at(2025, 10, 3, 9, 0), "ru", inRu, now)).toBe("3 ноября 2025");
});

test("a clock a little ahead of ours is still today", () => {
  const now = new Date(2026, 2, 1, 23, 59);
  expect(formatDate(new Date(2026, 2, 2, 0, 1).toISOString(), "ru", inRu, now)).toBe("сегодня 00:01");
});

test("a day to come is named by itself, with its year where it is another", () => {
  const now = new Date(2026, 10, 21, 12, 0);
  expect(formatDay(new Date(2026, 11, 21, 9, 0).toISOString(), "ru", now)).toBe("21 декабря");
  expect(formatDay(new Date(2027, 0, 2, 9, 0).toISOString(), "uz", now)).toBe("2-yanvar 2027");
});

test("a photo of ours has a small square beside it, others are taken as they are", () => {
  expect(smallPhoto("/images/ab-1.webp")).toBe("/images/ab-1-480.webp");
  expect(smallPhoto("https://cdn.example/images/a.webp")).toBe("https://cdn.example/images/a-480.webp");
  expect(smallPhoto("/images/ab-1-480.webp")).toBe("/images/ab-1-480.webp");
  expect(smallPhoto("https://t.me/i/userpic/1.jpg")).toBe("https://t.me/i/userpic/1.jpg");
});
