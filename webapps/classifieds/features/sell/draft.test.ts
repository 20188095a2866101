import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "#contract/drafts.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import {
  deleteDraft,
  draftIntention,
  flushDraft,
  keepDraft,
  readDraft,
  setDraftAside,
  useDraft,
  useHasDraft,
} from "./draft.ts";

const empty: Draft = { name: "", description: "", price: null, photos: [] };
const draftOf = (name: string): Draft => ({ ...empty, name });
const SAVED_AT = "2999-01-01T00:00:00.000Z";

let sent: Sent[];
let onServer: { draft: Draft | null; updatedAt: string | null };
const calls = () => sent.map(({ call }) => call.split(" ")[0]);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  useSession.setState({ status: "guest" });
  await deleteDraft();
  useSession.setState({ status: "signed-in" });
  onServer = { draft: null, updatedAt: null };
  sent = serve(({ call }) => (call.startsWith("POST") ? { updatedAt: SAVED_AT } : onServer));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a draft is on this device at once, and on the server when typing pauses", async () => {
  keepDraft(draftOf("Ди"));
  keepDraft(draftOf("Диван"));
  expect(readDraft()).toMatchObject({ draft: { name: "Диван" }, isSynced: false });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  await flushDraft();
  expect(sent).toEqual([{ call: "POST /api/user/telegram/draft", body: { draft: draftOf("Диван") } }]);
  expect(readDraft()).toMatchObject({ updatedAt: SAVED_AT, isSynced: true });
});

test("leaving sends what the server hasn't seen, once", async () => {
  keepDraft(draftOf("Диван"));
  await flushDraft();
  await flushDraft();
  expect(calls()).toEqual(["POST"]);
});

test("a draft emptied again is forgotten here and there; an empty form alone forgets nothing", async () => {
  keepDraft(empty);
  await flushDraft();
  expect(sent).toEqual([]);
  keepDraft(draftOf("Диван"));
  keepDraft(empty);
  await flushDraft();
  expect(readDraft()).toBeUndefined();
  expect(calls()).toEqual(["DELETE"]);
});

let goOn = () => {};
afterEach(() => goOn());

/** Holds the answers to one kind of call back until `goOn`; the promise is kept when such a call has been made. */
function holdBack(method: string): Promise<void> {
  const { fetch } = globalThis;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return new Promise((made) => {
    vi.stubGlobal("fetch", async (request: Request) => {
      const answer = await fetch(request);
      if (request.method !== method) return answer;
      made();
      await held;
      return answer;
    });
  });
}

test("a save still on its way doesn't undo the deletion after it", async () => {
  const asked = holdBack("POST");
  keepDraft(draftOf("Диван"));
  const saving = flushDraft();
  await asked;
  expect(calls()).toEqual(["POST"]);
  const deleting = deleteDraft();
  goOn();
  await Promise.all([saving, deleting]);
  expect(calls()).toEqual(["POST", "DELETE"]);
  expect(readDraft()).toBeUndefined();
});

test("words written while a copy is on its way are sent after it", async () => {
  const asked = holdBack("POST");
  keepDraft(draftOf("Ди"));
  const saving = flushDraft();
  await asked;
  expect(calls()).toEqual(["POST"]);
  keepDraft(draftOf("Диван"));
  goOn();
  await saving;
  expect(readDraft()?.isSynced).toBe(false);
  await flushDraft();
  expect(sent.at(-1)?.body).toEqual({ draft: draftOf("Диван") });
});

test("another person's draft on the same phone, or a broken one, is none", () => {
  keepDraft(draftOf("Диван"));
  const kept = JSON.parse(localStorage.getItem("draft-listing") ?? "");
  localStorage.setItem("draft-listing", JSON.stringify({ ...kept, ownerId: 99 }));
  expect(readDraft()).toBeUndefined();
  for (const broken of ["{", "null", "5", '{"ownerId":0,"updatedAt":"x","draft":null}']) {
    localStorage.setItem("draft-listing", broken);
    expect(readDraft(), broken).toBeUndefined();
  }
});

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: createQueryClient() }, children);

test("a newer copy of another device takes over, an older one doesn't", async () => {
  vi.useRealTimers();
  keepDraft(draftOf("здесь"));
  onServer = { draft: draftOf("там, раньше"), updatedAt: "2000-01-01T00:00:00.000Z" };
  const first = renderHook(useDraft, { wrapper });
  expect(first.result.current.isSettled).toBe(false);
  await waitFor(() => expect(first.result.current.isSettled).toBe(true));
  expect(first.result.current.draft?.name).toBe("здесь");
  first.unmount();

  onServer = { draft: draftOf("там, позже"), updatedAt: SAVED_AT };
  const second = renderHook(useDraft, { wrapper });
  await waitFor(() => expect(second.result.current.draft?.name).toBe("там, позже"));
  expect(renderHook(useHasDraft).result.current).toBe(true);
});

