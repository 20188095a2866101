/** Tables of events, one partition a month and a default one for what no month fits. */
export const eventTables = ["events", "app_opens", "shares", "searches", "category_clicks"] as const;
