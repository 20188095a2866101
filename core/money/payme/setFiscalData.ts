import { z } from "zod";
import { defineMethod } from "./defineMethod.ts";
import { onPayment } from "./onPayment.ts";
import { PaymentId } from "./params.ts";

const TEXT_MAX = 1000;

// The database keeps neither NUL nor half a surrogate pair.
const Text = z
  .string()
  .max(TEXT_MAX)
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, " "));
const Value = z.union([Text, z.number(), z.null()]).optional();

const FiscalData = z.object({
  receipt_id: Value,
  status_code: Value,
  message: Value,
  terminal_id: Value,
  fiscal_sign: Value,
  qr_code_url: Value,
  date: Value,
});

/** SetFiscalData: the tax receipt of a payment or of its cancellation, kept beside it. */
export const setFiscalData = defineMethod(
  z.object({ id: PaymentId, type: z.enum(["PERFORM", "CANCEL"]), fiscal_data: FiscalData }),
  async ({ id, type, fiscal_data }) => {
    const name = type === "PERFORM" ? "receipt" : "cancelReceipt";
    await onPayment({ step: "SetFiscalData", id, unknown: "unknown_receipt" }, (payment) =>
      payment.update({ details: { ...payment.details, [name]: fiscal_data } }),
    );
    return { success: true };
  },
  "wrong_receipt",
);