test("an answer that comes after the draft was deleted here brings nothing back", async () => {
  vi.useRealTimers();
  onServer = { draft: draftOf("старый"), updatedAt: SAVED_AT };
  void holdBack("GET");
  keepDraft(draftOf("здесь"));
  const { result } = renderHook(useDraft, { wrapper });
  act(() => void deleteDraft());
  goOn();
  await waitFor(() => expect(result.current.isSettled).toBe(true));
  expect(result.current.draft).toBeUndefined();
});

test("a guest's draft stays on the device", async () => {
  useSession.setState({ status: "guest" });
  keepDraft(draftOf("Диван"));
  await flushDraft();
  expect(sent).toEqual([]);
  expect(readDraft()?.draft.name).toBe("Диван");
});

test("while a draft is being posted it is neither offered nor sent, whatever the server has of it", async () => {
  vi.useRealTimers();
  keepDraft(draftOf("Диван"));
  const aside = setDraftAside();
  await flushDraft();
  expect(sent).toEqual([]);
  onServer = { draft: draftOf("Диван"), updatedAt: SAVED_AT };
  const { result } = renderHook(useDraft, { wrapper });
  await waitFor(() => expect(result.current.isSettled).toBe(true));
  expect(result.current.draft).toBeUndefined();
  // The app may be closed before the answer comes.
  expect(readDraft()?.draft.name).toBe("Диван");

  act(() => aside.giveBack());
  expect(result.current.draft?.name).toBe("Диван");
  await flushDraft();
  expect(calls()).toEqual(["GET", "POST"]);
});

test("posted, it is forgotten here and there; one begun meanwhile stays", async () => {
  keepDraft(draftOf("Диван"));
  setDraftAside().forget();
  await flushDraft();
  expect(readDraft()).toBeUndefined();
  expect(calls()).toEqual(["DELETE"]);

  keepDraft(draftOf("Диван"));
  const aside = setDraftAside();
  keepDraft(draftOf("Стол"));
  aside.forget();
  expect(readDraft()?.draft.name).toBe("Стол");
});

test("one that wasn't posted comes back when the one begun meanwhile is gone", async () => {
  keepDraft(draftOf("Диван"));
  const aside = setDraftAside();
  keepDraft(draftOf("Стол"));
  aside.giveBack();
  expect(readDraft()?.draft.name).toBe("Стол");
  await deleteDraft();
  expect(readDraft()?.draft.name).toBe("Диван");
});

test("a draft that another tab deletes or writes is deleted or written here", () => {
  const { result } = renderHook(useHasDraft);
  act(() => keepDraft(draftOf("Диван")));
  const kept = localStorage.getItem("draft-listing") ?? "";
  localStorage.removeItem("draft-listing");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "draft-listing" })));
  expect(result.current).toBe(false);
  localStorage.setItem("draft-listing", kept);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "draft-listing" })));
  expect(result.current).toBe(true);
});

test("the key a draft was sent with outlasts the app, for its owner alone", async () => {
  draftIntention.current = { words: "{}", key: "k-1" };
  vi.resetModules();
  const reopened = await import("./draft.ts");
  expect(reopened.draftIntention.current).toEqual({ words: "{}", key: "k-1" });
  localStorage.setItem("draft-intention", JSON.stringify({ words: "{}", key: "k-1", ownerId: 99 }));
  expect(reopened.draftIntention.current).toBeUndefined();
  draftIntention.current = undefined;
  expect(localStorage.getItem("draft-intention")).toBeNull();
});

test("what the page's first script asked is there at once, and isn't asked again", () => {
  const token = Promise.resolve(null);
  const answer = { draft: draftOf("с сервера"), updatedAt: SAVED_AT };
  const early = { token, response: new Promise<Response>(() => {}), ready: { answer, token: null } };
  vi.spyOn(performance, "now").mockReturnValue(900);
  vi.stubGlobal("earlyCalls", new Map([["GET /api/user/telegram/draft", early]]));
  const { result } = renderHook(useDraft, { wrapper });
  expect(result.current).toMatchObject({ isSettled: true, draft: { name: "с сервера" } });
  expect(sent).toEqual([]);
});
