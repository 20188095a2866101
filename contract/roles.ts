/** What a person may be among those who run the market and the shop; each of them is an admin. */
export const roles = ["owner", "manager", "moderator", "support", "analyst", "courier"] as const;
export type Role = (typeof roles)[number];

/** The roles that have each right. Server, apps and bot ask this table, and nothing else; a test holds it against the roles' page. */
export const rights = {
  /** Products, categories, offers, packs and pages, also those that aren't published. */
  "catalog.read": ["owner", "manager", "support", "analyst"],
  /** Orders with their buyers. */
  "orders.read": ["owner", "manager", "support"],
  "orders.move": ["owner", "manager", "support"],
  /** The queue of listings and reports about them. */
  "moderation.read": ["owner", "moderator", "support"],
  "moderation.decide": ["owner", "moderator"],
  /** The page of a person: who they are, what they have, how to reach them. */
  "people.read": ["owner", "manager", "moderator", "support"],
  /** Bans of `BAN_DAYS_MAX` days at most. */
  "people.ban": ["owner", "moderator"],
  /** Bans for longer, or for good; they are lifted by whoever may give them. */
  "people.banLong": ["owner"],
  "money.read": ["owner", "manager", "analyst"],
  /** Coins given and taken, refunds, payouts; for a manager up to `MANAGER_COINS_MAX` and `MANAGER_PAISE_MAX`. */
  "money.move": ["owner", "manager"],
  "money.moveAny": ["owner"],
  /** Reports, figures, and the morning's digest. */
  "reports.read": ["owner", "manager", "analyst"],
  /** Broadcasts; of a manager to `ALONE_AUDIENCE_MAX` people at most, beyond that another person sends it. */
  "broadcasts.send": ["owner", "manager"],
  "broadcasts.sendAlone": ["owner"],
  "settings.read": ["owner", "manager"],
  "settings.write": ["owner"],
  "roles.grant": ["owner"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof rights;

/** Whether a role has a right; null is nobody's role. */
export const may = (role: Role | null, right: Right): boolean =>
  role !== null && (rights[right] as readonly Role[]).includes(role);

/** The longest ban, in days, that doesn't need an owner. */
export const BAN_DAYS_MAX = 30;
/** What a manager may give, take or refund at once, in coins; an owner as much as they like. */
export const MANAGER_COINS_MAX = 1000;
/** What a manager may pay out at once, in paise. */
export const MANAGER_PAISE_MAX = 1_000_000;
/** How many people a manager may write to without a second person. */
export const ALONE_AUDIENCE_MAX = 1000;
