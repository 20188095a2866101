import { QueryTypes } from "sequelize";
import { reminderKinds } from "../contract/reminders.ts";
import { joinTypes, type ReportSection } from "../contract/reportKinds.ts";
import { sequelize } from "../db/sequelize.ts";
import type { Days, Micros } from "./daysOf.ts";

/** From one moment to before another, in microseconds. */
interface Span {
  from: Micros;
  before: Micros;
}

interface Row {
  id: number;
  product_id: number;
  user_id: number;
  at: Micros;
}
interface Tables {
  products: { id: number; link: string; name: string; size: number; is_real: boolean; is_published: boolean };
  groups: Row & { completed: Micros | null };
  group_members: Row & {
    group_id: number;
    way: string;
    campaign: string | null;
    depth: number;
    left: Micros | null;
  };
  orders: Row & { bought_as: string };
  product_interests: Row;
  reminders: Row & { kind: string; state: string; is_bot_stopped: boolean };
  app_opens: { key: string | null; app: string; at: Micros };
  shares: { key: string; at: Micros };
  searches: { key: string; at: Micros };
  bot_changes: { user_id: number; became: string | null; at: Micros };
}
type Rows = { [Name in keyof Tables]: Tables[Name][] };

const micros = (column: string, name = "at") =>
  `(extract(epoch from ${column}) * 1000000)::bigint as "${name}"`;

const columns: Record<keyof Tables, string> = {
  products:
    "id, link, title_en as name, participants_to_complete as size, is_real, published_at is not null as is_published",
  groups: `id, product_id, ${micros("created_at")}, ${micros("completed_at", "completed")}`,
  group_members: `product_id, user_id, group_id, join_type as way, utm_source as campaign, depth,
    ${micros("joined_at")}, ${micros("left_at", "left")}`,
  orders: `product_id, user_id, bought_as, ${micros("created_at")}`,
  product_interests: `product_id, user_id, ${micros("created_at")}`,
  reminders: `kind, state, is_bot_stopped, ${micros("decided_at")}`,
  app_opens: `deeplink as key, app, ${micros("created_at")}`,
  shares: `kind as key, ${micros("created_at")}`,
  searches: `query as key, ${micros("created_at")}`,
  bot_changes: `user_id, became, ${micros("changed_at")}`,
};

/** All rows that reports are made of, as they stand in their tables; events by the keys that they are counted under. */
export async function readRaw() {
  const raw: Record<string, object[]> = {};
  for (const [table, names] of Object.entries(columns)) {
    raw[table] = await sequelize.query(`select ${names} from ${table}`, { type: QueryTypes.SELECT });
  }
  const { app_opens, searches, ...rows } = raw as unknown as Rows;
  return {
    ...rows,
    opens: app_opens.filter(({ app }) => app !== "reports").map((row) => ({ ...row, key: row.key ?? "" })),
    searches: searches
      .map((row) => ({ ...row, key: row.key.trim().replaceAll(/\s+/g, " ").toLowerCase() }))
      .filter(({ key }) => key !== ""),
  };
}
export type Raw = Awaited<ReturnType<typeof readRaw>>;

const within = ({ from, before }: Span, at: Micros | null) => at !== null && at >= from && at < before;
const people = (rows: readonly { user_id: number }[]) => new Set(rows.map((row) => row.user_id)).size;
const byText = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Members who joined in the span and were still there at its end. */
const membersIn = ({ group_members }: Raw, span: Span) =>
  group_members.filter(({ at, left }) => within(span, at) && (left === null || left >= span.before));

/** Two decimals, half up; the sum is whole, so that no binary fraction is in the way. */
const average = (sum: number, count: number) => Math.floor((sum * 200 + count) / (2 * count)) / 100;

function sourcesOf(members: Raw["group_members"]) {
  const types = [...new Set(members.map(({ campaign, way }) => campaign ?? way))];
  return types
    .map((type) => {
      const rows = members.filter(({ campaign, way }) => (campaign ?? way) === type);
      const depths = rows.reduce((sum, { depth }) => sum + depth, 0);
      return { type, count: people(rows), avgDepth: average(depths, rows.length) };
    })
    .toSorted((a, b) => b.count - a.count || byText(a.type, b.type));
}

