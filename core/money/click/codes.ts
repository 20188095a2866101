import type { ProviderPayment } from "#db/models/ProviderPayment.ts";

/** Codes of answers to Click; https://docs.click.uz/en/click-api-error. */
export const codes = {
  success: 0,
  badSign: -1,
  wrongAmount: -2,
  unknownAction: -3,
  alreadyPaid: -4,
  unknownOrder: -5,
  unknownPayment: -6,
  failed: -7,
  badRequest: -8,
  cancelled: -9,
} as const;
export type ClickCode = (typeof codes)[keyof typeof codes];

const notes: Record<ClickCode, string> = {
  0: "Success",
  [-1]: "SIGN CHECK FAILED!",
  [-2]: "Incorrect parameter amount",
  [-3]: "Action not found",
  [-4]: "Already paid",
  [-5]: "User does not exist",
  [-6]: "Transaction does not exist",
  [-7]: "Failed to update user",
  [-8]: "Error in request from click",
  [-9]: "Transaction cancelled",
};

/** An answer in Click's words, of which `writeAnswer` makes JSON. */
export interface ClickAnswer {
  /** The digits of a number that may be above 2^53. */
  click_trans_id?: string;
  merchant_trans_id?: string;
  merchant_prepare_id?: number | null;
  merchant_confirm_id?: number | null;
  error: ClickCode;
  error_note: string;
}

/** A refusal of a call that names nothing we could look at. */
export const refusal = (error: ClickCode): ClickAnswer => ({ error, error_note: notes[error] });

interface Named {
  click_trans_id: string;
  merchant_trans_id: string;
}

/** An answer about a payment, if there is one. */
export const answer = (
  { click_trans_id, merchant_trans_id }: Named,
  error: ClickCode,
  payment: ProviderPayment | undefined,
): ClickAnswer => ({
  click_trans_id,
  merchant_trans_id,
  merchant_prepare_id: payment?.id ?? null,
  merchant_confirm_id: payment?.performedAt ? payment.id : null,
  ...refusal(error),
});

/**
 * The JSON of an answer. Click's id is a number in it (bigint in its documentation), written digit by digit, as a number of
 * JavaScript would be another one above 2^53.
 */
export function writeAnswer({ click_trans_id: id, ...told }: ClickAnswer): string {
  const rest = JSON.stringify(told);
  return id === undefined ? rest : `{"click_trans_id":${id},${rest.slice(1)}`;
}
