import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import type { Audience } from "./broadcast.ts";

const APP_DAYS = 90;

/** The apps by their names in events. */
const names = { market: "classifieds", shop: "storefront" } as const;

/** Whether a person `u` may be told news at all: they can be written to and haven't said no to it. */
const hearsNews = `is_reachable(u) and not is_quiet(u) and not ${isMutedSql("u.id", "'News'")}`;

/** SQL: who is of an audience; its parts come from a list, never from what somebody types. */
export function audienceSql({ languages, app }: Audience): string {
  const parts = [hearsNews];
  if (languages?.length)
    parts.push(`u.language in (${languages.map((language) => `'${language}'`).join(", ")})`);
  if (app) {
    parts.push(`exists (select from app_opens o where o.user_id = u.id and o.app = '${names[app]}'
      and o.created_at > now() - make_interval(days => ${APP_DAYS}))`);
  }
  return parts.join(" and ");
}