function purchasesOf(raw: Raw, span: Span, product: Tables["products"]) {
  const own = <T extends { product_id: number }>(rows: readonly T[]) =>
    rows.filter((row) => row.product_id === product.id);
  const members = own(membersIn(raw, span));
  const begun = own(raw.groups).filter(({ at }) => within(span, at));
  const inNew = members.filter(({ group_id }) => begun.some(({ id }) => id === group_id));
  const orders = own(raw.orders).filter(({ at }) => within(span, at));
  const interests = own(raw.product_interests).filter(({ at }) => within(span, at));
  const largerThan = (size: number) =>
    begun.filter(({ id }) => inNew.filter(({ group_id }) => group_id === id).length > size).length;
  return {
    link: product.link,
    productName: product.name,
    isRealProduct: product.is_real,
    totalRegistrations: people([...orders, ...interests]),
    buyNow: people(orders.filter(({ bought_as }) => bought_as === "alone")),
    buyWithFriends: people(orders.filter(({ bought_as }) => bought_as !== "alone")),
    totalParticipants: people(inNew),
    totalParticipantsWithOld: people(members),
    totalGroups: begun.length,
    groupsGreaterThan1: largerThan(1),
    groupsGreaterThan2: largerThan(2),
    groupsGreaterThan3: largerThan(3),
    completedGroups: own(raw.groups).filter(({ completed }) => within(span, completed)).length,
    groupSize: product.size,
    utmData: sourcesOf(members),
  };
}

/** Rows of products, in their order; those of which nothing is told are left out. */
export function recountPurchases(raw: Raw, span: Span, isExpired: boolean) {
  const isTold = ({ groupSize: _, ...row }: ReturnType<typeof purchasesOf>) =>
    Object.values(row).some((value) => typeof value === "number" && value > 0);
  return raw.products
    .filter(({ is_published }) => is_published !== isExpired)
    .map((product) => purchasesOf(raw, span, product))
    .filter(isTold)
    .toSorted(
      (a, b) =>
        Number(b.isRealProduct) - Number(a.isRealProduct) ||
        b.totalParticipantsWithOld - a.totalParticipantsWithOld ||
        byText(a.productName, b.productName) ||
        byText(a.link, b.link),
    );
}

/** Seats by the way people came. */
export const recountJoins = (raw: Raw, span: Span) =>
  joinTypes.map((joinType) => ({
    joinType,
    _count: membersIn(raw, span).filter(({ way }) => way === joinType).length,
  }));

/** Reminders by kind. */
export function recountNotifications(raw: Raw, span: Span) {
  const decided = raw.reminders.filter(({ at }) => within(span, at));
  return reminderKinds.map((type) => ({
    type,
    totalCount: decided.filter(({ kind, state }) => kind === type && state === "sent").length,
    isBotStoppedCount: decided.filter((row) => row.kind === type && row.is_bot_stopped).length,
    otherFailedCount: decided.filter(
      (row) => row.kind === type && row.state === "failed" && !row.is_bot_stopped,
    ).length,
  }));
}

/** How everybody stood with the bot just before a moment: one change after the other. */
export function recountUsers({ bot_changes }: Raw, before: Micros) {
  const standings = new Map<number, string | null>();
  for (const { user_id, became } of bot_changes
    .filter(({ at }) => at < before)
    .toSorted((a, b) => a.at - b.at)) {
    standings.set(user_id, became);
  }
  const count = (standing: string) => [...standings.values()].filter((known) => known === standing).length;
  return { activeCount: count("active"), stoppedCount: count("stopped") };
}

/** Keys of events with how often they happened, in their order. */
export function recountEvents(
  raw: Raw,
  span: Span,
  section: "opens" | "shares" | "searches",
): [string, number][] {
  const counts = new Map<string, number>();
  for (const { key, at } of raw[section]) {
    if (within(span, at)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || byText(a, b));
}

function recountDay(raw: Raw, span: Span, section: ReportSection): number {
  const peopleOf = (isPublished: boolean) =>
    raw.products
      .filter(({ is_published }) => is_published === isPublished)
      .flatMap(({ id }) => membersIn(raw, span).filter(({ product_id }) => product_id === id));
  if (section === "purchases" || section === "expired") return people(peopleOf(section === "purchases"));
  if (section === "joins") return membersIn(raw, span).length;
  if (section === "users") return recountUsers(raw, span.before).activeCount;
  if (section === "notifications") {
    return recountNotifications(raw, span).reduce((sum, { totalCount }) => sum + totalCount, 0);
  }
  return recountEvents(raw, span, section).reduce((sum, [, count]) => sum + count, 0);
}

/** The figure of each day that the span touches, or of the part of it that lies in the span. */
export function recountDays(
  raw: Raw,
  { from, before }: Span,
  section: ReportSection,
  { dayOf, startOf }: Days,
) {
  const days: { day: string; count: number }[] = [];
  for (let starts = from; starts < before; ) {
    const day = dayOf(starts);
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const ends = Math.min(before, startOf(next));
    days.push({ day, count: recountDay(raw, { from: starts, before: ends }, section) });
    starts = ends;
  }
  return days;
}
