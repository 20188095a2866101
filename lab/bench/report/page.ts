import { topUpsOf } from "../seed/promotions.ts";
import { databaseText, list, part } from "./parts.ts";
import type { Results } from "./results.ts";
import { freshnessSection, growthSection, httpSection, sqlSection } from "./sections.ts";
import { shopParts } from "./shopParts.ts";
import { whole } from "./table.ts";

function verdict(missed: readonly string[], isWhole: boolean): string {
  const parts = isWhole ? "" : "Not all parts have been measured. ";
  return missed.length === 0
    ? `${parts}Every bar and every stretch ${isWhole ? "" : "of those measured "}was reached.`
    : `${parts}Not reached, of all bars and stretches below:\n\n${list(missed)}`;
}

/** The page that tells what was measured, both sides of each ratio, and plainly what was missed. */
export function makePage(results: Results): string {
  const sql = sqlSection(results.sql?.rows);
  const growth = growthSection(results);
  const http = httpSection(results.http);
  const freshness = freshnessSection(results);
  const shop = shopParts(results.shop);
  const missed = [...[sql, growth, http, freshness].flatMap((section) => section.missed), ...shop.missed];
  return `${[
    "# Bench",
    `Written by \`npm run bench\`; not by hand. ${whole(results.listings)} listings, of which 81 of a hundred are on sale, on
${results.machine}. Client, servers and database share the cores, so absolute numbers are low and p99 moves by about
two times between runs; what is compared was measured in turn within one run. From day to day the machine itself is up to
two times faster or slower: its pace is how long a fixed piece of work took it before each part (\`lab/bench/pace.ts\`). Bars are those of issue 4, in the
shop's sections those of issue 6. A day on which it was slow: [bench/slowMachine.md](bench/slowMachine.md).`,
    verdict(missed, Boolean(results.sql && results.http && results.freshness && results.shop)),
    part(
      "Reads, in the database",
      results.sql?.date,
      `Milliseconds, one call after the other on warm caches, ${results.sql?.rows[0]?.database.count ?? 400} calls each with other values, through the
rules that serve them. The database part is the time in which a statement was under way, as the caller sees it over
TCP; what a call leaves running for later ones isn't counted. In the feed every fourth card is a promoted one, chosen among
${whole(topUpsOf(results.listings))} running TopUps; its deeper pages go on from cursors that name the promoted cards of up to 20 pages before. Bars of
searches are those of finding the page; its total is counted beside it and has a bar of its own below
("count"). The answer goes out when both are there: that is the p99 of the whole. Looking words up is part of every
number. Plans of a typical call of each are in \`.data/bench/explain\`.`,
      sql,
    ),
    part(
      "Growth",
      results.sql?.date,
      "Medians of the database part of five rounds, in turn on both databases, and their ratio.",
      growth,
    ),
    part(
      "Over HTTP",
      results.http?.date,
      `One process each, 50 connections, three rounds in turn, medians of the rounds; in brackets the ratios of single
rounds. **Ours** is the API as it runs in production, with its log, limits (other visitors' addresses for each call),
security headers and metrics. The **reference** is bare Koa and pg: one prepared statement an answer for the same rows,
the JSON made of them in JavaScript, no totals. The **bare** server is Koa that has our answers in memory. "Compressed"
asks as browsers do (gzip, deflate, br); then all three compress. Each kind goes round 500 addresses. Strangers' answers
are kept ready for a second, so most of theirs come from memory; "signed in" are 5,000 people in turn, for whom nothing is
kept: each of those answers is read from the database for its person, while the reference reads a stranger's.
Before feeds, lists and listings are measured, 25 answers of ours and of the reference to each are compared: lists and
listings key by key; pages of the feed by their cards in their turn, by how many promoted ones stand in which places, and by
where the cursor goes on. Which cards are promoted may differ, as with us the turn goes round by what was paid: each must
be a TopUp of the asked place that runs, comes after the page and wasn't shown before. The reference takes any such ones,
counts no views of them, and chooses in memory from a list that it reads once a second, as ours does: finding those of a
place within each statement would slow it down, to our advantage.`,
      http,
    ),
    part(
      "Writing while searching",
      results.freshness?.date,
      "Searches 25 a second, with and without listings being posted, approved and changed through the rules, three rounds in turn.",
      freshness,
    ),
    "## In the browser\n\nMeasured by the bench of the web apps: [bench/browser.md](bench/browser.md).",
    `## The database\n\n${databaseText(results.settings, results.sizes)}`,
    ...shop.parts,
    "## Again\n\n`npm run bench` seeds what is missing (about a quarter of an hour, once), then takes about a quarter of an hour; `-- --only sql,http,freshness,shop` measures parts, `-- --listings 20000` a small market whose page stays in `.data/bench`.",
  ].join("\n\n")}\n`;
}
