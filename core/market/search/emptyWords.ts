const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that names have beside the thing; a suggestion neither begins nor ends with one, in any script. */
export const emptyWords = setOf(`
  торг рядом сдаётся сдается сдаю сдам сниму новый новая новое новые комнат комната комнаты размер размеры два две три
  выезд состояние хорошее отличное идеальное доставка гарантия есть торга рассрочка оригинал оригинальный возраст полный
  чёрный белый серый красный синий
  kelishamiz tezda toza toʻliq ideal yangi ijaraga ijara beriladi oladi uyda uzoq muddatga muddatli toʻlovga bir ikki ikkita
  uch uchta toʻrt birinchi xonali holatda holati yaxshi zoʻr original oʻz yetkazib bepul ishlatilgan tayyor ishlaydi
  markazda uzun kunlik oilaga qora oq rangli ishlab da tasi
  куб kub`);

/** Words that say whose or of what kind a thing is; a suggestion may begin with one but not end, as the thing is missing. */
export const describing = setOf(`
  женские женский женская мужские мужской мужская детские детский детская городской угловой угловая ручная рабочий готовая
  набор комплект автомат газ свет вода электричество студентов
  корея турция россия китай германия япония польша иран узбекистан
  ayollar erkaklar bolalar benzinli qishki yozgi tinch uydan turar jihozli komplekt avtomat gaz svet suv elektr
  koreya turkiya rossiya xitoy germaniya yaponiya polsha eron oʻzbekiston`);

const ADJECTIVE =
  /^[\dа-яё-]{2,}(?:ого|его|ому|ых|их|ый|ой|ая|яя|ое|ее|ые|ую|юю|[кгхшщжчн]ий|[кгхшщжч]ие|(?:[дтмшжрх]|[еи]?н)ние|летние)$/u;
const nounsLikeAdjectives = setOf(`
  прихожая гостиная столовая спальная ванная детская мастерская парикмахерская мороженое животное алюминий
  санаторий горничная сборная`);

/** Whether a Russian word tells only what something is like: by its ending. */
export const isAdjective = (word: string) => ADJECTIVE.test(word) && !nounsLikeAdjectives.has(word);

/** A preposition and a word with an ending that no noun has after it. */
const CUT_OFF = /(?:^| )(?:в|на|при|о) [а-яё]{3,}(?:ом|ем|ой|ый|ых|их|ую)$/u;

/** Whether Russian words end with one that only tells what something that follows is like: на длительный, в новом. */
export const isCutOff = (words: string) => CUT_OFF.test(words);

const MODIFIER = /[a-zʻʼ'-]{3,}(?:gan|dagi|dan|ning|larni|larga)$/u;
const ALONE = /^[a-zʻʼ'-]{4,}(?:lik|li|simon)$/u;

/** Whether Uzbek words in Latin letters tell by their ending only what something is like, whose or whence it is. */
export const isModifier = (words: string) => MODIFIER.test(words) || ALONE.test(words);

/** Words that only say more of what stands before them; a suggestion doesn't begin with one. */
export const additions = setOf("pro lite max plus mini ultra note air про макс плюс ультра hd full");

/** Words between two things: what follows them is another one. */
export const joining = setOf("и с va ва bilan билан uchun учун yoki ёки или");

/** Words before what only belongs to the thing. */
export const prepositions = setOf("для с со на в во под от из по у за к без до о об при через");
