import Router from "@koa/router";
import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { ExportFormat, ReportSection } from "#contract/reportKinds.ts";
import * as contract from "#contract/reports.ts";
import { countsOfDays } from "#core/desk/reports/countsOfDays.ts";
import { makeExport, openExport } from "#core/desk/reports/exports/makeExport.ts";
import { readAppOpens } from "#core/desk/reports/readAppOpens.ts";
import { readJoins } from "#core/desk/reports/readJoins.ts";
import { readNotifications } from "#core/desk/reports/readNotifications.ts";
import { readPurchases } from "#core/desk/reports/readPurchases.ts";
import { type ReportRange, readRange } from "#core/desk/reports/readRange.ts";
import { readSearches } from "#core/desk/reports/readSearches.ts";
import { readShares } from "#core/desk/reports/readShares.ts";
import { readUserStats } from "#core/desk/reports/readUserStats.ts";
import { recordLook } from "#core/desk/reports/recordLook.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const reports = new Router<ApiState>({ sensitive: true });

/** Serves a section; the look at it is noted meanwhile. */
function report<P extends string, O extends z.ZodType>(
  endpoint: Endpoint<"get", P, typeof contract.getPurchases.input, O, "admin:reports.read">,
  section: ReportSection,
  read: (range: ReportRange) => Promise<z.input<O>>,
) {
  route(reports, endpoint, async (asked, { userId }) => {
    const range = readRange(asked);
    const [answer] = await Promise.all([read(range), recordLook(userId, section, range)]);
    return answer;
  });
}

report(contract.getPurchases, "purchases", (range) => readPurchases(range, { isExpired: false }));
report(contract.getExpiredPurchases, "expired", (range) => readPurchases(range, { isExpired: true }));
report(contract.getJoins, "joins", readJoins);
report(contract.getNotifications, "notifications", readNotifications);
report(contract.getAppOpens, "opens", (range) => readAppOpens(range));
report(contract.getUserStats, "users", readUserStats);
report(contract.getShares, "shares", (range) => readShares(range));
report(contract.getSearches, "searches", (range) => readSearches(range));
report(contract.getSearchesOfExpired, "searches", (range) => readSearches(range));

route(reports, contract.getReportDays, async ({ section, ...asked }, { userId }) => {
  const range = readRange(asked);
  const [days] = await Promise.all([countsOfDays(section, range), recordLook(userId, section, range)]);
  return days;
});

route(reports, contract.makeExport, (asked, { userId }) => makeExport(userId, asked), { limit: "exports" });

const types: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

// A browser or Telegram saves the file for the app, and brings no token but that of the address.
reports.get("/api/reports/exports/:token/:name", async (ctx) => {
  const { token = "", name = "" } = ctx.params;
  const { adminId, format, build } = await openExport(token, name);
  await ctx.state.spend("exports", adminId);
  ctx.body = await build();
  ctx.set("Content-Type", types[format]);
  ctx.set("Content-Disposition", `attachment; filename="${name}"`);
  ctx.set("Cache-Control", "no-store");
  // Telegram on the web reads the file by a script of its own.
  ctx.set("Access-Control-Allow-Origin", "https://web.telegram.org");
});
