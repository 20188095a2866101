import { expect, test } from "vitest";
import { readXlsx } from "../../../../tests/readXlsx.ts";
import { buildFile } from "./buildExport.ts";
import type { Sheet, Table } from "./table.ts";

const table: Table = {
  title: "Поиск",
  columns: [
    { title: "Запрос", kind: "text" },
    { title: "Всего", kind: "count" },
    { title: "Доля", kind: "share" },
    { title: "Глубина", kind: "decimal" },
  ],
  rows: [
    ["=cmd|'/c calc'!A1", 1200, 1 / 3, 1.5],
    ['say "hi", please\nnow', 0, 0, 0],
    ["+998", 7, 1, null],
  ],
  totals: ["Итого", 1207, 1, "–"],
};
const one: Sheet = { title: "Поиск", tables: [table] };
const two: Sheet = {
  title: "Покупки",
  tables: [
    { ...table, title: "Товары" },
    { ...table, title: "Источники", rows: [] },
  ],
};

test("CSV begins with a byte order mark, quotes as RFC 4180 has it, and has no formulas", async () => {
  const file = await buildFile({ sheets: [one], format: "csv", language: "en" });
  expect(file.toString("utf8")).toBe(
    [
      "\uFEFFЗапрос,Всего,Доля,Глубина",
      "'=cmd|'/c calc'!A1,1200,33.33%,1.50",
      '"say ""hi"", please\nnow",0,0.00%,0.00',
      "'+998,7,100.00%,",
      "Итого,1207,100.00%,–",
      "",
    ].join("\r\n"),
  );
});

test.each(["=1", "+1", "-1", "@a", "\t=1", "\r=1", "＝1", "＋1", "－1", "＠a"])(
  "%j is words in CSV, not a formula",
  async (words) => {
    const file = await buildFile({
      sheets: [{ title: "", tables: [{ ...table, rows: [[words, 1, 0, 0]] }] }],
      format: "csv",
      language: "en",
    });
    expect(file.toString("utf8")).toMatch(/\r\n"?'/);
  },
);

test("in Russian cells are parted by semicolons and decimals by a comma, as spreadsheets there expect", async () => {
  const file = await buildFile({ sheets: [one], format: "csv", language: "ru" });
  expect(file.toString("utf8").split("\r\n")[1]).toBe("'=cmd|'/c calc'!A1;1200;33,33%;1,50");
});

test("several tables lie below each other under their titles", async () => {
  const file = await buildFile({ sheets: [one, two], format: "csv", language: "en" });
  const lines = file.toString("utf8").slice(1).split("\r\n");
  const titles = ["Поиск", "Товары", "Источники"];
  expect(lines.filter((line) => titles.includes(line))).toEqual(titles);
  expect(lines.filter((line) => line === "")).toHaveLength(3);
  expect(lines[lines.indexOf("Источники") + 1]).toBe("Запрос,Всего,Доля,Глубина");
});

test("a workbook has a sheet a section, numbers as numbers, bold headings and totals, and no formulas", async () => {
  const { sheets, styles } = readXlsx(
    await buildFile({ sheets: [one, two], format: "xlsx", language: "en" }),
  );
  expect(sheets.map(({ title }) => title)).toEqual(["Поиск", "Покупки"]);
  const [first, second] = sheets;
  expect(first!.rows).toEqual([
    ["Запрос", "Всего", "Доля", "Глубина"],
    ["=cmd|'/c calc'!A1", 1200, 1 / 3, 1.5],
    ['say "hi", please\nnow', 0, 0, 0],
    ["+998", 7, 1],
    ["Итого", 1207, 1, "–"],
  ]);
  expect(first!.xml).not.toContain("<f>");
  expect(first!.xml).toContain('state="frozen"');
  expect(styles).toContain("0.00%");
  expect(styles).toContain("<b/>");
  expect(second!.rows.map(([cell]) => cell)).toEqual([
    "Товары",
    "Запрос",
    "=cmd|'/c calc'!A1",
    'say "hi", please\nnow',
    "+998",
    "Итого",
    undefined,
    "Источники",
    "Запрос",
    "Итого",
  ]);
});

test("words that XML can't hold, or is made of, break no workbook", async () => {
  const rows = [
    ["a\u0001b\u001f\ufffe", 1, 0, 0],
    ["", 1, 0, 0],
    ["<b>&amp;\"'</b>]]>", 1, 0, 0],
  ];
  const file = await buildFile({
    sheets: [{ title: "x", tables: [{ ...table, rows }] }],
    format: "xlsx",
    language: "en",
  });
  const [sheet] = readXlsx(file).sheets;
  expect(sheet!.rows.slice(1, 4)).toEqual([
    ["ab", 1, 0, 0],
    expect.anything(),
    ["<b>&amp;\"'</b>]]>", 1, 0, 0],
  ]);
});

test.each(["csv", "xlsx"] as const)(
  "a hundred thousand rows become %s while everything else goes on",
  async (format) => {
    const rows = Array.from({ length: 100_000 }, (_, index) => [`телефон samsung ${index}`, index, 0, 0]);
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 1);
    const file = await buildFile({
      sheets: [{ title: "x", tables: [{ ...table, rows }] }],
      format,
      language: "en",
    });
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(10);
    if (format === "csv") expect(file.toString("utf8").split("\r\n")).toHaveLength(100_003);
    else expect(readXlsx(file).sheets[0]!.rows).toHaveLength(100_002);
  },
);
