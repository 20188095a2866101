import { sameQuery } from "../search/recentQueries.ts";
import type { OwnList } from "./ownNames.ts";

type Entry = Record<string, unknown>;

interface ListRule {
  /** Returns the name by which two entries are the same thing; undefined for a value that is no entry. */
  nameOf: (entry: unknown) => string | number | undefined;
  /** One entry of two of the same thing; without it the newer one stands for both. */
  join?: (newer: Entry, older: Entry) => Entry;
}

const scalar = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? value : undefined;
const fieldOf = (name: string) => (entry: unknown) => scalar((entry as Entry | null)?.[name]);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || value === 0;

/** The newer of two, with what it leaves empty as the older has it. */
function filled(newer: unknown, older: unknown): Entry {
  const said = Object.entries((newer ?? {}) as Entry).filter(([, value]) => !isEmpty(value));
  return { ...(older as Entry | undefined), ...Object.fromEntries(said) };
}

const union = (...lists: unknown[]) => [...new Set(lists.filter(Array.isArray).flat())];

const queries: ListRule = {
  nameOf: (entry) => (typeof entry === "string" ? sameQuery(entry) : undefined),
};

/** How two lists of each kind become one. They stand apart from the names: only a sign-in by phone needs them. */
export const joinRules: Record<OwnList, ListRule> = {
  "recent-queries": queries,
  "shop-recent-queries": queries,
  "draft-purchase": {
    nameOf: fieldOf("link"),
    join: (newer, older) => ({
      ...filled(newer, older),
      values: filled(newer.values, older.values),
      touched: union(newer.touched, older.touched),
    }),
  },
  "draft-ratings": {
    nameOf: fieldOf("orderId"),
    join: (newer, older) => ({
      ...filled(newer, older),
      features: filled(newer.features, older.features),
    }),
  },
  "bozor-celebrated": { nameOf: scalar },
  "told-payments": { nameOf: scalar },
  "moderation-ids-selected": { nameOf: scalar },
};
