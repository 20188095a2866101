import { beforeEach, expect, test } from "vitest";
import {
  clearSelection,
  keepSelected,
  readSelection,
  toggleAll,
  toggleSelected,
  useModerationSelection,
} from "./moderationSelection.ts";

const selected = () => useModerationSelection.getState().ids;
const kept = () => JSON.parse(localStorage.getItem("moderation-ids-selected") ?? "null");

beforeEach(() => {
  clearSelection();
  localStorage.clear();
});

test("a tick is kept under its stated name and taken away by a second one", () => {
  toggleSelected(5);
  toggleSelected(7);
  expect(kept()).toEqual([5, 7]);
  expect(readSelection()).toEqual([5, 7]);
  toggleSelected(5);
  expect(selected()).toEqual([7]);
  expect(kept()).toEqual([7]);
});

test("select all ticks the whole list, and none when all are ticked", () => {
  toggleSelected(2);
  toggleAll([1, 2, 3]);
  expect(selected()).toEqual([1, 2, 3]);
  toggleAll([1, 2, 3]);
  expect(selected()).toEqual([]);
});

test("a cleared selection is cleared for the next visit too", () => {
  toggleAll([1, 2]);
  clearSelection();
  expect(selected()).toEqual([]);
  expect(kept()).toEqual([]);
});

test("after a reload only what is still listed stays ticked", () => {
  toggleAll([1, 2, 3]);
  keepSelected([2, 4]);
  expect(selected()).toEqual([2]);
  expect(kept()).toEqual([2]);
});

test("a broken note of the selection is none", () => {
  for (const broken of ["{", "5", "null", '["a",1.5]']) {
    localStorage.setItem("moderation-ids-selected", broken);
    expect(readSelection()).toEqual([]);
  }
});
