/** Things offered in Services; the format is told in parseLeaves. */
export const services = `
# renovation 9 paint,handTools,drill service 0 visit=true
Ремонт квартир под ключ, бригада | Kvartiralarni toʻliq taʼmirlash, brigada | 250-650k | @paint
Укладка кафеля и ламината | Kafel va laminat yotqizish | 45-95k | @tiles
Натяжные потолки за день | Bir kunda tortma potolok | 75-130k | @drill
Электромонтаж и штукатурка | Elektr montaj va suvoq | 35-85k | @handTools
# plumber-electrician 7 tap,bulb service 0 visit=true
Сантехник, выезд за {30/60} минут | Santexnik, {30/60} daqiqada boradi | 100-250k | @tap
Электрик: розетки, люстры, щиты | Elektrik: rozetka, qandil, shit | 80-200k | @bulb
# appliance-repair 7 washer,fridge,aircon service 0 visit=true
Ремонт стиральных машин на дому | Kir yuvish mashinalarini uyda taʼmirlash | 120-350k | @washer
Ремонт холодильников, заправка | Muzlatgich taʼmiri, gaz quyish | 150-400k | @fridge
Чистка и установка кондиционеров | Konditsioner tozalash va oʻrnatish | 200-600k | @aircon
# furniture-making 5 kitchenSet,wardrobe service 0 visit=true
Кухни и шкафы на заказ, замер бесплатно | Buyurtma oshxona va shkaflar, oʻlchov bepul | 1800-3900k | @kitchenSet
Реставрация и перетяжка диванов | Divanlarni yangilash va qoplash | 650-2500k | @sofa
# cleaning 6 bucket service 0 visit=true
Уборка квартир и офисов | Kvartira va ofislarni tozalash | 350-1200k |
Химчистка диванов и ковров | Divan va gilamlarni kimyoviy tozalash | 150-600k | @sofa
Мойка окон и фасадов | Deraza va fasadlarni yuvish | 200-900k |
# cargo 8 truck,van service 0 visit=true
Грузоперевозки, {Лабо/Газель/Isuzu} | Yuk tashish, {Labo/Gazel/Isuzu} | 100-450k |
Переезды с грузчиками | Yuk ortuvchilar bilan koʻchirish | 350-1400k |
Межгород: Ташкент – {Самарканд/Бухара/Фергана} | Shaharlararo: Toshkent – {Samarqand/Buxoro/Fargʻona} | 900-3500k |
# car-repair 6 carLift,oilCan service 0 visit=false
Ремонт двигателя и коробки | Dvigatel va karobka taʼmiri | 500-3900k | @carLift
Замена масла и диагностика | Moy almashtirish va diagnostika | 80-250k | @oilCan
# car-rental 6 sedan,suv service 0 visit=true
Аренда {Cobalt/Gentra/Onix} на сутки | {Cobalt/Gentra/Onix} sutkalik ijara | 350-650k | driver=false; @sedan
Прокат авто с водителем на свадьбу | Toʻyga haydovchi bilan avto ijarasi | 900-3500k | driver=true; @suv
# machinery-rental 5 excavator service 0 visit=true
Услуги экскаватора JCB, час | JCB ekskavatori xizmati, soatiga | 250-400k |
Автокран и манипулятор | Avtokran va manipulyator | 350-700k | @truck
# tutoring 9 graduation,books service 0
Английский с нуля, IELTS {6.5/7/7.5} | Ingliz tili noldan, IELTS {6.5/7/7.5} | 300-900k | online=true
Математика, {5-11}-й класс | Matematika, {5-11}-sinf | 250-700k |
Подготовка к школе, логопед | Maktabga tayyorlov, logoped | 250-600k | online=false
Курсы программирования для детей | Bolalar uchun dasturlash kurslari | 400-950k | online=true
# it-design 6 laptop service 0 visit=false
Сайты и Telegram-боты под ключ | Sayt va Telegram botlar, toʻliq | 1500-9500k |
Логотип и фирменный стиль | Logotip va firma uslubi | 400-2500k |
Настройка рекламы и SMM | Reklama sozlash va SMM | 900-4500k | @megaphone
# beauty-services 7 scissors,nails service 0
Стрижка и окрашивание | Soch qirqish va boʻyash | 80-600k | @scissors
Маникюр, педикюр на дому | Uyda manikyur va pedikyur | 90-250k | visit=true; @nails
Массаж лечебный, стаж {7-18} лет | Davolovchi massaj, {7-18} yil tajriba | 120-300k | @cream
# photo-video-services 5 camera,drone service 0
Фотограф на свадьбу и love story | Toʻy va love story uchun fotograf | 900-4500k | @camera
Видеосъёмка с дроном | Dron bilan videosyomka | 1200-5500k | @drone
# celebrations 6 balloons,gift service 0 visit=true
Украшение свадеб и хны-базма | Toʻy va xina bazmini bezash | 1500-9500k |
Ведущий и музыканты | Boshlovchi va sozandalar | 1500-6500k | @microphone
Карнай-сурнай на встречу молодых | Kelin-kuyovni kutishga karnay-surnay | 600-1800k |
# legal-finance 4 scales service 0 visit=false
Юрист: договоры, суд, недвижимость | Yurist: shartnoma, sud, koʻchmas mulk | 250-2500k |
Бухгалтер для ИП и ООО | YTT va MChJ uchun buxgalter | 500-2500k |
# translation 3 books service 0 visit=false
Переводы ru–uz–en с нотариусом | ru–uz–en tarjimalar notarius bilan | 45-120k |
Синхронный перевод на переговоры | Muzokaralarda sinxron tarjima | 900-2500k |
# tailoring 5 sewing,scissors service 0
Пошив платьев и штор | Koʻylak va parda tikish | 120-750k | @sewing
Ремонт одежды, молнии, подгон | Kiyim taʼmiri, zamok, oʻlchamga keltirish | 20-120k | @scissors
# nannies-carers 5 teddy service 0 visit=true
Няня с опытом, рекомендации | Tajribali enaga, tavsiyanomalar bor | 2500-5500k |
Сиделка для пожилых | Keksalar uchun parvarishlovchi | 3000-6500k | @wheelchair
# item-rental 5 ladder,pram service 0 visit=false
Прокат строительных лесов и инструмента | Qurilish havozasi va asbob ijarasi | 20-120k | @ladder
Прокат детских колясок и кроваток | Bolalar aravachasi va karavotchasi ijarasi | 90-350k | @pram
Столы и стулья на мероприятие | Tadbirga stol va stullar ijarasi | 8000-35000 | @dining
`;
