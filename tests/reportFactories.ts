import { reminderKinds } from "../contract/reminders.ts";
import { joinTypes } from "../contract/reportKinds.ts";
import { randomOf } from "../db/seeds/demo/random.ts";
import { sequelize } from "../db/sequelize.ts";
import type { Micros } from "./daysOf.ts";
import { buildShopCategory } from "./shopFactories.ts";

const HOUR = 3_600_000_000;

/** Choices that are the same for the same seed. */
export function seeded(seed: number) {
  const { int, pick, chance } = randomOf(`reports ${seed}`);
  return { below: (count: number) => int(0, count - 1), oneOf: pick, chance };
}
type Chance = ReturnType<typeof seeded>;

/** Writes a moment as PostgreSQL reads it, to the microsecond. */
function timeText(moment: Micros): string {
  const text = new Date(Math.floor(moment / 1000)).toISOString();
  return text.replace("Z", `${String(moment % 1000).padStart(3, "0")}Z`);
}

async function insert(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await sequelize.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $rows)
     on conflict do nothing`,
    { bind: { rows: JSON.stringify(rows) } },
  );
}

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

interface Maker extends Chance {
  /** A moment, often at the edge of a day. */
  moment: () => Micros;
}

const COUNTS = { people: 60, products: 14, groups: 90, orders: 700, events: 1500 };

async function writeProducts({ oneOf, chance, below, moment }: Maker): Promise<void> {
  const { id: categoryId } = await buildShopCategory();
  const products = numbered(COUNTS.products, (id) => ({
    id,
    link: `thing-s${id}`,
    category_id: categoryId,
    title_en: `Thing ${oneOf(["A", "B", "C"])}`,
    price: 999,
    discounted_price: 599,
    participants_to_complete: 2 + below(5),
    is_real: chance(0.6),
    published_at: chance(0.6) ? timeText(moment()) : null,
  }));
  await insert("products", products);
}

/** Groups of every state; how full they are is no matter to reports, who is in them is. */
async function writeGroups({ oneOf, below, moment }: Maker) {
  const groups = numbered(COUNTS.groups, (id) => {
    const status = oneOf(["open", "completed", "completed", "expired", "cancelled"]);
    const begun = moment();
    return {
      id,
      invite_code: `G${String(id).padStart(9, "0")}`,
      product_id: 1 + below(COUNTS.products),
      creator_id: 1 + below(COUNTS.people),
      participants_to_complete: 4,
      status,
      members_count: status === "completed" ? 4 : below(4),
      created_at: timeText(begun),
      ends_at: timeText(begun + 24 * HOUR),
      completed_at: status === "completed" ? timeText(moment()) : null,
    };
  });
  await insert("groups", groups);
  return groups;
}

/** Orders alone and in groups, and who sits in a group with theirs; one in four has left. */
async function writeOrders(
  { oneOf, chance, below, moment }: Maker,
  groups: { id: number; product_id: number }[],
) {
  const orders = numbered(COUNTS.orders, (id) => {
    const group = chance(0.75) ? oneOf(groups) : undefined;
    return {
      id,
      number: String(id).padStart(10, "0"),
      user_id: 1 + below(COUNTS.people),
      product_id: group?.product_id ?? 1 + below(COUNTS.products),
      group_id: group?.id ?? null,
      bought_as: group ? oneOf(["creator", "member"]) : "alone",
      price: 999,
      total: 599,
      discounted_price: 599,
      phone_number: "+919000000000",
      address: "12 MG Road",
      pin: "411001",
      status: oneOf(["placed", "delivered", "cancelled"]),
      created_at: timeText(moment()),
    };
  });
  await insert("orders", orders);
  const seats = orders.filter(({ group_id }) => group_id !== null);
  await insert(
    "group_members",
    seats.map(({ id, group_id, product_id, user_id }) => {
      const joined = moment();
      const left = oneOf([joined + 1, joined + below(30) * HOUR, Math.max(joined, moment())]);
      return {
        group_id,
        product_id,
        user_id,
        order_id: id,
        invite_code: `M${String(id).padStart(13, "0")}`,
        join_type: oneOf(joinTypes),
        depth: below(8),
        is_waiting: false,
        joined_at: timeText(joined),
        utm_source: chance(0.3) ? oneOf(["instagram", "Created", "a \"b'\\c"]) : null,
        left_at: chance(0.25) ? timeText(left) : null,
      };
    }),
  );
}

async function writeAsked({ oneOf, chance, below, moment }: Maker): Promise<void> {
  await insert(
    "product_interests",
    numbered(COUNTS.events / 5, () => ({
      product_id: 1 + below(COUNTS.products),
      user_id: 1 + below(COUNTS.people),
      created_at: timeText(moment()),
    })),
  );
  await insert(
    "reminders",
    numbered(COUNTS.events / 2, (id) => {
      const kind = oneOf(reminderKinds);
      const state = oneOf(["queued", "sent", "sent", "failed", "skipped"]);
      return {
        id,
        kind,
        state,
        user_id: 1 + below(COUNTS.people),
        product_id: 1 + below(COUNTS.products),
        group_id: kind === "NotJoinedOrCreated" ? null : 1 + below(COUNTS.groups),
        is_bot_stopped: state === "failed" && chance(0.5),
        created_at: timeText(moment()),
        decided_at: state === "queued" ? null : timeText(moment()),
      };
    }),
  );
}

/** Some by one and some by many in one statement, as they come. */
async function writeEvents({ oneOf, below, moment }: Maker): Promise<void> {
  const kinds = [null, "", "product", "invite", "group", "Group", " group", "ref\n1", "кат", "😀", "%_'\"\\"];
  const queries = [
    "Phone",
    " phone ",
    "PHONE",
    "pho  ne",
    "pho\n\tne",
    "ТЕЛЕФОН",
    "телефон",
    "",
    "   ",
    "😀 X",
  ];
  const rows = numbered(COUNTS.events, () => ({ user_id: null, created_at: timeText(moment()) }));
  const opens = rows.map((row) => ({
    ...row,
    deeplink: oneOf(kinds),
    app: oneOf(["classifieds", "storefront", "reports"]),
  }));
  const shares = rows.map((row) => ({
    ...row,
    app: oneOf(["classifieds", "storefront", "reports"]),
    target: "group",
    value: "",
    kind: oneOf(["copy", "telegram", "whatsapp", "", "Über"]),
  }));
  const searches = rows.map((row) => ({ ...row, query: oneOf(queries) }));
  for (const [table, events] of Object.entries({ app_opens: opens, shares, searches })) {
    for (let at = 0; at < events.length; ) {
      const until = at + 1 + below(400);
      const names = Object.keys(events[0] ?? {}).join(", ");
      await sequelize.query(
        `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $rows)`,
        { bind: { rows: JSON.stringify(events.slice(at, until)) } },
      );
      at = until;
    }
  }
}

/** People who started, stopped and restarted the bot, some never; they stand now as their last change says. */
async function writePeople({ oneOf, below, moment }: Maker): Promise<void> {
  const changes: Record<string, unknown>[] = [];
  const people = numbered(COUNTS.people, (id) => {
    const times = numbered(below(6), moment).toSorted((a, b) => a - b);
    for (const [index, at] of times.entries()) {
      const standing = (step: number) => (step < 0 ? null : step % 2 === 0 ? "active" : "stopped");
      changes.push({
        user_id: id,
        was: standing(index - 1),
        became: standing(index),
        changed_at: timeText(at),
      });
    }
    const isStopped = times.length > 0 && times.length % 2 === 0;
    return {
      id,
      telegram_id: 800_000_000 + id,
      first_name: "Somebody",
      language: oneOf(["en", "ru"]),
      bot_started_at: times[0] === undefined ? null : timeText(times[0]),
      bot_stopped_at: isStopped ? timeText(times.at(-1) ?? 0) : null,
    };
  });
  await insert("users", people);
  // What the trigger has noted happened just now; it is put where it belongs.
  await sequelize.query("delete from bot_changes");
  await insert("bot_changes", changes);
}

/** Writes people, products, groups, orders and events by chance, at the moments that `moment` chooses. */
export async function fillWithReports(maker: Maker): Promise<void> {
  await writePeople(maker);
  await writeProducts(maker);
  await writeOrders(maker, await writeGroups(maker));
  await writeAsked(maker);
  await writeEvents(maker);
}
