/** Sentences about building, clothes, children, beauty and sport; the format is told in parseSentences. */
export const wear = `
# building
o В наличии на складе, отгрузка в день заказа. | Omborda bor, buyurtma kuni yuklaymiz.
o Цена от производителя, без посредников. | Ishlab chiqaruvchi narxi, vositachisiz.
d Качество по стандарту, сертификат есть. | Sifati standart boʻyicha, sertifikati bor.
d Посчитаем нужное количество бесплатно. | Kerakli miqdorni bepul hisoblab beramiz.
d Работаем с наличными и перечислением. | Naqd va pul oʻtkazish orqali ishlaymiz.
t Доставка по городу и области, есть манипулятор. | Shahar va viloyatga yetkazamiz, manipulyator bor.
t Оптовикам скидка. | Ulgurji oluvchilarga chegirma.
t Звоните, цену уточним на сегодня. | Qoʻngʻiroq qiling, bugungi narxni aytamiz.
# tool
o+ Новый инструмент, гарантия. | Yangi asbob, kafolatli.
o+ В коробке, полный комплект. | Qutisida, toʻliq komplekt.
o- Рабочий, проверен, использовался дома. | Ishlaydi, tekshirilgan, uyda ishlatilgan.
o- Состояние хорошее, щётки и ресурс в норме. | Holati yaxshi, resursi joyida.
d Мощный и лёгкий, удобно держать. | Kuchli va yengil, ushlash qulay.
d Расходники продаются в любом магазине. | Ehtiyot qismlari har bir doʻkonda bor.
d Можно проверить на месте. | Joyida tekshirish mumkin.
t Доставка по городу. | Shahar boʻylab yetkazamiz.
t Торг небольшой. | Ozgina kelishamiz.
# clothes
o+ Новая вещь, с биркой. | Yangi, yorligʻi bilan.
o+ Привоз из Турции, размеры в наличии. | Turkiyadan keltirilgan, oʻlchamlari bor.
o- Состояние отличное, надевали пару раз. | Holati aʼlo, bir-ikki marta kiyilgan.
o- Не подошёл размер, отдаю дешевле. | Oʻlchami toʻgʻri kelmadi, arzonroq beraman.
d Ткань приятная, сидит хорошо. | Matosi yoqimli, kiyganda chiroyli turadi.
d Цвет как на фото, швы ровные. | Rangi rasmdagidek, choklari tekis.
d Подойдёт на каждый день и на выход. | Har kuni va mehmonga kiyishga mos.
t Примерка при встрече. | Uchrashganda kiyib koʻrish mumkin.
t Доставка по городу, оплата при получении. | Shahar boʻylab yetkazamiz, toʻlov olganda.
t Отправляем по областям. | Viloyatlarga joʻnatamiz.
# shoes
o+ Новые, в коробке. | Yangi, qutisida.
o+ Есть все размеры, удобная колодка. | Barcha oʻlchamlari bor, kolodkasi qulay.
o- Носили мало, подошва как новая. | Kam kiyilgan, tagligi yangidek.
o- Продаю, потому что малы. | Kichik kelgani uchun sotaman.
d Лёгкие, нога не устаёт. | Yengil, oyoq charchamaydi.
d Прошиты, не промокают. | Tikilgan, suv oʻtkazmaydi.
t Примерка перед покупкой. | Olishdan oldin kiyib koʻrish mumkin.
t Доставка курьером. | Kuryer orqali yetkazamiz.
# wedding
o Очень красивая вещь для главного дня. | Eng muhim kun uchun juda chiroyli buyum.
o Надевали один раз, после химчистки. | Bir marta kiyilgan, kimyoviy tozalangan.
d Регулируется по фигуре. | Qomatga moslanadi.
d В комплекте украшения и чехол. | Komplektda taqinchoq va gʻilofi bor.
t Запись на примерку по телефону. | Kiyib koʻrishga telefon orqali yozilasiz.
t Бронь по предоплате. | Oldindan toʻlov bilan band qilinadi.
# jewellery
o+ Новое изделие, с биркой и пробой. | Yangi buyum, yorligʻi va probasi bor.
o- Состояние отличное, носилось бережно. | Holati aʼlo, avaylab taqilgan.
o Красивая и аккуратная работа. | Chiroyli va nafis ish.
d Отличный подарок. | Ajoyib sovgʻa.
d Коробка и документы в комплекте. | Quti va hujjatlari bor.
d Проверка в любом ювелирном при встрече. | Uchrashganda istalgan zargarda tekshirish mumkin.
t Торг небольшой. | Ozgina kelishamiz.
t Встреча в удобном месте. | Qulay joyda uchrashamiz.
# kidswear
o+ Новое, натуральный хлопок. | Yangi, tabiiy paxta.
o- Из одного домика, чистое, без пятен. | Bitta uydan, toza, dogʻsiz.
o- Выросли, отдаём недорого. | Bolamiz katta boʻldi, arzon beramiz.
d Мягкое, не раздражает кожу. | Yumshoq, terini qichitmaydi.
d Стирается легко, цвет держит. | Oson yuviladi, rangi ketmaydi.
t Есть другие размеры. | Boshqa oʻlchamlari ham bor.
t Доставка по городу. | Shahar boʻylab yetkazamiz.
# kidsgoods
o+ Новый товар, безопасный материал. | Yangi tovar, xavfsiz material.
o- Состояние хорошее, всё исправно. | Holati yaxshi, hammasi soz.
o- Пользовались бережно, помыто. | Avaylab ishlatilgan, yuvilgan.
d Удобно и малышу, и маме. | Bolaga ham, onaga ham qulay.
d Собирается за пару минут. | Bir-ikki daqiqada yigʻiladi.
d- Ребёнку очень нравилось. | Bolaga juda yoqardi.
t Самовывоз или доставка. | Olib ketasiz yoki yetkazib beramiz.
t Торг есть. | Kelishamiz.
# beauty
o Оригинал, срок годности свежий. | Original, yaroqlilik muddati yangi.
o Прямые поставки, всегда в наличии. | Toʻgʻridan-toʻgʻri yetkaziladi, doim bor.
d Подходит для ежедневного использования. | Har kuni ishlatishga mos.
d Поможем подобрать под ваш тип. | Oʻzingizga mosini tanlashga yordam beramiz.
d Хороший подарок для близких. | Yaqinlaringizga yaxshi sovgʻa.
t Доставка по всему Узбекистану. | Butun Oʻzbekiston boʻylab yetkazamiz.
t От двух штук скидка. | Ikki donadan chegirma.
# medical
o+ Новый прибор, гарантия. | Yangi moslama, kafolatli.
o- Исправно, пользовались недолго. | Soz, kam ishlatilgan.
d Простое управление, разберётся любой. | Boshqaruvi oson, har kim tushunadi.
d Инструкция на русском и узбекском. | Yoʻriqnomasi rus va oʻzbek tilida.
t Доставка на дом. | Uyga yetkazib beramiz.
t Подробности по телефону. | Batafsil telefon orqali.
# sport
o+ Новое, гарантия магазина. | Yangi, doʻkon kafolati bilan.
o- Состояние хорошее, всё работает. | Holati yaxshi, hammasi ishlaydi.
o- Использовали один сезон. | Bir mavsum ishlatilgan.
d Подойдёт и новичку, и опытному. | Yangi boshlovchiga ham, tajribaliga ham mos.
d Прочное, лёгкое, удобно хранить. | Mustahkam, yengil, saqlash qulay.
d- Обслужено перед продажей. | Sotishdan oldin qarab chiqilgan.
t Можно посмотреть и попробовать. | Koʻrish va sinab koʻrish mumkin.
t Торг уместен. | Kelishish mumkin.
# book
o+ Новая, в плёнке. | Yangi, plyonkasida.
o- Состояние хорошее, страницы чистые. | Holati yaxshi, sahifalari toza.
o- Прочитано один раз, бережно. | Bir marta, avaylab oʻqilgan.
d Полезно для учёбы и для души. | Oʻqish va koʻngil uchun foydali.
d Отдам вместе с другими книгами дешевле. | Boshqa kitoblar bilan birga arzonroq beraman.
t Отправлю почтой. | Pochta orqali yuboraman.
t Встреча у метро или в центре. | Metro yonida yoki markazda uchrashamiz.
# instrument
o+ Новый инструмент, строй отличный. | Yangi cholgʻu, sozi aʼlo.
o- Звучит чисто, трещин нет. | Ovozi toza, yorigʻi yoʻq.
d Чехол и запасные струны в комплекте. | Gʻilofi va zaxira torlari bor.
d Подойдёт для учёбы и сцены. | Oʻqish va sahna uchun mos.
t Можно прийти и поиграть. | Kelib chalib koʻrish mumkin.
t Торг небольшой. | Ozgina kelishamiz.
# collect
o Из личной коллекции. | Shaxsiy kolleksiyadan.
o Подлинность могу подтвердить. | Haqiqiyligini tasdiqlay olaman.
d Состояние видно на фото, без реставрации. | Holati rasmda koʻrinadi, tiklanmagan.
d Хранилось дома, в сухом месте. | Uyda, quruq joyda saqlangan.
t Интересует обмен с коллекционерами. | Kolleksionerlar bilan almashishim mumkin.
t Смотреть при встрече. | Uchrashganda koʻrasiz.
# art
o Ручная работа, штучный товар. | Qoʻl mehnati, yagona buyum.
o Делаем с любовью, на заказ и в наличии. | Mehr bilan yasaymiz, buyurtmaga va tayyori bor.
d Натуральные материалы. | Tabiiy materiallar.
d Красивый подарок и украшение дома. | Chiroyli sovgʻa va uyga bezak.
t Срок изготовления {5-9} дней. | Tayyorlash muddati {5-9} kun.
t Упакуем и доставим. | Oʻrab, yetkazib beramiz.
`;
