import { beforeAll, expect, test } from "vitest";
import { everydayWords } from "./everydayWords.ts";
import { loadCorpus } from "./judged/loadCorpus.ts";
import { readCorpus } from "./judged/readCorpus.ts";
import { refreshLexicon } from "./refreshLexicon.ts";
import { understandQuery } from "./understandQuery.ts";

beforeAll(async () => {
  await loadCorpus(readCorpus());
  await refreshLexicon();
});

/** None of them stands in the list of everyday words: only the rules keep them as they are. */
const unlisted = `
  барометр телескоп микроскоп бинокль термометр тонометр барсетка бархат бахрома бензопила брусника бублик
  букварь ватман ведро войлок гардероб герань гобелен горох горчица дрель дубленка духовка желоб жемчуг замша занавес
  запонки зажигалка зеркало кактус калькулятор каркас карниз кизил кинза клевер колокол кокос компот конверт копилка
  крахмал крыжовник кувшин ландыш лебедка лестница магнит майонез мангал метроном мольберт мочалка
  набойки нектарин облепиха ошейник паяльник пергамент пинцет плоскогубцы половик попкорн портьера прополис
  пшено развертка ракетка рассада репа рубероид рюкзаки салфетки саморезы сандалии свисток скакалка скрепки смородина
  солома спички спагетти стеклорез степлер табуретка тесак трафарет угольник уксус фанера фейхоа фиалка
  фломастеры фонарик халат хлопушка хрен цикорий черника чернила шелк шпагат шуруп эмаль ягоды янтарь
  achchiq anjir belbog chizgich dasturxon ketmon qatlama qovurma rediska sarimsoq somsa tosh tuvak ukrop
  zaytun kalit kulol mayiz qurt shirinlik tuxumdon uzuk yantoq`;

test.each([...new Set(unlisted.split(/\s+/).filter(Boolean))].filter((word) => !everydayWords.has(word)))(
  "%s isn't taken for a word of another meaning",
  async (word) => {
    expect((await understandQuery(word))?.correction ?? null).toBeNull();
  },
);

test("nor is any of the words that only a letter keeps from others", async () => {
  const corrected: string[] = [];
  for (const word of everydayWords) {
    const understood = await understandQuery(word);
    if (understood?.correction) corrected.push(`${word} → ${understood.correction}`);
  }
  expect(corrected).toEqual([]);
});
