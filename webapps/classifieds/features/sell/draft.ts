import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { create } from "zustand";
import type { Draft, deleteDraft as deleteDraftCall, saveDraft } from "#contract/drafts.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { own, ownKey, whenMoved } from "#webapps/shared/storage/own.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { KEYS } from "../../queryKeys.ts";
import { draft as draftReading } from "../../readings.ts";
import {
  clipDraft,
  type Intention,
  isDraftFilled,
  type KeptDraft,
  newerDraft,
} from "../ownListings/draft.ts";

const KEY = "draft-listing";
const INTENTION_KEY = "draft-intention";
const { path: PATH } = draftReading();
const { initialData, queryFn } = queryOf(draftReading());
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
    const kept: unknown = JSON.parse(own.get(KEY) ?? "null");
    if (!isKept(kept) || kept.ownerId !== ownerId()) return undefined;
    return { draft: kept.draft, updatedAt: kept.updatedAt, isSynced: kept.isSynced };
  } catch {
    return undefined;
  }
}

interface DraftStore {
  kept: KeptDraft | undefined;
  /** How many are being posted right now. */
  posting: number;
}
const useDraftStore = create<DraftStore>(() => ({ kept: readDraft(), posting: 0 }));

// Another tab of the same browser has written or deleted the draft.
window.addEventListener("storage", ({ key }) => {
  if (key === ownKey(KEY) || key === null) useDraftStore.setState({ kept: readDraft() });
});

function keep(kept: KeptDraft | undefined) {
  useDraftStore.setState({ kept });
  own.set(KEY, kept ? JSON.stringify({ ...kept, ownerId: ownerId() }) : null);
}

/** One that wasn't posted after all, while another was begun; its turn comes when that one is gone. */
let spare: Draft | undefined;
let lastIntention: Intention | undefined;

function readIntention(): Intention | undefined {
  try {
    const { ownerId: owner, words, key } = JSON.parse(own.get(INTENTION_KEY) ?? "{}");
    return owner === ownerId() && typeof key === "string" ? { words, key } : undefined;
  } catch {
    return undefined;
  }
}

/** With what key the draft was sent to be posted, as long as nobody knows what came of it; outlasts the app. */
export const draftIntention = {
  get current(): Intention | undefined {
    return lastIntention ?? readIntention();
  },
  set current(intention: Intention | undefined) {
    lastIntention = intention;
    own.set(INTENTION_KEY, intention ? JSON.stringify({ ...intention, ownerId: ownerId() }) : null);
  },
};

let timer: ReturnType<typeof setTimeout> | undefined;
whenMoved(() => {
  clearTimeout(timer);
  spare = undefined;
  lastIntention = undefined;
  useDraftStore.setState({ kept: readDraft() });
});
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
  const deleted = tellServer(() => call<typeof deleteDraftCall>("delete", PATH, {}));
  if (spare) keepAndSend(spare);
  spare = undefined;
  return deleted;
}

function keepAndSend(draft: Draft) {
  keep({ draft, updatedAt: new Date().toISOString(), isSynced: false });
  clearTimeout(timer);
  timer = setTimeout(() => void flushDraft(), SEND_AFTER_MS);
}

/** Keeps the draft on this device at once and on the server soon; one with nothing in it is forgotten. */
export function keepDraft(draft: Draft) {
  if (!isDraftFilled(draft)) {
    if (useDraftStore.getState().kept) void deleteDraft();
    return;
  }
  keepAndSend(draft);
}

interface DraftAside {
  /** It was posted. */
  forget: () => void;
  /** It wasn't, or nobody knows: it can be gone on with, at once or when the one begun meanwhile is gone. */
  giveBack: () => void;
}

/**
 * Puts the draft aside while it is being posted: it is neither offered nor sent. The copy in storage stays, should the
 * app be closed meanwhile.
 */
export function setDraftAside(): DraftAside {
  clearTimeout(timer);
  const { kept } = useDraftStore.getState();
  const place = ownKey(KEY);
  useDraftStore.setState(({ posting }) => ({ kept: undefined, posting: posting + 1 }));
  /** Whether nothing else has taken its place. */
  function end(): boolean {
    useDraftStore.setState(({ posting }) => ({ posting: posting - 1 }));
    const now = useDraftStore.getState();
    return now.kept === undefined && now.posting === 0;
  }
  return {
    forget: () => {
      if (end() && ownKey(KEY) === place) void deleteDraft();
    },
    giveBack: () => {
      const isFree = end();
      // Its owner isn't here any longer: the copy in storage is theirs.
      if (ownKey(KEY) !== place) return;
      if (isFree && kept) keepAndSend(kept.draft);
      else spare = kept?.draft;
    },
  };
}

/** Whether there is a draft on this device now. */
export function useHasDraft(): boolean {
  return useDraftStore(({ kept }) => kept !== undefined);
}

interface DraftState {
  draft: Draft | undefined;
  /** ISO time of the last change. */
  updatedAt: string | undefined;
  /** False until the server's copy, which may be newer, was asked for. */
  isSettled: boolean;
}

/**
 * Takes, once, the draft that the server was asked for before the app's code was there. Until then nobody has written
 * anything.
 */
function takeEarlyDraft() {
  const server = initialData();
  if (server) keep(newerDraft(useDraftStore.getState().kept, server));
  return server;
}

/** The caller's unfinished listing, whichever of this device's and the server's copies is the newer. */
export function useDraft(): DraftState {
  const [early] = useState(takeEarlyDraft);
  const kept = useDraftStore((state) => state.kept);
  const status = useSession((session) => session.status);
  const { isFetchedAfterMount } = useQuery({
    queryKey: [KEYS.draft],
    enabled: status === "signed-in",
    initialData: early,
    refetchOnMount: early ? false : "always",
    queryFn: async ({ signal }) => {
      const before = useDraftStore.getState();
      const server = await inTurn(() => queryFn({ signal }));
      // Written on, posted or deleted meanwhile: the answer is older than that.
      const isSame = useDraftStore.getState() === before;
      if (isSame && before.posting === 0) keep(newerDraft(before.kept, server));
      return server;
    },
  });
  return {
    draft: kept?.draft,
    updatedAt: kept?.updatedAt,
    isSettled: early !== undefined || isFetchedAfterMount || status === "guest",
  };
}
