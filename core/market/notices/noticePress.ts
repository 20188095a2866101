import { idPart, oneOf, optional, press } from "#core/platform/telegram/press.ts";

/** Presses below a notice about a listing. */
export const noticePress = {
  /** One's own is still for sale. */
  selling: press("selling:yes", idPart),
  /** One's own is sold; what promotes it ends only when `lost` follows. */
  sold: press("selling:sold", idPart, optional(oneOf(["lost"]))),
  /** Hear nothing more of a kept one, and take that back. */
  hush: press("kept:hush", idPart),
  unhush: press("kept:unhush", idPart),
};
