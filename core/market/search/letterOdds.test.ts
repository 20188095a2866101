import { expect, test } from "vitest";
import { letterOddsOf } from "./letterOdds.ts";

test("letters that never follow each other are unlikely, those that mostly do are likely", () => {
  const unlikely = letterOddsOf(["диван", "дивана", "иван", "сани", "ваза"]);
  expect(unlikely("дива")).toBeLessThan(unlikely("двиа"));
  expect(unlikely("диван")).toBeLessThan(unlikely("диван".replace("в", "щ")));
});

test("of the two letters that always follow one, each is half as likely", () => {
  const many = Array.from({ length: 1000 }, (_, at) => [`x${at}ab`, `x${at}ac`]).flat();
  const unlikely = letterOddsOf(many);
  expect(unlikely("x1ab") - unlikely("x1ac")).toBeCloseTo(0, 5);
});

test("without words all letters are alike", () => {
  const unlikely = letterOddsOf([]);
  expect(unlikely("ab")).toBeCloseTo(unlikely("яю"), 9);
  expect(unlikely("a")).toBeLessThan(unlikely("ab"));
});
