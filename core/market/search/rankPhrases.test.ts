import { beforeAll, expect, test } from "vitest";
import type { Language } from "#contract/languages.ts";
import { suggest as contract } from "#contract/search.ts";
import { buildListing } from "../../../tests/factories.ts";
import { refreshPhrases } from "./refreshPhrases.ts";
import { suggest } from "./suggest.ts";

async function textsFor(text: string, language?: Language): Promise<string[]> {
  const { data } = contract.output.parse(JSON.parse((await suggest(text, language)).text));
  return data.flatMap((one) => one.text ?? []);
}

async function build(name: string, nameRu: string, nameUz: string, count: number) {
  const originalLang = name === nameRu ? "ru" : "uz";
  for (let at = 0; at < count; at += 1) await buildListing({ name, nameRu, nameUz, originalLang });
}
beforeAll(async () => {
  await build("Зурнабандаж", "Зурнабандаж", "Burama", 4);
  await build("Зурнадўмба", "Медная", "Зурнадўмба", 7);
  await build("Қуртоб", "Сыр", "Қуртоб", 3);
  await build("Куртакол", "Куртакол", "Tosh", 6);
  await refreshPhrases();
});

test("what is said in the person's language comes first, when as many letters are the same", async () => {
  expect([...new Set(await textsFor("зурна", "uz"))]).toEqual(["зурнадўмба", "зурнабандаж"]);
  expect((await textsFor("зурна", "ru"))[0]).toBe("зурнабандаж");
  expect((await textsFor("зурна"))[0]).toBe("зурнадўмба");
});

test("the very letters that are typed come before those they may stand for, whatever the language", async () => {
  expect((await textsFor("қурт", "ru"))[0]).toBe("қуртоб");
  expect((await textsFor("курт", "ru"))[0]).toBe("куртакол");
  expect(await textsFor("курт", "ru")).toContain("қуртоб");
});

test("letters count in either script, and x is h", async () => {
  for (const name of ["Хурмаданак", "Xurmadon", "Hurmachi"]) {
    for (let at = 0; at < 3; at += 1) await buildListing({ name, nameUz: name, originalLang: "uz" });
  }
  await build("Қурмоқ", "Сеть", "Qurmoq", 2);
  await refreshPhrases();
  expect(new Set(await textsFor("xurma"))).toEqual(new Set(["xurmadon", "hurmachi", "хурмаданак"]));
  expect((await textsFor("қурм", "ru"))[0]).toBe("қурмоқ");
  expect((await textsFor("qurm", "ru"))[0]).toBe("qurmoq");
});

test("where no letter is typed the language chooses the script", async () => {
  for (const seller of [1, 2, 3]) {
    await buildListing({
      name: "7up напиток",
      nameRu: "7up напиток",
      nameUz: "7up napitok",
      price: seller,
    });
  }
  await refreshPhrases();
  const both = await Promise.all([textsFor("7", "ru"), textsFor("7", "uz")]);
  expect(both.map((texts) => texts.find((text) => text.startsWith("7up ")))).toEqual([
    "7up напиток",
    "7up napitok",
  ]);
});
