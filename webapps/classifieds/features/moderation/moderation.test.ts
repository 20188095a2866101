import { expect, test } from "vitest";
import type { ModerationItem } from "#contract/moderation.ts";
import { flagsOf, moderationKey, namesOf, photoChanges, stepTo } from "./moderation.ts";

const press = (over: Partial<KeyboardEvent>) =>
  moderationKey({ key: "", code: "", altKey: false, ctrlKey: false, metaKey: false, target: null, ...over });

const within = (html: string) => {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place.firstElementChild;
};

test("letters are taken by their place, so a Cyrillic keyboard moderates too", () => {
  expect(press({ key: "a", code: "KeyA" })).toBe("approve");
  expect(press({ key: "ф", code: "KeyA" })).toBe("approve");
  expect(press({ key: "к", code: "KeyR" })).toBe("reject");
  expect(press({ key: "j", code: "KeyJ" })).toBe("next");
  expect(press({ key: "ArrowUp", code: "ArrowUp" })).toBe("previous");
  expect(press({ key: "?", code: "Slash" })).toBe("help");
  expect(press({ key: "x", code: "KeyX" })).toBeUndefined();
});

test("keys mean nothing while typing or with a modifier", () => {
  for (const field of ["<textarea></textarea>", "<input>", "<p contenteditable></p>"]) {
    expect(press({ code: "KeyA", target: within(field) })).toBeUndefined();
  }
  expect(press({ code: "KeyA", target: within('<input type="checkbox">') })).toBe("approve");
  expect(press({ code: "KeyR", ctrlKey: true })).toBeUndefined();
  expect(press({ code: "KeyA", metaKey: true })).toBeUndefined();
});

test("Space and Enter press what has the focus, and else select and enlarge", () => {
  for (const code of ["Space", "Enter"]) {
    expect(press({ code, target: within("<button></button>") })).toBeUndefined();
    expect(press({ code, target: within("<a href='/'></a>") })).toBeUndefined();
  }
  expect(press({ code: "Space", target: within("<article></article>") })).toBe("select");
  expect(press({ code: "Enter" })).toBe("enlarge");
});

test("what a decision is about is named, the first few by name", () => {
  const items = ["Стол", "Я".repeat(61), "Шкаф", "Лампа", "Ваза"].map(
    (name) => ({ product: { name } }) as ModerationItem,
  );
  expect(namesOf(items.slice(0, 1))).toEqual({ names: "«Стол»", more: 0 });
  expect(namesOf(items)).toEqual({ names: `«Стол», «${"Я".repeat(59)}…», «Шкаф»`, more: 2 });
});

test("steps stay inside the list, also from a place that is gone", () => {
  expect(stepTo(["a", "b", "c"], 0, 1)).toBe("b");
  expect(stepTo(["a", "b", "c"], 2, 1)).toBe("c");
  expect(stepTo(["a", "b", "c"], 0, -1)).toBe("a");
  expect(stepTo(["a"], 7, 0)).toBe("a");
  expect(stepTo([], 0, 1)).toBeUndefined();
});

test("three reports raise a listing, and three refusals mark its seller", () => {
  const owner = { isBanned: false, rejectedCount: 2 } as ModerationItem["owner"];
  const report = { reason: "fraud", note: null, createdAt: "" } as const;
  expect(flagsOf({ reports: [report, report], owner })).toEqual({
    reporters: 2,
    isRaised: false,
    isBanned: false,
    isOftenRejected: false,
  });
  const flags = flagsOf({ reports: [report, report, report], owner: { ...owner, rejectedCount: 3 } });
  expect(flags).toMatchObject({ isRaised: true, isOftenRejected: true });
});

test("photos put in and taken out are marked, and a new order is told from a change", () => {
  const changes = photoChanges(["a", "b"], ["b", "c"]);
  expect(changes.before).toEqual([
    { src: "a", isChanged: true },
    { src: "b", isChanged: false },
  ]);
  expect(changes.after[1]).toEqual({ src: "c", isChanged: true });
  expect(changes.isOrderOnly).toBe(false);
  expect(photoChanges(["a", "b"], ["b", "a"]).isOrderOnly).toBe(true);
});
