import { create } from "zustand";
import type { PromotionType, Provider } from "#contract/payKinds.ts";
import type { Unanswered } from "#webapps/shared/client/sendOnce.ts";
import { ownTab, whenMoved } from "#webapps/shared/storage/own.ts";
import type { OwnTabName } from "#webapps/shared/storage/ownNames.ts";
import type { Intention } from "../ownListings/draft.ts";
import { type Choice, choose, drop } from "./promotion.ts";

const KEY = "promotion-choices";
type Name = Extract<OwnTabName, `promotion-${string}`>;

function readKept<Value>(key: Name): Record<string, Value> {
  try {
    const kept: unknown = JSON.parse(ownTab.get(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

function keep(key: Name, value: object) {
  ownTab.set(key, JSON.stringify(value));
}

/** The choices, by the id of their listing; a reload keeps them. */
export const useChoices = create<Record<string, Choice>>(() => readKept<Choice>(KEY));
whenMoved(() => useChoices.setState(readKept<Choice>(KEY), true));

const none: Choice = {};

/** The choice for a listing. */
export const useChoice = (listingId: number) => useChoices((choices) => choices[listingId] ?? none);

/** Replaces what is chosen for a listing. */
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

/** Something of each listing by itself that a reload keeps. */
const keptAs =
  <Value>(key: Name) =>
  (listingId: number): { current: Value | undefined } => ({
    get current() {
      return readKept<Value>(key)[listingId];
    },
    set current(value) {
      const kept = { ...readKept<Value>(key) };
      delete kept[listingId];
      keep(key, value === undefined ? kept : { ...kept, [listingId]: value });
    },
  });

/** The payment through a provider that was being begun for a listing, in the shape that `useOnce` remembers by. */
export const keptIntention = keptAs<Intention>("promotion-intention");

/** An order that was sent to be paid with coins; `cost` is in them. */
export interface CoinOrder {
  featureIds: number[];
  cost: number;
  gtmEventNames: string[];
}

/** The payment with coins for a listing that has had no answer. */
export const keptUnknown = keptAs<Unanswered<CoinOrder>>("promotion-unknown");

/** A payment that was begun with a provider. */
export interface Attempt {
  method: Provider;
  id: number;
  link: string;
  /** Through whom a payment of the same was begun before, if it may still be made. */
  elsewhere?: Provider | undefined;
}

/** An attempt with what it is for; `isLeft`: its payer has turned to another way. */
export interface KeptAttempt extends Attempt {
  order: string;
  isLeft: boolean;
}

/** The payment of a listing that was begun last and may still be made. */
export const keptAttempt = keptAs<KeptAttempt>("promotion-attempt");
