import { useQuery } from "@tanstack/react-query";
import { create } from "zustand";
import type { Draft, deleteDraft as deleteDraftCall, getDraft, saveDraft } from "#contract/drafts.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { clipDraft, isDraftFilled, type KeptDraft, newerDraft } from "../logic/draft.ts";

const KEY = "draft-listing";
const PATH: (typeof getDraft)["path"] = "/api/user/telegram/draft";
/** The server hears of a change when typing pauses. */
const SEND_AFTER_MS = 2000;

/** Two people on one phone each have their own. */
const ownerId = () => getTelegram().user?.id ?? 0;

function isKept(value: unknown): value is KeptDraft & { ownerId: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "ownerId" in value &&
    "updatedAt" in value &&
    "draft" in value &&
    typeof value.draft === "object" &&
    value.draft !== null &&
    "name" in value.draft
  );
}

/** The draft kept on this device; undefined when there is none, it can't be read or is another person's. */
export function readDraft(): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!isKept(kept) || kept.ownerId !== ownerId()) return undefined;
    return { draft: kept.draft, updatedAt: kept.updatedAt, isSynced: kept.isSynced };
  } catch {
    return undefined;
  }
}

const useDraftStore = create<{ kept: KeptDraft | undefined }>(() => ({ kept: readDraft() }));

function keep(kept: KeptDraft | undefined) {
  useDraftStore.setState({ kept });
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify({ ...kept, ownerId: ownerId() }));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed: the server's copy has to do.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Calls go out one after another: neither a late save nor an early answer may undo a deletion. */
let lastCall: Promise<unknown> = Promise.resolve();

function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const turn = lastCall.then(run);
  lastCall = turn.catch(() => undefined);
  return turn;
}

function tellServer(run: () => Promise<unknown>): Promise<unknown> {
  if (useSession.getState().status !== "signed-in") return lastCall;
  // The device has the draft; a copy that doesn't get through is sent with the next change.
  return inTurn(run).catch(() => undefined);
}

async function sendDraft() {
  const { kept } = useDraftStore.getState();
  if (!kept || kept.isSynced) return;
  const { updatedAt } = await call<typeof saveDraft>("post", PATH, { draft: clipDraft(kept.draft) });
  // Written on meanwhile: the newer words are still to be sent.
  if (useDraftStore.getState().kept === kept) keep({ ...kept, updatedAt, isSynced: true });
}

/** Sends what the server hasn't seen yet at once, before the page is left. */
export function flushDraft(): Promise<unknown> {
  clearTimeout(timer);
  return tellServer(sendDraft);
}

/** Forgets the draft here and on the server. */
export function deleteDraft(): Promise<unknown> {
  clearTimeout(timer);
  keep(undefined);
  return tellServer(() => call<typeof deleteDraftCall>("delete", PATH, {}));
}

/** Keeps the draft on this device at once and on the server soon; one with nothing in it is forgotten. */
export function keepDraft(draft: Draft) {
  if (!isDraftFilled(draft)) {
    if (useDraftStore.getState().kept) void deleteDraft();
    return;
  }
  keep({ draft, updatedAt: new Date().toISOString(), isSynced: false });
  clearTimeout(timer);
  timer = setTimeout(() => void flushDraft(), SEND_AFTER_MS);
}

/** Whether there is a draft on this device now. */
export function useHasDraft(): boolean {
  return useDraftStore(({ kept }) => kept !== undefined);
}

export interface DraftState {
  draft: Draft | undefined;
  /** ISO time of the last change. */
  updatedAt: string | undefined;
  /** False until the server's copy, which may be newer, was asked for. */
  isSettled: boolean;
}

/** The caller's unfinished listing, whichever of this device's and the server's copies is the newer. */
export function useDraft(): DraftState {
  const kept = useDraftStore((state) => state.kept);
  const status = useSession((session) => session.status);
  const { isFetchedAfterMount } = useQuery({
    queryKey: ["draft"],
    enabled: status === "signed-in",
    refetchOnMount: "always",
    queryFn: async ({ signal }) => {
      const { kept: before } = useDraftStore.getState();
      const server = await inTurn(() => call<typeof getDraft>("get", PATH, {}, { signal }));
      // Written on or deleted meanwhile: the answer is older than that.
      if (useDraftStore.getState().kept === before) keep(newerDraft(before, server));
      return server;
    },
  });
  return {
    draft: kept?.draft,
    updatedAt: kept?.updatedAt,
    isSettled: isFetchedAfterMount || status === "guest",
  };
}
