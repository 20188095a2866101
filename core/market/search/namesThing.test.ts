import { beforeAll, expect, test } from "vitest";
import { suggest as contract } from "#contract/search.ts";
import { buildListing } from "../../../tests/factories.ts";
import { refreshPhrases } from "./refreshPhrases.ts";
import { suggest } from "./suggest.ts";

async function textsFor(text: string): Promise<string[]> {
  const { data } = contract.output.parse(JSON.parse((await suggest(text)).text));
  return data.flatMap((one) => one.text ?? []);
}

async function build(names: readonly [ru: string, uz: string][], copies = 5) {
  for (const [nameRu, nameUz] of names) {
    for (let at = 0; at < copies; at += 1) await buildListing({ name: nameRu, nameRu, nameUz });
  }
}
beforeAll(async () => {
  await build([
    ["3-годовалая Бурёнушка", "Otsalik bilguvli Aravasimon"],
    ["Бурёнушка рыжая", "Otsalik bilguvli Otuvchi"],
    ["Хлопушки 4 класса, Самоа", "Otsalik bilguvli Ovoz"],
    ["Петарда 4 класса, Самоа", "Otsalik bilguvli Osmon"],
    ["Пищалка громкая", "Xushtakbozgan"],
    ["Rokoko 17 128 гб", "Rokoko 17 128 gb"],
  ]);
  await refreshPhrases();
});

test.each([
  ["3-год", "3-годовалая бурёнушка", "3-годовалая"],
  ["бурён", "бурёнушка рыжая", "бурёнушки"],
  // What a word after a comma tells is no thing.
  ["петар", "петарда 4 класса", "самоа"],
  // Words that something always follows are no thing either,
  ["otsal", "otsalik bilguvli ovoz", "otsalik bilguvli"],
  ["otsal", "otsalik bilguvli ovoz", "otsalik"],
  // nor a number that is carried on by the same word.
  ["хлопуш", "хлопушки", "хлопушки 4"],
  ["rokok", "rokoko 17", "rokoko 17 128"],
])("who types %s is offered %s, but not %s", async (typed, offered, not) => {
  const texts = await textsFor(typed);
  expect(texts).toContain(offered);
  expect(texts).not.toContain(not);
});

test.each(["громк", "рыж", "самоа", "xusht", "bilg"])("who types %s is offered nothing", async (typed) => {
  expect(await textsFor(typed)).toEqual([]);
});
