import { formatNumber } from "#webapps/shared/format/formats.ts";

/** Whole rupees with their sign before the number: `₹1 299`. */
export const rupees = (amount: number): string => `₹${formatNumber(amount)}`;
