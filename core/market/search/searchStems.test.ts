import { expect, test } from "vitest";
import { rows, text } from "#db/rows.ts";

async function stemsOf(words: string): Promise<string> {
  const [row] = await rows({ stems: text }, "select search_stems($words) as stems", { words });
  return row?.stems ?? "";
}

test.each([
  "телефон телефоны телефонов телефонами telefon telefonlar telefonni telefonlarni",
  "квартира квартиру квартиры квартирой kvartira kvartiralar kvartirani квартирани",
  "mashina mashinalar mashinani mashinasi машина машины машину машинаси",
  "uy uyni uylar uyda uydan uyga уй уйни уйлар",
  "диван диваны диванов дивана divan divanni divanlar",
  "стол столы столов столом stol stollar столлар",
  "коляска коляски колясок коляску",
  "новый новая новые нового noviy",
  "koʻylak ko'ylak ko`ylak ko‘ylak koʼylak ko´ylak кўйлак koylak",
  "gʻisht g'isht g’isht ғишт gisht",
  "ҳовли ховли hovli xovli hovlini hovlilar",
  "қозон qozon козон kozon",
  "бельё белье belyo",
  "тойота toyota тоёта",
  "курьер kuryer",
  "цемент sement",
  "йўл yoʻl",
  "корова коровы коров коровой корову",
  "цветы цветов цветок цветами Цветы ЦВЕТЫ",
  "шкаф shkaf şkaf Şkaf ŞKAF s\u0327kaf",
  "чойшаб choyshab çoyşab ÇOYŞAB",
  "muzlatkich muzlatkiç музлаткич",
  "g'isht gʻişt ğisht Ğişt ǵisht",
  "koʻylak ko‛ylak ko＇ylak ko´ylak ko′ylak koʾylak köylak KÖYLAK",
  "сметана см\u0301етана смета\u0301на сме\u00adтана сме\u200bтана",
  "it itlar ит итлар itlarni",
  "2-х 2 2х 2-я 2-ta",
])("forms of one word have one stem: %s", async (forms) => {
  const stems = new Set((await stemsOf(forms)).split(" "));
  expect([...stems]).toHaveLength(1);
});

test.each([
  ["столовая", "стол"],
  ["диван", "дивиденд"],
  ["машина", "машинист"],
  ["доллар", "дом"],
  ["корова", "core"],
  ["корова", "қора"],
  ["корова", "Корея"],
  ["сено", "цена"],
  ["цветы", "цвет"],
  ["цвет", "свет"],
  ["dell", "делаем"],
  ["dell", "дела"],
  ["ваза", "ВАЗ"],
  ["polo", "пол"],
  ["поле", "пол"],
  ["кола", "қўл"],
  ["мышь", "мишка"],
  ["Sony", "soni"],
  ["Lenovo", "Лена"],
  ["Lenovo", "лён"],
  ["веста", "есть"],
])("%s isn't %s", async (one, other) => {
  expect(await stemsOf(one)).not.toBe(await stemsOf(other));
});

test.each(["щч", "аи", "ilar", "ychy", "a1", "ов", "'"])(
  "2,000 letters of %s take no time",
  async (letters) => {
    expect(await stemsOf(letters.repeat(1000))).toBeDefined();
  },
  // A pattern that tries all ways to cut them takes minutes; a busy machine takes a second.
  20_000,
);
