import { type MarketLinkKind, marketLinkKinds, type ShopLinkKind, shopLinkKinds } from "./deepLinkKinds.ts";

/** Sections of the report, in their order; the last is what `/api/expired-products/report` tells. */
export const reportSections = [
  ...(["purchases", "joins", "notifications", "opens", "users", "shares", "searches"] as const),
  "expired",
] as const;
export type ReportSection = (typeof reportSections)[number];

export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** Life of an export's link, in seconds. */
export const EXPORT_LINK_SECONDS = 5 * 60;

/** How somebody came into a group; `NoData` is of rows brought from elsewhere. */
export const joinTypes = ["Created", "SelfJoined", "Invited", "NoData"] as const;
export type JoinType = (typeof joinTypes)[number];

/** How a link was passed on. */
export const shareKinds = ["copy", "telegram", "whatsapp", "system"] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Kinds by which reports count the opens of the apps; "" is an open without a link. */
export const openKinds = ["", ...new Set([...marketLinkKinds, ...shopLinkKinds])] as const;
export type OpenKind = "" | MarketLinkKind | ShopLinkKind;
