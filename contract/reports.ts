import { z } from "zod";
import { choice, Text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reminderKinds } from "./reminders.ts";
import { exportFormats, joinTypes, reportSections } from "./reportKinds.ts";

const Count = z.int().nonnegative();

/**
 * First and last moment of a report, both within it: an ISO 8601 time, or a whole day as `MM.DD.YYYY` or `YYYY-MM-DD`
 * of `REPORT_TIMEZONE`; strictly, 366 days at most. Read by `core/desk/reports/readRange`.
 */
const range = { startDate: Text.max(40, "date"), endDate: Text.max(40, "date") };
const Range = z.object(range);

const report = <P extends string, O extends z.ZodType>(path: P, summary: string, output: O) =>
  endpoint({ method: "get", path, access: "admin:reports.read", summary, input: Range, output });

/** Where those who joined came from: a campaign, else the way they joined. */
const Source = z.object({ type: z.string(), count: Count, avgDepth: z.number().nonnegative() });

export const Purchase = z.object({
  /** The product's link, which tells apart products of one name. */
  link: z.string(),
  productName: z.string(),
  isRealProduct: z.boolean(),
  totalRegistrations: Count,
  buyNow: Count,
  buyWithFriends: Count,
  totalParticipants: Count,
  totalParticipantsWithOld: Count,
  totalGroups: Count,
  groupsGreaterThan1: Count,
  groupsGreaterThan2: Count,
  groupsGreaterThan3: Count,
  completedGroups: Count,
  groupSize: Count,
  utmData: z.array(Source),
});
export type Purchase = z.infer<typeof Purchase>;

export const getPurchases = report(
  "/api/products/report",
  "Purchases of products that are on sale, a row a product",
  z.array(Purchase),
);
export const getExpiredPurchases = report(
  "/api/expired-products/report",
  "Purchases of products that are no longer on sale",
  z.array(Purchase),
);

export const getJoins = report(
  "/api/group-purchases/report",
  "How people came into groups",
  z.array(z.object({ joinType: z.enum(joinTypes), _count: Count })),
);

export const getNotifications = report(
  "/api/notifications/report",
  "Reminders that Telegram took, beside them those whose person had stopped or blocked the bot, and what failed otherwise",
  z.array(
    z.object({
      type: z.enum(reminderKinds),
      totalCount: Count,
      isBotStoppedCount: Count,
      otherFailedCount: Count,
    }),
  ),
);

export const getAppOpens = report(
  "/api/app-opens/report",
  "Opens of the apps by kind of deep link; an empty one is a normal open",
  z.array(z.object({ deeplink: z.string(), _count: Count })),
);

export const getUserStats = report(
  "/api/users/report",
  "Everyone who ever started the bot, as of the range's end",
  z.object({ activeCount: Count, stoppedCount: Count }),
);

export const getShares = report(
  "/api/shares/report",
  "Links copied and shared, by way",
  z.array(z.object({ type: z.string(), _count: Count })),
);

const Searches = z.array(z.object({ query: z.string(), count: Count }));
export const getSearches = report(
  "/api/searches/report",
  "What was searched for, most asked first: at most 1,000 rows, the whole of them in an export",
  Searches,
);
export const getSearchesOfExpired = report(
  "/api/expired-products/search",
  "The same as /api/searches/report, under its stated name",
  Searches,
);

export const getReportDays = endpoint({
  method: "get",
  path: "/api/reports/days",
  access: "admin:reports.read",
  summary: "One figure of a section for each day that the range touches, in the days of REPORT_TIMEZONE",
  input: Range.extend({ section: choice(reportSections) }),
  output: z.array(z.object({ day: z.iso.date(), count: Count })),
});

export const makeExport = endpoint({
  method: "post",
  path: "/api/reports/exports",
  access: "admin:reports.read",
  isRepeatable: true,
  summary: "Makes a link, good for five minutes, under which one section or all of them can be saved",
  input: Range.extend({
    section: choice([...reportSections, "all"]),
    format: choice(exportFormats),
    language: choice(["ru", "en"]),
  }),
  output: z.object({ link: z.string(), name: z.string() }),
});
