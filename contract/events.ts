import { z } from "zod";
import { Link, QueryText, Text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { EVENTS_BATCH_MAX } from "./limits.ts";

const apps = ["classifieds", "storefront", "reports"] as const;
const Accepted = z.object({ accepted: z.int() });

/** Something that happened in an app. `at` is the client's time; reports count by the server's own. */
export const AnalyticsEvent = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
  app: z.enum(apps),
  properties: z
    .record(Text.max(40), z.union([Text.max(300), z.number(), z.boolean(), z.null()]))
    .refine((properties) => Object.keys(properties).length <= 20, "At most 20 properties")
    .default({}),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

export const recordEvents = endpoint({
  method: "post",
  path: "/api/events",
  access: "public",
  summary: "Records a batch of analytics events",
  input: z.object({ events: z.array(AnalyticsEvent).min(1).max(EVENTS_BATCH_MAX) }),
  output: Accepted,
  status: 202,
});

/** Start-up tracking: the kind and value of the start parameter, or nothing at a normal open. */
export const recordAppOpen = endpoint({
  method: "post",
  path: "/api/user/app-opens",
  access: "public",
  summary: "Records that an app was opened",
  input: z.object({
    deeplink: Text.max(40).optional(),
    data: Text.max(512).optional(),
    app: z.enum(apps).optional(),
  }),
  output: Accepted,
  status: 202,
});

export const recordSearch = endpoint({
  method: "post",
  path: "/api/telegram/search",
  access: "public",
  summary: "Records what was searched for",
  input: z.object({ query: QueryText.trim().min(1) }),
  output: Accepted,
  status: 202,
});

export const recordClick = endpoint({
  method: "post",
  path: "/api/telegram/click",
  access: "public",
  summary: "Records that a category was opened",
  input: z.object({ link: Link }),
  output: Accepted,
  status: 202,
});
