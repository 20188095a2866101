import { expect, test } from "vitest";
import { oneTypoFrom } from "#core/market/search/oneTypo.ts";
import { heldOutNouns } from "./heldOutNouns.ts";

const CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ";
const LATIN = "a b v g d e e j z i y k l m n o p r s t u f h ts ch sh sh  i  e yu ya o k g h".split(" ");
const latin = (text: string) =>
  [...text.toLowerCase()]
    .map((letter) => (CYRILLIC.includes(letter) ? LATIN[CYRILLIC.indexOf(letter)] : letter))
    .join("")
    .replace(/[^a-z]/g, "");

/** A word with its normal form, as the database tells it; its stem is what stands before a hyphen. */
function form(word: string) {
  const [stem = "", ending = ""] = word.split("-");
  return { surface: stem + ending, normal: latin(stem + ending), stem: latin(stem) };
}
const formsOf = (words: string) => words.split(" ").map(form);

/** Long words tell how letters follow each other, and are near to no short one. */
const long = heldOutNouns.filter(({ length }) => length >= 8);
const short =
  "гараж диван divan щенк-и матрас чехол кран краны крем маска марка шкаф коляска пылесос samovar kitob гитара";
const common = {
  written: [...long.map(form), ...formsOf(short)],
  named: formsOf("koʻylak куйлак кўйлак смартфон"),
};
const meantBy = (word: string, words = common) => oneTypoFrom(form(word), words)?.surface;

test.each([
  ["another letter, heard alike", "гараш", "гараж"],
  ["another letter, whatever it is", "гаржж", "гараж"],
  ["a key beside the right one", "duvan", "divan"],
  ["a vowel", "щинки", "щенки"],
  ["a letter left out", "матрс", "матрас"],
  ["so many left out that three are left", "крм", "крем"],
  ["a letter too many", "диваън", "диван"],
  ["a doubled one", "ддиван", "диван"],
  ["two swapped", "дивна", "диван"],
  ["capital letters", "ГАРАШ", "гараж"],
  ["another first letter", "ъкаф", "шкаф"],
  ["the first letter left out", "ылесос", "пылесос"],
  ["a first letter too many", "хдиван", "диван"],
  ["the first two swapped", "ечхол", "чехол"],
  ["a letter left out of a long one", "акордеон", "аккордеон"],
  ["two swapped in Latin letters", "ktiob", "kitob"],
])("%s is put right (%s, %s)", (_, typed, meant) => {
  expect(meantBy(typed)).toBe(meant);
});

test.each([
  ["nothing common is near", "гороскоп"],
  ["two letters are wrong", "гороош"],
  ["two common words are that near", "масрка"],
  ["it is built like a word, and as likely by its letters", "мавка"],
  ["that has another first letter only", "катрас"],
  ["only another script has it", "самвар"],
  ["only two letters are left", "кр"],
  ["it isn't only letters", "диван2"],
])("where %s nothing is put right (%s)", (_, typed) => {
  expect(meantBy(typed)).toBeUndefined();
});

test("two forms of one word are one, two words aren't", () => {
  expect(meantBy("щенкх")).toBe("щенки");
  const forms = { ...common, written: [...common.written, ...formsOf("щенк-а")] };
  expect(meantBy("щенкх", forms)).toMatch(/^щенк[иа]$/);
  const words = { ...common, written: [...common.written, ...formsOf("щенкт")] };
  expect(meantBy("щенкх", words)).toBeUndefined();
});

test("a word that begins as what is typed comes before others", () => {
  const words = { ...common, written: [...common.written, ...formsOf("жаршж")] };
  expect(meantBy("гаршж", words)).toBe("гараж");
});

test.each(["kuylek", "kuylok", "kuylik", "куйлик", "куйлок"])(
  "%s is куйлак, which only the dictionary names",
  (typed) => {
    expect(meantBy(typed)).toBe("куйлак");
  },
);
test.each([
  ["koylek", "koʻylak"],
  ["koylik", "koʻylak"],
  ["кўйлек", "кўйлак"],
  ["смартфн", "смартфон"],
])("and so is %s, %s", (typed, meant) => {
  expect(meantBy(typed)).toBe(meant);
});
