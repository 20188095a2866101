/** Things offered in Services; the format is told in parseLeaves. */
export const services = `
# renovation 9 renovation service 0 visit=true
Ремонт квартир под ключ, бригада | Kvartiralarni toʻliq taʼmirlash, brigada | 250-650k | @renovation
Укладка кафеля и ламината | Kafel va laminat yotqizish | 45-95k | @tiles
Натяжные потолки за день | Bir kunda tortma potolok | 75-130k | @ceiling
Электромонтаж и штукатурка | Elektr montaj va suvoq | 35-85k | @fuseBox
# plumber-electrician 7 pipes service 0 visit=true
Сантехник, выезд за {30/60} минут | Santexnik, {30/60} daqiqada boradi | 100-250k | @pipes
Электрик: розетки, люстры, щиты | Elektrik: rozetka, qandil, shit | 80-200k | @bulb
# appliance-repair 7 washerRepair service 0 visit=true
Ремонт стиральных машин на дому | Kir yuvish mashinalarini uyda taʼmirlash | 120-350k | @washerRepair
Ремонт холодильников, заправка | Muzlatgich taʼmiri, gaz quyish | 150-400k | @fridgeRepair
Чистка и установка кондиционеров | Konditsioner tozalash va oʻrnatish | 200-600k | @airconCleaning
# furniture-making 5 kitchenSet service 0 visit=true
Кухни и шкафы на заказ, замер бесплатно | Buyurtma oshxona va shkaflar, oʻlchov bepul | 1800-3900k | @kitchenSet
Реставрация и перетяжка диванов | Divanlarni yangilash va qoplash | 650-2500k | @sofaRepair
# cleaning 6 mop service 0 visit=true
Уборка квартир и офисов | Kvartira va ofislarni tozalash | 350-1200k | @mop
Химчистка диванов и ковров | Divan va gilamlarni kimyoviy tozalash | 150-600k | @sofaCleaning
Мойка окон и фасадов | Deraza va fasadlarni yuvish | 200-900k | @windowWash
# cargo 8 truck service 0 visit=true
Грузоперевозки, {Лабо/Газель/Isuzu} | Yuk tashish, {Labo/Gazel/Isuzu} | 100-450k | @labo/gazelle/truck
Переезды с грузчиками | Yuk ortuvchilar bilan koʻchirish | 350-1400k | @movingBoxes
Межгород: Ташкент – {Самарканд/Бухара/Фергана} | Shaharlararo: Toshkent – {Samarqand/Buxoro/Fargʻona} | 900-3500k | @semi
# car-repair 6 carLift service 0 visit=false
Ремонт двигателя и коробки | Dvigatel va karobka taʼmiri | 500-3900k | @carLift
Замена масла и диагностика | Moy almashtirish va diagnostika | 80-250k | @oilCan
# car-rental 6 sedan service 0 visit=true
Аренда {Cobalt/Gentra/Onix} на сутки | {Cobalt/Gentra/Onix} sutkalik ijara | 350-650k | driver=false; @sedan
Прокат авто с водителем на свадьбу | Toʻyga haydovchi bilan avto ijarasi | 900-3500k | driver=true; @weddingCar
# machinery-rental 5 excavator service 0 visit=true
Услуги экскаватора JCB, час | JCB ekskavatori xizmati, soatiga | 250-400k | @excavator
Автокран и манипулятор | Avtokran va manipulyator | 350-700k | @crane
# tutoring 9 graduation service 0
Английский с нуля, IELTS {6.5/7/7.5} | Ingliz tili noldan, IELTS {6.5/7/7.5} | 300-900k | online=true; @dictionary
Математика, {5-11}-й класс | Matematika, {5-11}-sinf | 250-700k | @blackboard
Подготовка к школе, логопед | Maktabga tayyorlov, logoped | 250-600k | online=false; @pencils
Курсы программирования для детей | Bolalar uchun dasturlash kurslari | 400-950k | online=true; @codeScreen
# it-design 6 codeScreen service 0 visit=false
Сайты и Telegram-боты под ключ | Sayt va Telegram botlar, toʻliq | 1500-9500k | @codeScreen
Логотип и фирменный стиль | Logotip va firma uslubi | 400-2500k | @sketchLogo
Настройка рекламы и SMM | Reklama sozlash va SMM | 900-4500k | @megaphone
# beauty-services 7 scissors service 0
Стрижка и окрашивание | Soch qirqish va boʻyash | 80-600k | @scissors
Маникюр, педикюр на дому | Uyda manikyur va pedikyur | 90-250k | visit=true; @nails
Массаж лечебный, стаж {7-18} лет | Davolovchi massaj, {7-18} yil tajriba | 120-300k | @massageTable
# photo-video-services 5 camera service 0
Фотограф на свадьбу и love story | Toʻy va love story uchun fotograf | 900-4500k | @camera
Видеосъёмка с дроном | Dron bilan videosyomka | 1200-5500k | @drone
# celebrations 6 weddingHall service 0 visit=true
Украшение свадеб и хны-базма | Toʻy va xina bazmini bezash | 1500-9500k | @weddingHall
Ведущий и музыканты | Boshlovchi va sozandalar | 1500-6500k | @microphone
Карнай-сурнай на встречу молодых | Kelin-kuyovni kutishga karnay-surnay | 600-1800k | @karnay
# legal-finance 4 scales service 0 visit=false
Юрист: договоры, суд, недвижимость | Yurist: shartnoma, sud, koʻchmas mulk | 250-2500k | @scales
Бухгалтер для ИП и ООО | YTT va MChJ uchun buxgalter | 500-2500k | @calculator
# translation 3 dictionary service 0 visit=false
Переводы ru–uz–en с нотариусом | ru–uz–en tarjimalar notarius bilan | 45-120k | @dictionary
Синхронный перевод на переговоры | Muzokaralarda sinxron tarjima | 900-2500k | @headset
# tailoring 5 sewing service 0
Пошив платьев и штор | Koʻylak va parda tikish | 120-750k | @sewing
Ремонт одежды, молнии, подгон | Kiyim taʼmiri, zamok, oʻlchamga keltirish | 20-120k | @threads
# nannies-carers 5 teddy service 0 visit=true
Няня с опытом, рекомендации | Tajribali enaga, tavsiyanomalar bor | 2500-5500k | @teddy
Сиделка для пожилых | Keksalar uchun parvarishlovchi | 3000-6500k | @wheelchair
# item-rental 5 scaffold service 0 visit=false
Прокат строительных лесов и инструмента | Qurilish havozasi va asbob ijarasi | 20-120k | @scaffold
Прокат детских колясок и кроваток | Bolalar aravachasi va karavotchasi ijarasi | 90-350k | @pram
Столы и стулья на мероприятие | Tadbirga stol va stullar ijarasi | 8000-35000 | @dining
`;
