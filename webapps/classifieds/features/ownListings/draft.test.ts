import { expect, test } from "vitest";
import type { Draft } from "#contract/drafts.ts";
import { clipDraft, isDraftFilled, type KeptDraft, newerDraft } from "./draft.ts";

const empty: Draft = { name: "", description: "", price: null, photos: [] };
const local = (updatedAt: string, isSynced = false): KeptDraft => ({
  draft: { ...empty, name: "здесь" },
  updatedAt,
  isSynced,
});
const elsewhere = { ...empty, name: "там" };

test("a draft is worth keeping when its name, description, price or photos are filled", () => {
  expect(isDraftFilled(empty)).toBe(false);
  expect(
    isDraftFilled({ ...empty, name: "  ", price: 0, categoryId: 4, phoneNumbers: ["+998901234567"] }),
  ).toBe(false);
  for (const part of [
    { name: "a" },
    { description: "a" },
    { price: 5 },
    { price: "5" },
    { photos: ["/x"] },
  ]) {
    expect(isDraftFilled({ ...empty, ...part }), JSON.stringify(part)).toBe(true);
  }
});

test("of two copies the one written last goes on", () => {
  const server = { draft: elsewhere, updatedAt: "2026-03-01T10:00:00.000Z" };
  expect(newerDraft(local("2026-03-01T10:00:01.000Z"), server)?.draft.name).toBe("здесь");
  expect(newerDraft(local("2026-03-01T09:59:59.000Z"), server)).toMatchObject({
    draft: { name: "там" },
    isSynced: true,
  });
  expect(newerDraft(undefined, server)?.draft.name).toBe("там");
});

test("a copy that the server had and has no more was published elsewhere; one it never had stays", () => {
  const nothing = { draft: null, updatedAt: null };
  expect(newerDraft(local("2026-03-01T10:00:00.000Z", true), nothing)).toBeUndefined();
  expect(newerDraft(local("2026-03-01T10:00:00.000Z"), nothing)?.draft.name).toBe("здесь");
  expect(newerDraft(undefined, nothing)).toBeUndefined();
});

test("what is far too long is cut only for the server", () => {
  const draft = { ...empty, name: "я".repeat(700), parameters: [{ parameterId: 1, value: "x".repeat(200) }] };
  const clipped = clipDraft(draft);
  expect(clipped.name).toHaveLength(600);
  expect(clipped.parameters?.[0]?.value).toHaveLength(160);
  expect(draft.name).toHaveLength(700);
});
