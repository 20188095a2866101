/** The fate of a person's rows in a table: they go, or these columns get these values (SQL). */
export interface Fate {
  table: string;
  /** SQL condition; `$id` is the person, `$telegramId` and `$phone` are theirs or null. */
  whose: string;
  becomes: "gone" | Record<string, string>;
}

/** Stands where a name or words of the person stood. */
export const DELETED = "Deleted";

/** The fate of rows that only the person themselves needs, so that none of them stay. */
export const gone = (table: string, whose = "user_id = $id"): Fate => ({ table, whose, becomes: "gone" });

/** SQL: the statement that carries a fate out. */
export function stepOf({ table, whose, becomes }: Fate): string {
  if (becomes === "gone") return `delete from ${table} where ${whose}`;
  const columns = Object.entries(becomes).map(([column, value]) => `${column} = ${value}`);
  return `update ${table} set ${columns.join(", ")} where ${whose}`;
}

/** The fate of rows that reports count: they stay, of nobody. */
const nameless = (table: string): Fate => ({ table, whose: "user_id = $id", becomes: { user_id: "null" } });

const ofBanned = (column: string) => `case when banned_at is not null then ${column} end`;

/** A search for a phone, a @name or a link tells of somebody; other words tell of nobody once it is nobody's. */
const TELLS = String.raw`query ~* '@|://|www\.|\.(me|uz|ru|com|net|org)\M|[0-9]([^[:alpha:]0-9]{0,3}[0-9]){6}'`;
const COUNTED_SEARCHES = String.raw`(section, day, key) in (
  select 'searches', (s.created_at at time zone z.zone)::date, lower(regexp_replace(btrim(query), '\s+', ' ', 'g'))
  from searches s, event_days_zone z where s.user_id = $id and ${TELLS})`;

/** What people and platform hold of a person. */
const own: readonly Fate[] = [
  gone("delivery_profiles"),
  gone("reminder_mutes"),
  gone("idempotency_keys"),
  // With their refresh tokens.
  gone("sessions"),
  gone("blocks", "$id in (blocker_id, blocked_id)"),
  gone("phone_codes", "phone_number = $phone"),
  gone("phone_guesses", "phone_number = $phone"),
  gone("bot_updates", "chat_key in ($telegramId::text, 'inline:' || $telegramId)"),
  gone("bot_storage", "key in ('session-' || $telegramId, 'conversation-' || $telegramId)"),
  gone("send_turns", "key = 'chat:' || $telegramId"),
  gone("outbox", "user_id = $id or chat_id = $telegramId::bigint"),
  gone("admin_menus"),
  gone("event_days", COUNTED_SEARCHES),
  nameless("events"),
  nameless("app_opens"),
  nameless("category_clicks"),
  nameless("shares"),
  {
    table: "searches",
    whose: "user_id = $id",
    becomes: { user_id: "null", query: `case when ${TELLS} then '' else query end` },
  },
  {
    table: "users",
    whose: "$id in (id, absorbed_by_id)",
    becomes: {
      // These three stay for a banned person, who would otherwise come back as somebody new.
      telegram_id: ofBanned("telegram_id"),
      phone_number: ofBanned("phone_number"),
      phone_verified_at: ofBanned("phone_verified_at"),
      username: "null",
      first_name: `'${DELETED}'`,
      last_name: "null",
      photo_url: "null",
      is_username_shown: "false",
      role: "null",
      deleted_at: "now()",
      updated_at: "now()",
      // Reports count a person to whom the bot can't write as one who has stopped it.
      bot_stopped_at: "case when bot_started_at is not null then coalesce(bot_stopped_at, now()) end",
    },
  },
];

/** Wings above this one that hold what is wiped. The books of money stay, and so do broadcasts. */
const wings = ["market", "shop"] as const;

let registered: readonly Fate[] | undefined;

/**
 * Registers what each wing wipes of a person, once, before anybody is wiped.
 * @throws when a wing doesn't say: the process then doesn't start.
 */
export function registerWiped(ofWings: Record<(typeof wings)[number], readonly Fate[]>): void {
  const missing = wings.filter((wing) => !(wing in ofWings));
  if (missing.length > 0) throw new Error(`It isn't said what is wiped of ${missing.join(", ")}`);
  const all = [...wings.flatMap((wing) => ofWings[wing]), ...own];
  const isGone = ({ becomes }: Fate) => becomes === "gone";
  registered = [...all.filter(isGone), ...all.filter((fate) => !isGone(fate))];
}

/**
 * All that is wiped of a person, in this order: first what goes, then what changes, their own row last.
 * @throws when none was registered.
 */
export function wiped(): readonly Fate[] {
  if (!registered) throw new Error("It was never said what is wiped of a person");
  return registered;
}
