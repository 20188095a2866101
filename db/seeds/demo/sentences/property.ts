/** Sentences about property; the format is told in parseSentences. */
export const property = `
# flatSale
o Продаётся светлая и тёплая квартира. | Yorugʻ va issiq kvartira sotiladi.
o Квартира от хозяина, без посредников. | Kvartira egasidan, vositachisiz.
o Тихий зелёный двор, хорошие соседи. | Tinch va yashil hovli, yaxshi qoʻshnilar.
o+ Дом новый, лифт работает, территория закрытая. | Uy yangi, lift ishlaydi, hudud yopiq.
d Рядом школа, садик, поликлиника и рынок. | Yaqinida maktab, bogʻcha, poliklinika va bozor bor.
d До остановки {5-10} минут пешком. | Bekatgacha piyoda {5-10} daqiqa.
d Окна выходят на обе стороны, летом не жарко. | Derazalari ikki tomonga qaragan, yozda issiq emas.
d Горячая вода и отопление круглый год без перебоев. | Issiq suv va isitish yil boʻyi uzluksiz.
d Кадастр готов, долгов по коммунальным нет. | Kadastri tayyor, kommunal qarz yoʻq.
d- Трубы и проводка поменяны, окна акфа. | Quvur va simlar almashtirilgan, derazalar akfa.
d+ Высокие потолки, удобная планировка, два балкона. | Shiplar baland, qulay planirovka, ikkita balkon.
t Подходит под ипотеку. | Ipotekaga mos keladi.
t Торг на месте. | Joyida kelishamiz.
t Показ в любое время по договорённости. | Kelishib, istalgan vaqtda koʻrsatamiz.
t Ключи сразу после сделки. | Kalit bitimdan keyin darrov beriladi.
# flatRent
o Сдаётся чистая квартира со всеми условиями. | Barcha sharoiti bor toza kvartira ijaraga beriladi.
o Сдаю на длительный срок аккуратным людям. | Tartibli odamlarga uzoq muddatga beraman.
o Квартира после ремонта, заходи и живи. | Kvartira taʼmirdan chiqqan, kirib yashayverasiz.
d Есть холодильник, стиральная машина, кондиционер и телевизор. | Muzlatgich, kir yuvish mashinasi, konditsioner va televizor bor.
d Интернет проведён, домофон, тихий подъезд. | Internet oʻtkazilgan, domofon, tinch podyezd.
d Рядом метро или остановка, магазины во дворе. | Yaqinida metro yoki bekat, doʻkonlar hovlida.
d Район спокойный, парковка есть. | Mahalla tinch, mashina qoʻyishga joy bor.
t Оплата помесячно, депозит за один месяц. | Toʻlov oyma-oy, bir oylik depozit bilan.
t Коммунальные отдельно. | Kommunal toʻlovlar alohida.
t Прописка по договорённости. | Propiska kelishilgan holda.
t Без посредников, комиссии нет. | Vositachisiz, komissiya yoʻq.
# flatDaily
o Уютная квартира посуточно, всегда чистое бельё. | Kunlik shinam kvartira, choyshab doim toza.
o Сдаём семьям и командированным. | Oilalarga va xizmat safaridagilarga beramiz.
d Wi-Fi, кухня с посудой, горячая вода. | Wi-Fi, idishli oshxona, issiq suv.
d Рядом кафе, магазины и остановка. | Yaqinida kafe, doʻkonlar va bekat.
d Заезд круглосуточно, встречаем лично. | Istalgan vaqtda joylashish, oʻzimiz kutib olamiz.
t Документы обязательны, шумных компаний просим не беспокоить. | Hujjat majburiy, shovqinli davralar bezovta qilmasin.
t При заселении на неделю скидка. | Bir haftaga joylashganga chegirma.
# houseSale
o Продаётся дом с ухоженным двором. | Hovlisi obod uy sotiladi.
o Дом крепкий, тёплый, построен для себя. | Uy mustahkam, issiq, oʻzimiz uchun qurilgan.
d Газ, свет, вода и канализация есть. | Gaz, svet, suv va kanalizatsiya bor.
d Во дворе фруктовые деревья, виноград и место для машины. | Hovlida mevali daraxtlar, tok va mashina joyi bor.
d Широкая улица, асфальт, хорошая махалля. | Keng koʻcha, asfalt, mahallasi yaxshi.
d Мечеть, школа и базар рядом. | Masjid, maktab va bozor yaqin.
d Есть летняя кухня, баня и подвал. | Yozgi oshxona, hammom va yertoʻla bor.
t Кадастр готов, торг есть. | Kadastri tayyor, kelishamiz.
t Обмен на квартиру с доплатой рассмотрю. | Ustama bilan kvartiraga almashtirishim mumkin.
t Документы чистые, продаёт хозяин. | Hujjatlari toza, egasi sotadi.
# houseRent
o Сдаётся дом с двором и всеми удобствами. | Hovlili, barcha qulayliklari bor uy beriladi.
o Место тихое, воздух чистый. | Joyi tinch, havosi toza.
d Есть мебель, посуда, кондиционер и горячая вода. | Mebel, idish-tovoq, konditsioner va issiq suv bor.
d Топчан под виноградом, мангал и казан. | Tok tagida soʻri, mangal va qozon bor.
d Для машин есть место во дворе. | Mashinalarga hovlida joy bor.
t Бронь по предоплате. | Oldindan toʻlov bilan band qilinadi.
t Семейным скидка. | Oilalilarga chegirma.
# roomRent
o Комната в спокойной квартире. | Tinch kvartirada xona.
o Ищем соседа, аккуратного и без вредных привычек. | Tartibli, zararli odatlarsiz sherik qidiramiz.
d Есть интернет, стиральная машина и холодильник. | Internet, kir yuvish mashinasi va muzlatgich bor.
d До метро или автобуса {5/7/10} минут. | Metro yoki avtobusgacha {5/7/10} daqiqa.
t Коммунальные делим поровну. | Kommunalni teng boʻlamiz.
t Заселение сразу. | Darrov koʻchib oʻtish mumkin.
# land
o Ровный участок, подъезд хороший. | Tekis yer, yoʻli yaxshi.
o Место перспективное, рядом строятся дома. | Istiqbolli joy, yonida uylar qurilyapti.
d Вода, газ и свет проходят рядом. | Suv, gaz va svet yonidan oʻtgan.
d Кадастр готов, собственник один. | Kadastri tayyor, egasi bitta.
d Почва плодородная, полив есть. | Tuprogʻi unumdor, sugʻorish suvi bor.
t Торг при осмотре. | Koʻrganda kelishamiz.
t Покажу на месте в удобный день. | Qulay kuni joyida koʻrsataman.
# commercial
o Помещение свободно, можно заезжать. | Joy boʻsh, kirish mumkin.
o Проходное место, хорошая видимость с дороги. | Gavjum joy, yoʻldan yaxshi koʻrinadi.
d Электричество, вода, отопление и интернет подключены. | Elektr, suv, isitish va internet ulangan.
d Удобная разгрузка и парковка. | Yuk tushirish qulay, mashina qoʻyishga joy bor.
d Отдельный вход, охрана и камеры. | Alohida kirish, qoʻriqlash va kameralar bor.
t Договор официальный, перечислением. | Rasmiy shartnoma, pul oʻtkazish yoʻli bilan.
t Первым арендаторам скидка. | Birinchi ijarachilarga chegirma.
t Цена обсуждается. | Narxi kelishiladi.
`;
