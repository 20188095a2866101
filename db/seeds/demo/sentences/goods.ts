/** Sentences about electronics and things for the home; the format is told in parseSentences. */
export const goods = `
# phone
o+ Новый, в упаковке, не активирован. | Yangi, qadogʻida, faollashtirilmagan.
o+ Телефон новый, гарантия один год. | Telefon yangi, bir yil kafolat.
o- Состояние отличное, без царапин, пользовался аккуратно. | Holati aʼlo, chizilmagan, avaylab ishlatilgan.
o- Не ремонтировался, воды не видел. | Taʼmirlanmagan, suvga tushmagan.
o- Есть мелкие следы на рамке, экран целый. | Ramkasida mayda izlar bor, ekrani butun.
d- Батарея держит весь день. | Batareyasi kun boʻyi yetadi.
d Всё работает: камера, звук, отпечаток, Face ID. | Hammasi ishlaydi: kamera, ovoz, barmoq izi, Face ID.
d Коробка и зарядка в комплекте. | Quti va quvvatlagichi bor.
d Зарегистрирован по IMEI. | IMEI boʻyicha roʻyxatdan oʻtgan.
d Чехол и стекло в подарок. | Gʻilof va oyna sovgʻaga.
t Обмен не интересует. | Almashtirmayman.
t Возможна рассрочка. | Muddatli toʻlovga ham beriladi.
t Торг символический. | Ozgina tushib beraman.
t Проверка при встрече, без спешки. | Uchrashganda bemalol tekshirib oling.
# laptop
o+ Новый ноутбук, гарантия, чек. | Yangi noutbuk, kafolat va chek bilan.
o- Ноутбук в хорошем состоянии, не вскрывался. | Noutbuk yaxshi holatda, ochilmagan.
o- Брал для учёбы, теперь почти не пользуюсь. | Oʻqish uchun olgandim, hozir deyarli ishlatmayman.
d Подойдёт для учёбы, офиса и графики. | Oʻqish, ofis va grafika uchun mos.
d- Батарея держит {5-8} часов. | Batareyasi {5-8} soat ushlaydi.
d Windows и программы установлены, всё настроено. | Windows va dasturlar oʻrnatilgan, hammasi sozlangan.
d Экран без битых пикселей, клавиатура с подсветкой. | Ekrani toza, klaviaturasi yoritgichli.
d Зарядка родная, сумка в подарок. | Quvvatlagichi oʻziniki, sumkasi sovgʻaga.
t Проверим вместе любые тесты. | Istalgan testni birga tekshiramiz.
t Доставка по городу бесплатно. | Shahar boʻylab bepul yetkazamiz.
t Торг есть. | Kelishamiz.
# gadget
o+ Новый товар, гарантия. | Yangi tovar, kafolatli.
o+ Оригинал, в коробке. | Original, qutisida.
o- Состояние хорошее, работает как надо. | Holati yaxshi, kerakligidek ishlaydi.
o- Пользовались мало, продаём за ненадобностью. | Kam ishlatilgan, keraksiz boʻlgani uchun sotamiz.
d Полный комплект, кабели и документы на месте. | Toʻliq komplekt, kabel va hujjatlari joyida.
d Можно проверить при встрече. | Uchrashganda tekshirib koʻrish mumkin.
d Настрою и покажу, как пользоваться. | Sozlab, ishlatishni koʻrsatib beraman.
d- Следы использования минимальные. | Ishlatilgan izlari juda kam.
t Доставка по городу. | Shahar boʻylab yetkazib beramiz.
t Отправлю в область почтой. | Viloyatga pochta bilan yuboraman.
t Торг небольшой. | Ozgina kelishamiz.
# accessory
o Новый товар, большой выбор. | Yangi tovar, tanlov katta.
o В наличии на все популярные модели. | Barcha mashhur modellarga bor.
d Качество хорошее, проверяем при покупке. | Sifati yaxshi, sotib olishda tekshiramiz.
d Установим сразу, бесплатно. | Darrov, bepul oʻrnatib beramiz.
t Доставка от двух штук. | Ikki donadan yetkazib beramiz.
t Оптом скидка. | Ulgurjiga chegirma.
# number
o Номер чистый, нигде не зарегистрирован. | Raqam toza, hech qayerda roʻyxatdan oʻtmagan.
d Переоформим в офисе оператора вместе с вами. | Operator ofisida birga rasmiylashtiramiz.
d Легко запоминается, удобен для бизнеса. | Oson esda qoladi, biznes uchun qulay.
t Торг небольшой. | Ozgina kelishamiz.
t Есть и другие номера. | Boshqa raqamlar ham bor.
# game
o Полный комплект, всё на месте. | Toʻliq komplekt, hammasi joyida.
o- Играли пару раз, состояние отличное. | Bir-ikki marta oʻynalgan, holati aʼlo.
d Подойдёт в подарок. | Sovgʻa uchun ham mos.
d Понравится и детям, и взрослым. | Bolalarga ham, kattalarga ham yoqadi.
t Возможен обмен на другую игру. | Boshqa oʻyinga almashtirish mumkin.
t Доставка курьером. | Kuryer orqali yetkazamiz.
# appliance
o+ Новая техника, официальная гарантия. | Yangi texnika, rasmiy kafolat.
o+ В упаковке, чек и талон есть. | Qadogʻida, chek va taloni bor.
o- Работает отлично, без ремонта. | Aʼlo ishlaydi, taʼmirlanmagan.
o- Продаём из-за переезда, состояние хорошее. | Koʻchganimiz uchun sotamiz, holati yaxshi.
d Расход электричества небольшой. | Elektrni kam sarflaydi.
d Можно включить и проверить на месте. | Joyida yoqib tekshirish mumkin.
d+ Чек и гарантийный талон выдаём сразу. | Chek va kafolat talonini darrov beramiz.
d- Внешний вид хороший, всё чисто. | Tashqi koʻrinishi yaxshi, hammasi toza.
t Доставка по городу, подъём на этаж. | Shahar boʻylab yetkazamiz, qavatga olib chiqamiz.
t Рассрочка на {6/9/12} месяцев. | {6/9/12} oyga muddatli toʻlov.
t Торг при самовывозе. | Oʻzingiz olib ketsangiz, kelishamiz.
# furniture
o+ Мебель новая, от производителя. | Mebel yangi, ishlab chiqaruvchidan.
o+ Есть другие цвета и размеры. | Boshqa rang va oʻlchamlari ham bor.
o- Состояние хорошее, без пятен и сколов. | Holati yaxshi, dogʻ va siniqlari yoʻq.
o- Продаём в связи с ремонтом. | Taʼmir munosabati bilan sotamiz.
d Материал прочный, механизмы исправны. | Materiali pishiq, mexanizmlari soz.
d Удобная и вместительная, украсит комнату. | Qulay va keng, xonaga koʻrk beradi.
d+ Сделаем по вашим размерам за {7/10/14} дней. | Oʻlchamingiz boʻyicha {7/10/14} kunda yasab beramiz.
t Доставка и сборка. | Yetkazib, yigʻib beramiz.
t Самовывоз, помогу погрузить. | Oʻzingiz olib ketasiz, yuklashga yordam beraman.
t Торг есть. | Kelishamiz.
# textile
o+ Новое, качество отличное. | Yangi, sifati aʼlo.
o+ Большой выбор расцветок. | Rang va naqsh tanlovi katta.
o- Чистое, после химчистки. | Toza, kimyoviy tozalangan.
o- Почти не использовалось, лежало в шкафу. | Deyarli ishlatilmagan, shkafda turgan.
d Ткань плотная, после стирки не линяет. | Matosi qalin, yuvganda rangi ketmaydi.
d Натуральный материал, приятный на ощупь. | Tabiiy material, qoʻlga yoqimli.
t Доставка по городу. | Shahar boʻylab yetkazib beramiz.
t Оптом цена ниже. | Ulgurjiga narx arzonroq.
# houseware
o+ Новый товар, прямо со склада. | Yangi tovar, toʻgʻridan-toʻgʻri ombordan.
o+ Хорошее качество, служит долго. | Sifati yaxshi, uzoq xizmat qiladi.
o- Состояние хорошее, всё целое. | Holati yaxshi, hammasi butun.
o- Осталось после переезда, отдаю недорого. | Koʻchishdan qolgan, arzon beraman.
d Пригодится в любом доме. | Har bir uyga kerak boʻladi.
d Легко моется и хранится. | Yuvish va saqlash oson.
t Доставка при заказе от {200/300} тысяч. | {200/300} mingdan buyurtmaga yetkazib beramiz.
t Можно забрать сегодня. | Bugun olib ketish mumkin.
# plant
o Растение здоровое, растёт активно. | Oʻsimlik sogʻlom, yaxshi oʻsyapti.
o Выращено дома, привыкло к нашему климату. | Uyda oʻstirilgan, iqlimimizga oʻrgangan.
d Ухода почти не требует, полив раз в неделю. | Parvarishi oson, haftada bir sugʻoriladi.
d Подскажу, как ухаживать. | Qanday qarashni tushuntirib beraman.
t Доставка аккуратная, в упаковке. | Ehtiyotkorlik bilan, oʻrab yetkazamiz.
t Есть и другие растения. | Boshqa oʻsimliklar ham bor.
`;
