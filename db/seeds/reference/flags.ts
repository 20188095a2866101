/** Remote variables and what they are until somebody changes them. */
export const flags: Record<string, unknown> = {
  PAID_FEATURES_ENABLED: false,
  DEBUG_PANEL_ENABLED: true,
  /** Contacts one person may make and listings they may post a day, and photos they may send an hour. */
  CONTACTS_PER_DAY: 60,
  LISTINGS_PER_DAY: 50,
  PHOTOS_PER_HOUR: 120,
};
