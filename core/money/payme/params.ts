import { z } from "zod";
import { ACCOUNT_FIELD } from "./PaymeError.ts";

/** Payme's id of a payment. */
export const PaymentId = z.string().regex(/^[\x21-\x7e]{24}$/);

const MOMENT_MIN = 1_000_000_000_000;
const MOMENT_MAX = 9_999_999_999_999;

/** Milliseconds of 13 digits. */
export const Moment = z.int().min(MOMENT_MIN).max(MOMENT_MAX);

/** An end of a range, which may begin at 0. */
export const RangeEnd = z.int().min(0).max(MOMENT_MAX);

/** The payer's input. Its faults have codes of their own. */
export const Account = z.object({ [ACCOUNT_FIELD]: z.unknown().optional() });
export type Account = z.infer<typeof Account>;

/** An amount that isn't ours is a wrong one, whichever it is. */
export const Amount = z.number();
