/** Whole rupees of a balance in paise that can pay a part of an order of so many rupees. */
export const usableBalance = (balance: number, total: number): number =>
  Math.min(Math.floor(balance / 100), total);
