/** What a press below a notice about a listing asks for, before the listing's id; the bot reads it back. */
export const noticePress = {
  /** One's own is still for sale. */
  selling: "selling:yes:",
  /** One's own is sold; what promotes it ends only when `lost` follows. */
  sold: "selling:sold:",
  /** Hear nothing more of a kept one, and take that back. */
  hush: "kept:hush:",
  unhush: "kept:unhush:",
} as const;
