import { beforeAll, expect, test, vi } from "vitest";
import { everydayWords } from "#core/market/search/everydayWords.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { forgetUnderstood, understandQuery } from "#core/market/search/understandQuery.ts";
import { sequelize } from "#db/sequelize.ts";
import { loadCorpus } from "../../../tests/loadCorpus.ts";
import { readCorpus } from "./readCorpus.ts";

/** Not in the list of everyday words: only the rules of a typo keep them as they are. */
const unlisted = `
  баклажан барометр барсетка бархат бахрома бензопила бетон бинокль брошь брусника бублик букварь валенки
  варежки ватман ведро веник вилка вилы вишня войлок волан галстук гардероб гвозди герань глина глобус гобелен
  горох горчица грабли гравий гранат графин груша грядка дрель дрожжи дубленка дуршлаг духовка дыня еж ежевика
  желоб жемчуг жилет зажигалка замша занавес запонки зеркало зонт зонтик зубы игла иголка иголки изолента
  имбирь инжир кактус калькулятор капкан капуста каркас карниз кастрюля кефир кизил кинза клевер клей клубника
  кокос колбаса колбы колготки колокол компас компот конверт копилка корзина коробка косынка краб крахмал
  крыжовник кувшин кукла кусачки кўмир кўрпа лавка ландыш лапша лебедка лестница лимон линейка липучка ложка
  лопата магнит майонез малина мангал марля метроном микроскоп миндаль мольберт морковь мочалка мука мышеловка
  набойки наждак напильник насия нектарин нитка нитки нож ножницы носки облепиха огурец одеяло отвертка
  отвёртка ошейник пайпоқ палатка панама папка паяльник пергамент перец персик перчатки петрушка пила пинцет
  пичоқ пишлоқ плед плинтус плитка пломбир плоскогубцы подкова поднос полотенце пончо попкорн портфель прищепка
  прищепки прополис пряжа пряник пуговица пуговицы пшено развертка рассада расческа расчёска редиска рейка рис
  рубанок рубероид рулетка ручка рюкзаки рюмка рўмол сало салфетки саморезы сандалии санки сачок свекла сверло
  свеча свечи свисток свёкла скатерть сковорода скрепки слива сметана смородина совун сода сок солома
  соль сосиски сочиқ спагетти спички стакан стамеска стеклорез степлер табуретка таз тапки тарелка творог
  телескоп терка термометр термос тесак тетрадь тонометр топор трафарет трость тыква тёрка угольник укроп уксус
  утюг фанера фартук фасоль фейхоа фиалка фломастеры фляга фонарик халат хлеб хлопушка хрен хурма цикорий
  циркуль чайник чашка черешня чеснок чехол шарф швабра шелк шифер шланг шнурок шпагат шпатель шпилька штанга
  штора шуруп щебень эмаль юла ягоды якорь янтарь ёлка қалам қовун қошиқ achchiq anjir anor arra asal baklajan
  baklazhan baliq belbog beton bluetooth bodring boʻr chelak chizgich cho'tka choynak choʻtka daftar dasturxon
  dazmol durbin g'isht gilos graviy gugurt guldon gʻisht igna ip kalit ketchup ketmon klubnika ko'mir ko'rpa
  kolbasa kompas koʻmir koʻrpa kulol lagan lampa limon lozhka malina marjon mayiz mix mollari morkov murch
  nasiya nitki nok non o'rik ohak olcha olma oʻrik palto panja parda patir paypoq pichoq pila pishloq piyola
  piyoz qalam qand qatiq qatlama qaymoq qayroq qo'lqop qoshiq qovun qovurma qoziq qozon qoʻlqop qulf qum qurt
  randa rediska ro'mol roʻmol ruchka sabzi sanchqi sanki sarimsoq sariyogʻ shaftoli shakar sharf shifer
  shirinlik sliva smetana sochiq somsa sovun soyabon supurgi svekla tandir taroq tarvuz tosh tugma tuvak
  tuxumdon tuz ukrop usb uzuk uzum wifi xantal yantoq yongʻoq yostiq zanjir zaytun zira zont`
  .split(/\s+/)
  .filter(Boolean);

const all = [...new Set([...unlisted, ...everydayWords])];

beforeAll(async () => {
  await loadCorpus(readCorpus());
  await refreshLexicon();
});

/** Returns the words that each of them is taken for. */
async function corrections(words: readonly string[], before?: (word: string) => Promise<void>) {
  const corrected: string[] = [];
  for (const word of words) {
    await before?.(word);
    const understood = await understandQuery(word);
    if (understood?.correction) corrected.push(`${word} → ${understood.correction}`);
  }
  return corrected;
}

test("the list holds no word twice, and none that the test holds without it", () => {
  expect(unlisted.filter((word) => everydayWords.has(word))).toEqual([]);
  expect(new Set(unlisted).size).toBe(unlisted.length);
});

test("no everyday word that a market lacks is taken for another", async () => {
  expect(await corrections(all)).toEqual([]);
});

test("nor where that market has all the others, and many listings of each", async () => {
  const write = (words: readonly string[]) =>
    sequelize.query(
      `insert into search_words (stem, normal, surface, listings)
       select distinct on (stem) stem, public.search_normal(word), word, 3000
       from unnest($words::text[]) as word, public.search_stems(word) as stem where stem ~ '^[a-z]{2,40}$'
       on conflict (stem) do update set listings = greatest(search_words.listings, 3000)`,
      { bind: { words } },
    );
  await write(all);
  // The dictionary of before is too old then.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000, shouldAdvanceTime: true });
  let lacking: string | undefined;
  const withoutIt = async (word: string) => {
    if (lacking !== undefined) await write([lacking]);
    await sequelize.query("delete from search_words where stem = public.search_stems($word)", {
      bind: { word },
    });
    lacking = word;
    forgetUnderstood();
  };
  // The very same, as it is said in Russian.
  expect(await corrections(all, withoutIt)).toEqual(["somsa → самса"]);
});
