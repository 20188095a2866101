/** Remote variables and what they are until somebody changes them. */
export const flags: Record<string, unknown> = {
  PAID_FEATURES_ENABLED: false,
  DEBUG_PANEL_ENABLED: true,
  /** Contacts one person may make and listings they may post a day, and photos they may send an hour. */
  CONTACTS_PER_DAY: 60,
  LISTINGS_PER_DAY: 50,
  PHOTOS_PER_HOUR: 120,
  /** Orders of the shop that one person may place a day. */
  ORDERS_PER_DAY: 30,
  /** How much the shop says it sells, in English and Hindi; nothing is said while it is empty. */
  ORDERS_CLAIM: "",
  ORDERS_CLAIM_HI: "",
  /** Tells the orders of the last seven days instead, as they are counted. */
  ORDERS_CLAIM_LIVE: false,
};
