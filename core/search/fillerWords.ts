/** Words that say nothing of the thing looked for; left out of a query that has others. */
export const fillerWords: ReadonlySet<string> = new Set(
  `в во на и или для с со из от до по у за к под без не
  va yoki uchun bilan ham ва учун билан
  куплю купить продам продаю продается продаётся продажа ищу нужен нужна нужно нужны хочу срочно цена цены
  недорого дешево дёшево недорогой почем сколько стоит объявление объявления
  olaman sotib sotiladi sotaman sotuv sotuvda kerak kere narxi narx narhi arzon tez shoshilinch qancha
  оламан сотиб сотилади сотаман керак нархи нарх арзон тез канча қанча
  kuplyu kupit prodam prodayu prodaetsya srochno nedorogo deshevo tsena
  г г. город городе район районе область области shahri shahrida tumani tumanida viloyati viloyatida
  шаҳри шахри шаҳрида шахрида тумани туманида вилояти вилоятида
  buy sell sale price`.split(/\s+/),
);
