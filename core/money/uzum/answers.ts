import { config } from "#config";

/** Error codes of answers to Uzum; https://developer.uzumbank.uz/en/merchant. */
export const codes = {
  denied: 10001,
  notJson: 10002,
  wrongMethod: 10003,
  missing: 10005,
  wrongService: 10006,
  unknownOrder: 10007,
  paidOrder: 10008,
  closedOrder: 10009,
  known: 10010,
  wrongAmount: 10011,
  unknownPayment: 10014,
  cancelled: 10015,
  confirmed: 10016,
  irreversible: 10017,
  reversed: 10018,
  failed: 99999,
} as const;
export type UzumCode = (typeof codes)[keyof typeof codes];

/** Moments in ms, of when what the answer tells came about; null of what didn't. */
interface Times {
  timestamp?: number;
  transTime?: number | null;
  confirmTime?: number | null;
  reverseTime?: number | null;
}

/** The answer to a call that was done. `amount` is in tiyin, that of `data` in sum. */
export interface UzumSuccess extends Times {
  transId?: string;
  status: "OK" | "CREATED" | "CONFIRMED" | "REVERSED" | "FAILED";
  amount?: number;
  data?: Record<string, { value: string }>;
}

/** Why nothing was done. */
export interface UzumFailure extends Times {
  transId?: string;
  status: "FAILED";
  errorCode: UzumCode;
}

export type UzumAnswer = (UzumSuccess | UzumFailure) & { serviceId: number | null };

/** A refusal, with the times of what was done already. */
export const refuse = (errorCode: UzumCode, times: Times = {}): UzumFailure => ({
  status: "FAILED",
  errorCode,
  ...times,
});

/** Puts our service's number to an answer. */
export const ofService = (answer: UzumSuccess | UzumFailure): UzumAnswer => ({
  serviceId: config.payments.uzum ? Number(config.payments.uzum.serviceId) : null,
  ...answer,
});
