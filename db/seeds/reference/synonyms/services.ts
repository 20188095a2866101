/** How people sell, who works, what is built with, parts; a group of words of one meaning a line. */
export const services = `
рассрочка = nasiya = насия = nasiyaga = насияга = muddatli to'lov = муддатли тўлов = muddatli to'lovga = bo'lib to'lash = bo'lib to'lashga = бўлиб тўлаш = rassrochka
обмен = barter = бартер = almashtirish = алмаштириш = obmen = ayirboshlash = обменяю = almashtiraman
оптом = optom = ulgurji = улгуржи = опт
скидка = chegirma = чегирма = skidka
бесплатно = tekin = bepul = текин = бепул = даром
кредит = kredit
ипотека = ipoteka
переезд = ko'chish = кўчиш
грузчик = yuk ortuvchi = грузчики = hammol = ҳаммол
эвакуатор = evakuator
такси = taksi
сварщик = payvandchi = svarshik = пайвандчи
маляр = bo'yoqchi = бўёқчи = malyar
каменщик = g'isht teruvchi
плотник = duradgor = дурадгор = столяр
плиточник = kafelchi = кафельщик = кафелчи
разнорабочий = mardikor = мардикор
фотограф = fotograf = suratkash
видеосъемка = videograf = видеограф = видеосъёмка
тамада = ведущий = boshlovchi
оператор = operator
менеджер = menejer
кассир = kassir
пекарь = novvoy = новвой = nonvoy
домработница = uy xodimasi = горничная
воспитатель = tarbiyachi = тарбиячи
кондитер = qandolatchi
массаж = massaj
маникюр = manikyur
стоматолог = tish shifokori = тиш шифокори
переводчик = tarjimon = таржимон
перевод = tarjima = таржима
страховка = sug'urta = суғурта = страхование
английский = ingliz tili = инглиз тили = английский язык = ingliz
русский язык = rus tili = рус тили
математика = matematika
курсы = kurs = kurslar = o'quv kursi
пошив = atelye = ателье = tikuvchilik = тикувчилик
мойка ковров = gilam yuvish = гилам ювиш = чистка ковров = химчистка ковров
реклама = reklama
сайт = sayt = веб сайт = veb sayt
гостиница = mehmonxona = отель = хостел = меҳмонхона
ресторан = restoran
кафе = kafe
чайхана = choyxona = чойхона
бизнес = biznes
парковка = avtoturargoh = стоянка
контейнер = konteyner
здание = bino = бино
бетон = beton
гравий = graviy = щебень = shag'al
известь = ohak = оҳак = охак
гипс = gips = алебастр = ganch = ганч
шифер = shifer
жесть = tunuka = тунука = оцинковка
профнастил = profnastil
черепица = cherepitsa
газоблок = gazoblok = газаблок = gazablok
пеноблок = penoblok
шлакоблок = shlakoblok
пиломатериалы = yog'och = ёғоч
фанера = fanera
стекло = shisha = шиша
утеплитель = минвата = стекловата = minvata
пенопласт = penoplast
профиль = profil
саморез = samorez = шуруп = shurup
ворота = darvoza = дарвоза
решетка = panjara = панжара = решётка
замок = qulf = қулф = кулф
лестница = narvon = нарвон = стремянка
потолок = shift = шифт
розетка = rozetka
раковина = rakovina = умывальник = umivalnik
душевая кабина = dush kabina = душкабина
счетчик = hisoblagich = счётчик = schyotchik
газовая колонка = gaz kolonka = колонка газовая
уголь = ko'mir = кўмир = кумир
дрова = o'tin = ўтин
бензопила = benzopila
пила = arra = арра
лопата = belkurak = белкурак
опрыскиватель = purkagich = пуркагич
бетономешалка = betonomeshalka = beton qorgich
компрессор = kompressor
бульдозер = buldozer
лодка = qayiq = қайиқ = катер
квадроцикл = kvadrotsikl
комбайн = kombayn
тормозные колодки = kolodka = колодки
амортизатор = amortizator
радиатор = radiator
стартер = starter = стартёр
свечи зажигания = svecha
коробка передач = кпп = uzatmalar qutisi
сиденье = o'rindiq = ўриндиқ = сиденья = сидушка = уриндик
коврики в салон = polik = полик = полики
видеорегистратор = videoregistrator
сигнализация = signalizatsiya
оперативная память = operativka = оперативка = ozu = озу
материнская плата = ona plata = материнка
блок питания = blok pitaniya = quvvat bloki
веб камера = veb kamera = вебка
картридж = kartridj
рация = ratsiya
оверлок = overlok
витрина = vitrina = peshtaxta
станок = dastgoh = дастгоҳ = stanok
касса = kassa
kreditga = кредит = рассрочка
установка = o'rnatish = ўрнатиш = монтаж
вызов = chaqirish = чақириш
учеба = o'qish = ўқиш = учёба
`;
