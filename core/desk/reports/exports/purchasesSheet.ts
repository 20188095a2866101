import type { Purchase } from "#contract/reports.ts";
import type { Sheet } from "./table.ts";
import { nameOf, type Words } from "./words.ts";

/** Columns of a product's figures: the word, the figure, and what stands in the totals row. */
const figures = [
  ["purchases.groups", "totalGroups", "sum"],
  ["purchases.participants", "totalParticipants", "sum"],
  ["purchases.withOld", "totalParticipantsWithOld", "sum"],
  ["purchases.completed", "completedGroups", "sum"],
  ["purchases.size", "groupSize", "dash"],
  ["purchases.registrations", "totalRegistrations", "sum"],
  ["purchases.alone", "buyNow", "sum"],
  ["purchases.withFriends", "buyWithFriends", "sum"],
  ["purchases.over1", "groupsGreaterThan1", "sum"],
  ["purchases.over2", "groupsGreaterThan2", "sum"],
  ["purchases.over3", "groupsGreaterThan3", "sum"],
] as const;

/** Products with their figures, and below them where their people came from. */
export function purchasesSheet(title: string, purchases: readonly Purchase[], words: Words): Sheet {
  const kindOf = ({ isRealProduct }: Purchase) => words[isRealProduct ? "purchases.real" : "purchases.fake"];
  const sum = (key: (typeof figures)[number][1]) => purchases.reduce((all, row) => all + row[key], 0);
  const products = {
    title,
    columns: [
      { title: words["purchases.product"], kind: "text" },
      ...figures.map(([word]) => ({ title: words[word], kind: "count" as const })),
      { title: words["purchases.kind"], kind: "text" },
      { title: words["purchases.link"], kind: "text" },
    ],
    rows: purchases.map((row) => [
      row.productName,
      ...figures.map(([, key]) => row[key]),
      kindOf(row),
      row.link,
    ]),
    totals: [words["table.total"], ...figures.map(([, key, total]) => (total === "sum" ? sum(key) : "–"))],
  } as const;
  const sources = {
    title: `${title}: ${words["purchases.sources"]}`,
    columns: [
      { title: words["purchases.product"], kind: "text" },
      { title: words["table.source"], kind: "text" },
      { title: words["table.people"], kind: "count" },
      { title: words["table.depth"], kind: "decimal" },
      { title: words["purchases.link"], kind: "text" },
    ],
    rows: purchases.flatMap(({ productName, link, utmData }) =>
      utmData.map(({ type, count, avgDepth }) => [
        productName,
        nameOf(words, "joins", type),
        count,
        avgDepth,
        link,
      ]),
    ),
  } as const;
  return { title, tables: [products, sources] };
}
