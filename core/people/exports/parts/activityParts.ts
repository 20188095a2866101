import { nameOf, type Part } from "./part.ts";

/** People that a person has shut out, the messages that they get, and what they did in the apps. */
export const activityParts = {
  blocks: {
    keys: { whom: nameOf("b.blocked_id"), reason: "b.reason", note: "b.note", at: "iso_time(b.created_at)" },
    from: "blocks b where b.blocker_id = $1",
    order: "b.created_at",
  },
  muted: {
    keys: { kind: "m.kind", since: "iso_time(m.created_at)" },
    from: "reminder_mutes m where m.user_id = $1",
    order: "m.kind",
  },
  searches: {
    keys: { query: "s.query", at: "iso_time(s.created_at)" },
    from: "searches s where s.user_id = $1",
    order: "s.created_at, s.id",
  },
  events: {
    keys: {
      name: "e.name",
      app: "e.app",
      count: "e.count",
      firstAt: "iso_time(e.first)",
      lastAt: "iso_time(e.last)",
    },
    from: `(
      select name, app, count(*) as count, min(created_at) as first, max(created_at) as last
      from (select name, app, created_at from events where user_id = $1
        union all select 'app_open', app, created_at from app_opens where user_id = $1
        union all select 'category_click', 'classifieds', created_at from category_clicks where user_id = $1
        union all select 'share', app, created_at from shares where user_id = $1) all_of_them
      group by name, app) e where true`,
    order: "e.name, e.app",
  },
} satisfies Record<string, Part>;
