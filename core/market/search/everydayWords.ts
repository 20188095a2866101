const RUSSIAN = `
  ботва валик грелка кабачок калина капот каска кирка кисточка кисть кулон ладан лейка лопатка лупа манка маска
  масленка метла миска мыло паркет пена пенал пленка половик половник портьера простыня ракетка репа сетка сито
  скакалка скалка скотч совок стельки сухари туника халва черенок черника чернила шнурки щетка щипцы щётка`;
const UZBEK = `
  po'choq poʻchoq bolta doka kosa nina oʻroq o'roq qaychi sirka tava togʻora xamir yelim ўроқ қайчи`;
const LATIN = `
  parket typec`;

/**
 * Words that a market may have no listing of, though others look like them but for a typo (лопатка, лопата): spelt as they
 * should be, so nobody's typos. In lower case, as people type them. Only those stand here that the rules of a typo would
 * take for another word in some market; docs/operating.md tells how more are found.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  [RUSSIAN, UZBEK, LATIN].flatMap((words) => words.split(/\s+/).filter(Boolean)),
);
