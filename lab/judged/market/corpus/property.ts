/** Flats, houses, land and premises; the format is told in readCorpus. */
export const property = `
# flats-sale
fl-chil2 | Продаётся 2-комнатная квартира Чиланзар 9 квартал | 3 этаж, евроремонт, метро рядом | Chilonzor 9-kvartalda 2 xonali kvartira
fl-chil3 | Chilonzor 3 xonali kvartira sotiladi | G'ishtli uy, remont qilingan | Продаётся 3-комнатная квартира, Чиланзар
fl-chil1 | Квартира 1 комнатная Чиланзар 20 квартал | Середина, кирпич
fl-yun3 | 3-комнатная квартира Юнусабад 4 | Панель, балкон 1,5 на 6 | Yunusobod 4da 3 xonali kvartira
fl-yun2 | Юнусобод 2 хонали квартира сотилади | 4-қават, таъмирланган
fl-serg | Квартира в новостройке Сергели 2 комнаты | Ипотека, сдача в 2025
fl-mirz4 | Mirzo Ulug'bekda 4 xonali kvartira | Hovlisi yopiq, lift bor | 4-комнатная квартира, Мирзо-Улугбек
fl-sam2 | Самарқандда 2 хонали уй сотилади | Сиёб бозори яқинида | 2-комнатная квартира в Самарканде
fl-studio | Студия Мирабад Tashkent City | 38 кв м, с мебелью
fl-novza | Двушка на Новзе рядом с метро | 52 кв м, кирпичный дом
# flats-rent
rent-yun | Сдаю квартиру Юнусабад 2 комнаты | Семейной паре, мебель, техника | Yunusobodda 2 xonali kvartira ijaraga
rent-chil | Ijaraga kvartira Chilonzor 1 xonali | Oilaga, mebel bilan | Сдаётся 1-комнатная квартира, Чиланзар
rent-cyr | Ижарага 3 хонали квартира Олмазор | Талабаларга мумкин
rent-mir | Аренда квартиры Мирабад, 3 комнаты | Иностранцам, евро
rent-serg | Сдаётся квартира Сергели помесячно | Без посредников
# flats-daily
daily-1 | Квартира посуточно центр | Чистая, Wi-Fi, документы | Markazda kunlik kvartira
daily-uz | Kunlik kvartira Chorsu yaqinida | Mehmonlar uchun
# houses-sale
hs-qib | Дом в Кибрае 6 соток | 5 комнат, скважина | Qibrayda 6 sotix hovli
hs-uz | Hovli sotiladi Zangiota 8 sotix | Yangi qurilgan, gaz svet bor | Продаётся дом, Зангиата, 8 соток
hs-cyr | Ҳовли сотилади 4 сотих Шайхонтоҳур | Икки қаватли, гараж бор
hs-cot | Коттедж Мирзо-Улугбек 4 уровня | Сауна, бассейн
hs-ferg | Фарғона шаҳрида ҳовли | 10 сотих, боғи бор | Дом в Фергане, 10 соток
hs-half | Участок с домом под снос | Юнусабад, 5 соток
# houses-rent
hr-1 | Сдаю дом с двором Юнусабад | На длительный срок | Yunusobodda hovli ijaraga
# dachas
dacha-ch | Дача в Чарваке с бассейном | Горы, топчан, мангал | Chorvoqda basseynli dacha
dacha-uz | Dala hovli Bo'stonliqda | Tog' havosi, 12 sotix
# rooms-rent
room-girl | Подселение для девушек Чиланзар | Рядом институт | Chilonzorda qizlar uchun sherikchilik
room-uz | Xona ijaraga yigitlar uchun | Universitet yonida
room-cyr | Қизларга квартирага шерик керак | Метро Беруний
# land-building
land-6 | Земельный участок 6 соток под строительство | Кибрай, ровный | Qurilish uchun 6 sotix yer
land-uz | Yer sotiladi 10 sotix | Yo'l bo'yida, hujjati bor
land-cyr | Ер участка 4 сотих Сергели | Кадастри тайёр
# land-farming
farm-land | 5 гектаров земли под сад | Капельный полив
# offices
off-c | Офис в центре 60 кв м | Бизнес центр, парковка | Markazda 60 kv m ofis
off-uz | Ofis ijaraga Oybek metro | Remont qilingan | Офис в аренду, метро Айбек
# shops
shop-a | Магазин в аренду Чорсу | Первая линия | Chorsuda do'kon ijaraga
shop-cyr | Дўкон сотилади Бухоро | Бозор ичида, 30 кв м
# cafe-premises
cafe-a | Кафе в аренду с оборудованием | 120 мест, проходное место | Jihozlangan kafe ijaraga
choy | Choyxona sotiladi yo'l yoqasida | 40 o'rinli
# warehouses
wh-seg | Складское помещение 500 кв м | Охрана, рампа | 500 kv m ombor
wh-cyr | Омбор ижарага 200 кв м | Юк машина киради
# workshops
wkshop | Цех под швейное производство | 380 вольт
# garages
gar-1 | Гараж капитальный Чиланзар | Яма, свет | Chilonzorda kapital garaj
gar-uz | Garaj metall sotiladi | Ko'chirib olib ketish mumkin
`;
