/** Sections of the report, in their order; the last is what `/api/expired-products/report` tells. */
export const reportSections = [
  ...(["purchases", "joins", "notifications", "opens", "users", "shares", "searches"] as const),
  "expired",
] as const;
export type ReportSection = (typeof reportSections)[number];

export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];
