const RUSSIAN = `
  ботва брошь ладан лопатка папка сухари туника баклажан бетон валенки валик варежки веник вилка вилы вишня волан галстук гвозди глина глобус гравий гранат грабли
  графин грелка груша грядка дрожжи дуршлаг дыня ёлка еж ежевика жилет зонт зонтик зубы игла иголка иголки изолента
  имбирь инжир кабачок калина капкан капот капуста каска кастрюля кефир кирка кисточка кисть клей клубника колбаса
  колготки колбы компас корзина коробка косынка краб кукла кулон кусачки лавка лапша лейка лимон линейка липучка ложка
  лопата лупа малина манка марля маска масленка метла миндаль миска морковь мука мыло мышеловка наждак напильник насия
  нитки нитка нож ножницы носки огурец одеяло отвертка отвёртка палатка панама паркет пена пенал перец перчатки персик
  петрушка пила плед плинтус плитка пломбир пленка половник полотенце портфель поднос подкова пончо простыня прищепка
  прищепки пуговица пуговицы пряжа пряник расческа расчёска редиска рейка рис рубанок рулетка ручка рюмка сало санки
  сачок свекла свёкла свеча свечи сверло сетка сито скалка скатерть сковорода скотч слива сметана совок сода сок соль
  сосиски стакан стамеска стельки таз тапки тарелка творог термос тетрадь тёрка терка топор трость тыква укроп утюг
  фасоль фартук фляга халва хлеб хурма циркуль чайник чашка черешня черенок чеснок чехол шарф швабра шифер шланг шнурки
  шнурок шпагат шпатель шпилька штанга штора щебень щетка щётка щипцы юла якорь`;
const UZBEK = `
  po'choq poʻchoq qoziq anor arra asal baliq beton bodring bolta boʻr cho'tka choʻtka chelak choynak daftar dazmol doka durbin gilos guldon
  gugurt gʻisht g'isht igna ip ketmon ketchup kolbasa kompas koʻmir ko'mir koʻrpa ko'rpa kosa lagan lampa limon malina
  marjon mix murch nasiya nina nok non oʻroq o'roq ohak olcha olma oʻrik o'rik palto panja parda patir paypoq piyola
  piyoz pishloq pichoq qalam qand qaychi qaymoq qatiq qayroq qoʻlqop qo'lqop qoshiq qovun qum qulf qozon randa roʻmol
  ro'mol ruchka sabzi sanchqi sariyogʻ shakar sharf shaftoli sirka sochiq soyabon sovun supurgi tandir tarvuz taroq tava
  togʻora tuz tugma uzum xamir xantal yelim yostiq yongʻoq zanjir zira zont
  кўмир кўрпа қалам қошиқ қовун пичоқ пайпоқ ўроқ сочиқ рўмол пишлоқ қайчи совун`;
const LATIN = `
  baklajan baklazhan bluetooth graviy klubnika lozhka mollari morkov nitki parket pila sanki shifer sliva smetana
  svekla typec usb wifi`;

/**
 * Words that a market may have no listing of, though others look like them but for a letter (ложка, лодка): spelt as they
 * should be, so nobody's typos. In lower case, as people type them; those that the market has need not be here.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  [RUSSIAN, UZBEK, LATIN].flatMap((words) => words.split(/\s+/).filter(Boolean)),
);
