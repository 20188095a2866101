/** Business, services and jobs; the format is told in readCorpus. */
export const work = `
# ready-business
biz-cafe | Готовый бизнес кофейня в центре | Точка работает 2 года | Markazda tayyor biznes, qahvaxona
biz-wash-cyr | Автомойка тайёр бизнес | 4 пост
# shop-equipment
vitr | Витрина холодильная 1,8 м | Для магазина | Do'kon uchun sovutish vitrinasi
peshtax-uz | Peshtaxta va stellaj do'kon uchun | Metall | Прилавок и стеллажи для магазина
scale | Весы электронные торговые | До 40 кг
# cafe-equipment
fryer | Фритюрница двойная электро | Для фастфуда | Ikkitalik elektr frityurnitsa
donar-uz | Lavash apparati gazli | 3 qavatli | Аппарат для шаурмы, газовый
cof-pro | Кофемашина профессиональная рожковая | Две группы
# bakery-equipment
oven-b | Печь для выпечки ротационная | 18 противней | Rotatsion non pechi
tesx-cyr | Хамир қорадиган машина 50 кг | 380 в
# sewing-equipment
sewp | Прямострочная машина Jack F4 | Швейный цех | Jack F4 to'g'ri tikuv mashinasi
# salon-equipment
chairs | Кресло парикмахерское гидравлика | Чёрное | Sartaroshxona kreslosi
# industrial-equipment
stan | Станок токарный 1К62 | Рабочий | 1K62 tokarlik dastgohi
blok-cyr | Шлакоблок станоги | 4 талик
cnc | ЧПУ фрезерный по дереву | 1325
# cash-registers
kassa | Онлайн касса и терминал | POS | Onlayn kassa va terminal
# office-furniture
offt-uz | Ofis stoli va kreslosi | 6 ta ish o'rni | Офисный стол и кресло
# kiosks-containers
cont | Контейнер 40 футов | Под склад | 40 futli konteyner
kiosk-cyr | Киоск ларёк сотилади | Кўчма
# packaging
karton | Коробки картонные | 1000 штук | Karton qutilar
pet-uz | Baklashka PET 5 litr | Ulgurji
# wholesale-goods
whs-sock | Носки оптом | Узбекистан, 100% хлопок | Paypoq ulgurji
# raw-materials
gran | Гранула полиэтилен вторичка | Тонна
# renovation
rem | Ремонт квартир под ключ | Смета бесплатно | Kvartira ta'miri, kalit topshirish bilan
rem-uz | Uy remont ustalari | Shpatlyovka, oboy | Мастера по ремонту дома
rem-cyr | Уста керакми кафелчи | Сифатли иш
# plumber-electrician
plumb | Сантехник вызов на дом | Круглосуточно | Santexnik, uyga borish
elek-uz | Elektrik chaqirish | 24 soat | Электрик на вызов
elek-cyr | Электрик уста уйга борамиз | Розетка, люстра
# appliance-repair
repw | Ремонт стиральных машин на дому | Гарантия | Kir yuvish mashinalarini uyda ta'mirlash
rep-fr-uz | Muzlatgich ta'mirlash ustasi | Freon quyish | Ремонт холодильников
rep-tel | Ремонт телефонов замена стекла | За час
rep-ac | Установка и заправка кондиционеров | Чистка
# furniture-making
furn | Мебель на заказ кухни и шкафы | 3D проект | Buyurtma mebel, oshxona va shkaf
# cleaning
clean | Уборка квартир клининг | После ремонта | Kvartira tozalash, klining
gil-yuv-cyr | Гилам ювиш хизмати | Олиб кетамиз, олиб келамиз | Стирка ковров
# cargo
cargo | Грузоперевозки Газель грузчики | Ташкент и область | Gazel yuk tashish
yuk-uz | Yuk tashish xizmati Labo | Arzon va tez
evak-cyr | Эвакуатор 24 соат | Тошкент вилоят
# car-repair
sto | Автосервис ремонт двигателя | Диагностика бесплатно | Avtoservis, motor ta'miri
moy-cyr | Мотор устаси Кобальт Жентра | Кафолат
# car-rental
rentc | Прокат авто без водителя Кобальт | Суточно | Haydovchisiz avto ijarasi
rentc-uz | Avto ijara Gentra kunlik | Hujjat kerak | Аренда авто Gentra, посуточно
# machinery-rental
rent-jcb | Аренда экскаватора JCB | С оператором | JCB ekskavatori ijarasi
# tutoring
eng | Репетитор английского языка | IELTS 8.0 | Ingliz tili repetitori
ingl-uz | Ingliz tili kursi online | Boshlovchilar uchun | Курсы английского онлайн
mat-cyr | Математика ўқитувчиси репетитор | ДТМга тайёрлов
# it-design
site | Создание сайтов и телеграм ботов | Портфолио | Sayt va telegram bot yaratish
logo-uz | Logotip dizayn va banner | 1 kunda
# beauty-services
manik | Маникюр на дому | Гель лак, наращивание | Uyda manikyur
sart-uz | Sartarosh uyga borish | Kuyovlarga
# photo-video-services
photo | Фотограф на свадьбу | Фото и видео съёмка | To'yga fotograf
video-cyr | Видеограф тўй учун | Дрон билан
# celebrations
host | Ведущий тамада на свадьбу | Два языка | To'yga boshlovchi
karn-uz | Karnay surnay to'yga | 4 kishi
# legal-finance
law | Юрист консультация бесплатно | Суд, договоры | Yurist, bepul maslahat
buh-uz | Buxgalter xizmati 1C | Masofaviy | Бухгалтерские услуги 1С
# translation
trans | Перевод документов с нотариусом | Английский, корейский | Hujjatlar tarjimasi, notarius bilan
# tailoring
tail | Пошив платьев ателье | По вашим меркам | Ko'ylak tikish, atelye
# nannies-carers
nanny | Няня для ребёнка с опытом | Чиланзар | Bola uchun tajribali enaga
enaga-cyr | Энага керак болага | 5 кунлик
# item-rental
tent-r | Прокат стульев и шатров | Мероприятия | Stul va chodir ijarasi
# jobs-sales
j-sale | Требуется продавец консультант | Магазин одежды, 4 млн | Sotuvchi maslahatchi kerak
j-sale-uz | Sotuvchi qiz kerak do'konga | Ish vaqti 9-18 | Требуется продавщица
j-kassa-cyr | Кассир керак супермаркетга | Тажриба шарт эмас | Требуется кассир
# jobs-drivers
j-cour | Курьер на своём авто | Доставка еды | Shaxsiy avtoli kuryer
j-driver-uz | Haydovchi kerak yuk mashinasiga | B C toifa | Требуется водитель на грузовик
j-taxi | Водитель такси аренда Кобальт | План 150
# jobs-construction
j-build | Строители разнорабочие | Оплата каждый день | Quruvchi va ishchilar
j-weld-cyr | Сварщик керак | Объектга | Требуется сварщик
# jobs-restaurants
j-cook | Повар в ресторан | Узбекская кухня | Restoranga oshpaz
j-osh-uz | Oshpaz kerak milliy taomlar | Choyxonaga | Требуется повар
j-waiter-cyr | Официант қизлар керак | Кафега
j-barista | Бариста в кофейню | Обучаем
# jobs-production
j-sew-uz | Tikuvchi kerak sexga | To'g'ri chok | Требуется швея в цех
j-store | Кладовщик на склад | Знание Excel
# jobs-office
j-buh | Главный бухгалтер 1С | Опыт от 3 лет | Bosh buxgalter 1C
j-op-uz | Call markaz operatori kerak | O'zbek va rus tili | Оператор колл-центра
# jobs-it
j-dev | Frontend разработчик React | Удалённо | React frontend dasturchisi
j-dast-uz | Dasturchi Python kerak | Ofis Toshkent | Программист Python
# jobs-marketing
j-smm | СММ менеджер | Reels, таргет | SMM menejer
# jobs-education
j-teach | Учитель математики в частную школу | Юнусабад | Xususiy maktabga matematika o'qituvchisi
tarb-cyr | Тарбиячи керак боғчага | Диплом
# jobs-medicine
j-nurse | Медсестра в клинику | График 2/2 | Klinikaga hamshira
# jobs-beauty
j-hair | Парикмахер универсал | Процент 50 | Universal sartarosh
# jobs-household
j-maid | Домработница с проживанием | Семья, 2 детей | Uy ishlariga yordamchi
# jobs-security
j-guard-cyr | Қоровул керак объектга | Сутка | Требуется охранник
`;
