/** Sentences about vehicles and what belongs to them; the format is told in parseSentences. */
export const vehicles = `
# car
o+ Машина новая, с салона, без пробега. | Mashina yangi, salondan, yurmagan.
o+ Только с завода, плёнки на месте. | Zavoddan yangi chiqqan, plyonkalari joyida.
o- Машина в хорошем состоянии, вложений не требует. | Mashina yaxshi holatda, xarajat talab qilmaydi.
o- Ездил сам, один хозяин, обслуживалась вовремя. | Oʻzim haydaganman, bitta egasi, vaqtida qaralgan.
o- Состояние отличное, салон чистый, не курили. | Holati aʼlo, saloni toza, chekilmagan.
o- Продаю семейную машину, ухоженная. | Oilaviy mashina sotiladi, yaxshi qaralgan.
d- Двигатель и коробка работают без нареканий. | Dvigatel va karobkasi bekamu koʻst ishlaydi.
d- Краска родная, есть пара мелких царапин на бампере. | Kraskasi toza, bamperida bir-ikki mayda chiziq bor.
d- Ходовая перебрана месяц назад, масло менял недавно. | Xodovoyi bir oy oldin qilingan, moyi yaqinda almashtirilgan.
d- Резина почти новая, аккумулятор поменян. | Rezinasi deyarli yangi, akkumulyatori almashtirilgan.
d Кондиционер, музыка, сигнализация, камера заднего вида. | Konditsioner, musiqa, signalizatsiya, orqa kamerasi bor.
d Тонировка с разрешением, полики, чехлы. | Tonirovkasi ruxsatnoma bilan, poliklar, gʻiloflar.
d Документы в порядке, на учёте, штрафов нет. | Hujjatlari joyida, hisobda, jarimasi yoʻq.
d Техосмотр и страховка есть. | Texosmotr va sugʻurtasi bor.
t Торг у капота. | Kapot oldida kelishamiz.
t Возможна рассрочка через банк. | Bank orqali muddatli toʻlovga ham beriladi.
t Обмен рассматриваю с доплатой. | Ustama bilan almashtirish mumkin.
t Проверка на любом сервисе за ваш счёт. | Istalgan servisda tekshirib olishingiz mumkin.
t Перекупщиков прошу не беспокоить. | Olibsotarlar bezovta qilmasin.
# moto
o+ Новая техника, в наличии и под заказ. | Yangi texnika, bor va buyurtmaga ham olib kelamiz.
o- Состояние хорошее, сел и поехал. | Holati yaxshi, minib ketaverasiz.
o- Продаю, потому что стоит без дела. | Ishlatilmay turgani uchun sotaman.
d Заводится с первого раза, посторонних звуков нет. | Birinchi urinishda oʻt oladi, begona ovoz yoʻq.
d Документы есть, оформление сразу. | Hujjatlari bor, darrov rasmiylashtiramiz.
d- Недавно поменял масло, свечи и цепь. | Yaqinda moyi, svechasi va zanjiri almashtirilgan.
t Покажу в любое время, тест-драйв под залог. | Istalgan vaqtda koʻrsataman, garov bilan minib koʻrish mumkin.
t Небольшой торг есть. | Ozgina kelishamiz.
# heavy
o+ Техника новая, с гарантией продавца. | Texnika yangi, sotuvchi kafolati bilan.
o- Техника рабочая, сейчас на объекте. | Texnika ishchi holatda, hozir obyektda.
o- Состояние хорошее, обслуживалась по часам. | Holati yaxshi, soatiga qarab qaralgan.
d Двигатель сухой, гидравлика держит. | Dvigateli quruq, gidravlikasi yaxshi ushlaydi.
d Документы и техпаспорт в порядке. | Hujjatlari va texpasporti joyida.
d- Резина {60-90} %, аккумуляторы новые. | Rezinasi {60-90} %, akkumulyatorlari yangi.
d Можно осмотреть и проверить в работе. | Koʻrish va ishlatib tekshirish mumkin.
t Возможен лизинг. | Lizingga ham rasmiylashtirish mumkin.
t Торг уместен при осмотре. | Koʻrganda kelishiladi.
# parts
o+ Новый товар, в упаковке. | Yangi tovar, qadogʻida.
o+ В наличии, привоз каждую неделю. | Bor, har hafta yangi tovar keladi.
o- Снято с рабочей машины, состояние проверено. | Ishlab turgan mashinadan olingan, holati tekshirilgan.
o- Стояло у меня, полностью исправно. | Oʻzimda turgan, butunlay soz.
d Подходит без переделок, поможем подобрать. | Oʻzgartirishsiz tushadi, tanlashga yordam beramiz.
d+ Даём гарантию и чек. | Kafolat va chek beramiz.
d Есть установка на месте, занимает {30/40/60} минут. | Joyida oʻrnatib beramiz, {30/40/60} daqiqa vaqt oladi.
d Фото реальные, могу снять видео. | Rasmlar haqiqiy, video tashlab berishim mumkin.
t Доставка по городу, в области отправлю почтой. | Shahar boʻylab yetkazamiz, viloyatga pochta orqali yuboraman.
t Оптом дешевле. | Ulgurjiga arzonroq.
t Торг небольшой. | Ozgina kelishamiz.
# farmMachine
o+ Новая техника, гарантия и сервис. | Yangi texnika, kafolat va servis bilan.
o- Техника рабочая, прошлый сезон отработала без ремонта. | Texnika ishlaydi, oʻtgan mavsumni taʼmirsiz oʻtkazdi.
o- Ухоженная, стояла под навесом. | Yaxshi qaralgan, ayvon tagida turgan.
d Запчасти в наличии и недорогие. | Ehtiyot qismlari topiladi va qimmat emas.
d Документы готовы, можно оформить сразу. | Hujjatlari tayyor, darrov rasmiylashtirish mumkin.
d- Масло, фильтры и ремни поменяны перед сезоном. | Moyi, filtr va remenlari mavsum oldidan almashtirilgan.
t Покажу в работе на поле. | Dalada ishlatib koʻrsataman.
t Цена окончательная для фермеров-соседей. | Qoʻshni fermerlarga narx oxirgisi.
t Возможна субсидия и лизинг. | Subsidiya va lizingga beriladi.
`;
