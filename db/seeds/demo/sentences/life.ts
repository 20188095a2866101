/** Sentences about animals, food, business, services and jobs; the format is told in parseSentences. */
export const life = `
# pet
o Здоровые, активные, хорошо кушают. | Sogʻlom, harakatchan, yaxshi ovqatlanadi.
o Выросли дома, приучены к рукам. | Uyda katta boʻlgan, qoʻlga oʻrgangan.
o Ласковый характер, хорошо ладит с детьми. | Mehribon, bolalar bilan chiqishadi.
d Ветеринар смотрел, паспорт есть. | Veterinar koʻrgan, pasporti bor.
d Расскажу, чем кормить и как ухаживать. | Nima bilan boqish va qarashni tushuntiraman.
d Родителей можно посмотреть. | Ota-onasini koʻrish mumkin.
t Только в добрые и ответственные руки. | Faqat yaxshi va masʼuliyatli qoʻllarga.
t Видео отправлю в Telegram. | Videosini Telegramga tashlayman.
# petgoods
o+ Новое, в наличии. | Yangi, bor.
o- Состояние хорошее, чистое. | Holati yaxshi, toza.
d Удобно и безопасно для питомца. | Uy hayvoni uchun qulay va xavfsiz.
d Подскажем, что подойдёт. | Nima mos kelishini aytamiz.
t Доставка по городу. | Shahar boʻylab yetkazamiz.
t Можно забрать сегодня. | Bugun olib ketish mumkin.
# livestock
o Здоровые, привиты, на домашнем корме. | Sogʻlom, emlangan, uy yemida boqilgan.
o Своё хозяйство, продаём от хозяина. | Oʻz xoʻjaligimizdan, egasidan sotiladi.
d Документы от ветеринара есть. | Veterinardan hujjati bor.
d Можно приехать и посмотреть на месте. | Kelib joyida koʻrish mumkin.
d Спокойный нрав, хороший аппетит. | Yuvosh, ishtahasi yaxshi.
t Доставка по области договорная. | Viloyat boʻylab yetkazish kelishiladi.
t Торг на месте. | Joyida kelishamiz.
# food
o Свежее, каждый день. | Yangi, har kuni.
o Домашнее, без добавок. | Uyniki, qoʻshimchasiz.
o Из своего хозяйства, вкус проверенный. | Oʻz xoʻjaligimizdan, taʼmi sinalgan.
d Чистота и качество гарантированы. | Tozaligi va sifati kafolatlangan.
d Можно попробовать перед покупкой. | Olishdan oldin tatib koʻrish mumkin.
d Есть розница и опт. | Chakana va ulgurji bor.
t Доставка по городу в день заказа. | Shahar boʻylab buyurtma kuni yetkazamiz.
t Заказ лучше делать за день. | Bir kun oldin buyurtma bergan maʼqul.
t Постоянным клиентам скидка. | Doimiy mijozlarga chegirma.
# farmGoods
o В наличии, отпускаем любой объём. | Bor, istalgan hajmda beramiz.
o Проверено на своём поле. | Oʻz dalamizda sinalgan.
d Подскажем норму и сроки. | Meʼyori va muddatini aytib beramiz.
d Работаем с фермерами по договору. | Fermerlar bilan shartnoma asosida ishlaymiz.
t Доставка в районы. | Tumanlarga yetkazib beramiz.
t Оптом цена ниже. | Ulgurjiga arzonroq.
# ready
o Бизнес работает, приносит доход каждый день. | Biznes ishlab turibdi, har kuni daromad beradi.
o Продаём в связи с переездом. | Koʻchib ketayotganimiz uchun sotamiz.
d Оборудование в собственности, ремонт свежий. | Uskunalar oʻzimizniki, taʼmiri yangi.
d Персонал обучен, остаётся по желанию. | Xodimlar oʻrgatilgan, xohlasa qoladi.
d Покажем учёт за последние {6/9/12} месяцев. | Oxirgi {6/9/12} oylik hisobotni koʻrsatamiz.
t Научим и поможем первый месяц. | Oʻrgatamiz va birinchi oy yordam beramiz.
t Торг с реальным покупателем. | Haqiqiy xaridor bilan kelishamiz.
# machine
o+ Новое оборудование, гарантия и запуск. | Yangi uskuna, kafolat va ishga tushirish bilan.
o- Рабочее, можно посмотреть в деле. | Ishlaydi, ish jarayonida koʻrish mumkin.
o- Обслуживалось вовремя, простоев не было. | Vaqtida qaralgan, toʻxtab qolmagan.
d Потребляет немного, занимает мало места. | Kam quvvat sarflaydi, kam joy egallaydi.
d Есть документы и паспорт оборудования. | Hujjatlari va uskuna pasporti bor.
d Обучим персонал. | Xodimlarni oʻrgatamiz.
t Доставка и установка договорные. | Yetkazish va oʻrnatish kelishiladi.
t Возможно перечисление. | Pul oʻtkazish orqali ham boʻladi.
# wholesale
o Оптом со склада, большие остатки. | Ombordan ulgurji, zaxira katta.
o Прямые поставки, стабильные цены. | Toʻgʻridan-toʻgʻri yetkazish, barqaror narx.
d Образцы отправим бесплатно. | Namunalarni bepul yuboramiz.
d Работаем по договору, документы полные. | Shartnoma bilan ishlaymiz, hujjatlar toʻliq.
t Отгрузка по всем областям. | Barcha viloyatlarga joʻnatamiz.
t Чем больше объём, тем ниже цена. | Hajm oshgani sari narx tushadi.
# service
o Работаем {5-15} лет, есть отзывы и фото работ. | {5-15} yildan beri ishlaymiz, sharh va ish rasmlari bor.
o Делаем аккуратно и в срок. | Toza va oʻz vaqtida bajaramiz.
o Опытные мастера, честные цены. | Tajribali ustalar, halol narxlar.
d Консультация бесплатно. | Maslahat bepul.
d Договор и гарантия на работу. | Shartnoma va ishga kafolat.
d Цена зависит от объёма, назовём сразу. | Narx hajmga bogʻliq, darrov aytamiz.
d Работаем без выходных. | Dam olish kunlarisiz ishlaymiz.
t Звоните или пишите, ответим быстро. | Qoʻngʻiroq qiling yoki yozing, tez javob beramiz.
t Постоянным клиентам скидка. | Doimiy mijozlarga chegirma.
# job
o В дружный коллектив требуется сотрудник. | Ahil jamoaga xodim kerak.
o Открыта вакансия, выход сразу. | Vakansiya ochiq, darrov ish boshlash mumkin.
o Стабильная компания расширяет команду. | Barqaror kompaniya jamoasini kengaytirmoqda.
d Оплата вовремя, два раза в месяц. | Maosh vaqtida, oyiga ikki marta.
d Обучение на месте, карьерный рост. | Joyida oʻrgatamiz, oʻsish imkoniyati bor.
d Обед и дорога за счёт компании. | Tushlik va yoʻl kompaniya hisobidan.
d Официальное оформление. | Rasmiy ishga qabul qilamiz.
d Требования: ответственность и вежливость. | Talablar: masʼuliyat va xushmuomalalik.
t Резюме отправляйте в Telegram. | Rezyumeni Telegramga yuboring.
t Собеседование в будни с 10 до 17. | Suhbat ish kunlari soat 10 dan 17 gacha.
`;
