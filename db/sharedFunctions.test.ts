import { expect, test } from "vitest";
import { lettersOf } from "#contract/cutText.ts";
import { rows, text } from "./rows.ts";
import { sequelize } from "./sequelize.ts";

async function initialOf(name: string | null) {
  const [row] = await rows({ initial: text }, "select initial_of($name) as initial", { name });
  return row?.initial;
}

test.each([
  "Каримова",
  "И\u0306осиф",
  "О\u02bbктам",
  "शेखर",
  "क्षत्रिय",
  "हिंदी",
  "👨‍👩‍👧 семья",
  "👍🏽👍",
  "🇺🇿🇷🇺",
  "❤️ А",
  "Ў",
])("of %s the first letter is whole", async (name) => {
  expect(await initialOf(name)).toBe(lettersOf(name).next().value);
});

test("who has no last name has no initial", async () => {
  expect([await initialOf(null), await initialOf("")]).toEqual(["", ""]);
});

/** What PostgreSQL does, a line each, without a look at how few rows there are. */
function explain(query: string): Promise<string> {
  return sequelize.transaction(async () => {
    await sequelize.query("set local enable_seqscan = off");
    const plan = await rows({ "QUERY PLAN": text }, `explain (verbose, costs off) ${query}`);
    return plan.map((line) => line["QUERY PLAN"]).join("\n");
  });
}

test.each([
  ["iso_time(r.created_at)", "users r"],
  ["milliseconds_of(r.created_at)", "users r"],
  ["seconds_until(r.created_at)", "users r"],
  ["minutes_until(r.created_at)", "users r"],
  ["days_until(r.created_at)", "users r"],
  ["day_in(r.created_at, r.language)", "users r"],
  ["initial_of(r.last_name)", "users r"],
  ["html_of(r.last_name)", "users r"],
  ["is_reachable(r)", "users r"],
  ["wants_news(r)", "users r"],
  ["is_quiet(r)", "users r"],
  ["is_open_to_all(r)", "listings r"],
  ["is_submitted(r)", "listings r"],
  ["is_off_sale(r)", "listings r"],
  ["is_moderated(r)", "listings r"],
  ["is_reserved(r)", "listings r"],
  ["is_cheaper(r, r.price, r.currency, r.latitude)", "listings r"],
  ["is_taking(r)", "transactions r"],
  ["coins_of(p, r)", "transactions r join provider_payments p on p.transaction_id = r.id"],
  ["title_in(r, r.link)", "products r"],
  ["ratings_of(r)", "product_counts r"],
  ["average_stars(r)", "product_counts r"],
  ["is_open(r)", "groups r"],
  ["status_now(r.status, r.ends_at)", "groups r"],
  ["has_joined(r, r.joined_at, r.joined_at)", "group_members r"],
  ["delivery_of(r)", "orders r"],
  ["is_running(r, r.paid_at)", "promotions r"],
  ["has_failed(r)", "orders r"],
  ["is_between(r, r.blocker_id, r.blocked_id)", "blocks r"],
])("what %s says stands in its place", async (call, from) => {
  const [name] = call.split("(");
  const plan = await explain(`select ${call} from ${from}`);
  expect(plan).not.toMatch(new RegExp(`\\b${name}\\(|\\br\\.\\*`));
});

test("an index serves what a function says", async () => {
  expect(await explain("select id from groups g where product_id = 1 and is_open(g)")).toContain(
    "using groups_joinable",
  );
  const joined = await explain(
    "select id from group_members m where has_joined(m, now() - interval '1 day', now())",
  );
  expect(joined).toMatch(/Index Cond: .*joined_at/);
  expect(await explain("select from promotions p where listing_id = 1 and is_running(p, now())")).toContain(
    "promotions_running",
  );
  expect(await explain("select from blocks b where is_between(b, 1, 2)")).toMatch(
    /Index Cond: .*blocker_id = 2/,
  );
});
