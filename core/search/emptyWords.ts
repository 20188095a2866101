const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that names have beside the thing; a suggestion neither begins nor ends with one, in any script. */
export const emptyWords = setOf(`
  торг рядом сдаётся сдается сдаю сдам сниму новый новая новое новые комнат комната комнаты размер размеры два две три
  выезд состояние хорошее отличное идеальное доставка гарантия есть торга рассрочка оригинал оригинальный возраст полный
  чёрный белый серый красный синий
  kelishamiz tezda toza toʻliq ideal yangi ijaraga ijara beriladi oladi uyda uzoq muddatga muddatli toʻlovga bir ikki ikkita
  uch uchta toʻrt birinchi xonali holatda holati yaxshi zoʻr original oʻz yetkazib bepul ishlatilgan tayyor ishlaydi
  markazda uzun kunlik oilaga qora oq rangli`);

/** Words that say whose or of what kind a thing is; a suggestion may begin with one but not end, as the thing is missing. */
export const describing = setOf(`
  женские женский женская мужские мужской мужская детские детский детская городской угловой угловая ручная рабочий готовая
  ayollar erkaklar bolalar benzinli`);

/** Words that only say more of what stands before them; a suggestion doesn't begin with one. */
export const additions = setOf("pro lite max plus mini ultra note air про макс плюс ультра hd full");

/** Words between two things: what follows them is another one. */
export const joining = setOf("и с va ва bilan билан uchun учун yoki ёки или");
