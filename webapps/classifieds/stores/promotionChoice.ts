import { create } from "zustand";
import type { PromotionType } from "#contract/payKinds.ts";
import type { Intention } from "../logic/draft.ts";
import { type Choice, choose, drop } from "../logic/promotion.ts";

const KEY = "promotion-choices";
const INTENTION_KEY = "promotion-intention";

function readKept<Value>(key: string): Record<string, Value> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

function keep(key: string, value: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is closed: it lasts as long as the page.
  }
}

/** What is chosen, by the id of its listing; a reload keeps it. */
export const useChoices = create<Record<string, Choice>>(() => readKept<Choice>(KEY));

const none: Choice = {};

/** What is chosen for a listing. */
export const useChoice = (listingId: number) => useChoices((choices) => choices[listingId] ?? none);

/** Chooses for a listing anew. */
export function setChoice(listingId: number, choice: Choice) {
  useChoices.setState({ [listingId]: choice });
  keep(KEY, useChoices.getState());
}

const choiceOf = (listingId: number) => useChoices.getState()[listingId] ?? none;

/** Takes a service for a listing, in place of any other of its type. */
export function chooseFor(listingId: number, type: PromotionType, id: number) {
  setChoice(listingId, choose(choiceOf(listingId), type, id));
}

/** Takes a service back. */
export function dropFor(listingId: number, type: PromotionType) {
  setChoice(listingId, drop(choiceOf(listingId), type));
}

/**
 * The payment of a listing of which nobody knows what came, in the shape that `useOnce` remembers by: paid again after
 * a reload it is still the same one.
 */
export function keptIntention(listingId: number): { current: Intention | undefined } {
  return {
    get current() {
      return readKept<Intention>(INTENTION_KEY)[listingId];
    },
    set current(intention) {
      const kept = { ...readKept<Intention>(INTENTION_KEY) };
      delete kept[listingId];
      keep(INTENTION_KEY, intention ? { ...kept, [listingId]: intention } : kept);
    },
  };
}
