/** Days between asking for the deletion of an account and its being wiped. */
export const GRACE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an account whose deletion was asked for then is wiped. */
export const wipedAt = (askedAt: Date): Date => new Date(askedAt.getTime() + GRACE_DAYS * DAY_MS);
