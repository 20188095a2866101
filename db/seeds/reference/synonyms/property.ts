/** Homes, land, building, work, services; a group of words of one meaning a line. */
export const property = `
квартира = kvartira = xonadon = хонадон = квартирка
hovli = частный дом = дом с участком
hovli = коттедж
уй = uy = дом
дача = dala hovli = dacha
земля = yer = участок земли = земельный участок = ер участка = yer uchastka = участок = uchastka
соток = sotix = сотка земли
аренда = ijara = ijaraga = сдается = сдаётся = сдам = ижара = ижарага = сдаю = arenda
сниму = снять = ijaraga olaman
аренда = снять = сниму
посуточно = kunlik = суточно = kunlik ijara = sutkalik
комнатная = xonali = комн = комнатную = хонали
комната = xona
однокомнатная = 1 комнатная = 1 xonali = 1 комната = 1 комн = 1 ком = bir xonali = однушка
двухкомнатная = 2 комнатная = 2 xonali = 2 комнаты = 2 комн = 2 ком = ikki xonali = двушка
трехкомнатная = 3 комнатная = 3 xonali = 3 комнаты = 3 комн = 3 ком = uch xonali = трешка = трёшка
четырехкомнатная = 4 комнатная = 4 xonali = 4 комнаты = 4 комн = 4 ком = to'rt xonali
новостройка = yangi bino = новый дом = novostroyka = yangi uy
евроремонт = yevroremont = евро ремонт = evro remont
ремонт = ta'mir = remont = tamir = таъмир = ta'mirlash
офис = ofis
магазин = do'kon = дукон = дўкон = dokon = бутик
склад = ombor = sklad
гараж = garaj
этаж = qavat = кават = etaj
подселение = sherik = sherikchilik = шерик = подселения
чиланзар = chilonzor = чилонзор = чиланзор
юнусабад = yunusobod = юнусобод
мирзо улугбек = mirzo ulug'bek = м улугбек
яккасарай = yakkasaroy
сергели = sergeli
самарканд = samarqand = самарқанд
бухара = buxoro = бухоро
фергана = farg'ona = фаргона
ташкент = toshkent = тошкент
андижан = andijon
наманган = namangan
кирпич = g'isht = ғишт = gisht = гишт
цемент = sement = семент
песок = qum = кум
щебень = shag'al = шағал = шебень = sheben
доска = taxta = тахта
арматура = armatura
краска = bo'yoq = kraska = бўёқ
краска = эмаль
обои = gulqog'oz = oboy = гулкогоз
ламинат = laminat
линолеум = linoleum
плитка = plitka = кафель = kafel = керамогранит
дверь = eshik = двери = эшик
окно = deraza = окна = дераза
окно = акфа = akfa
окно = rom
гипсокартон = gipsokarton = гипскартон
шуруповерт = shurupovyort = шурик = shurupovert = шурупавёрт
перфоратор = perforator
болгарка = ушм = bolgarka = bulgarka
дрель = drel
инструмент = asbob = instrument = асбоб
сварка = payvandlash = сварочный аппарат = svarka = svarka apparat = payvand
труба = quvur = трубы = truba
насос = nasos
котел = qozon isitish = котёл = katyol = kotyol = катёл
унитаз = unitaz
ванна = vanna
смеситель = кран = smesitel = jo'mrak = kran
люстра = qandil = lyustra
теплица = issiqxona = парник = иссиқхона
работа = ish = ish o'rni = иш = ishga = rabota
вакансия = vakansiya = ish o'rni
требуется = ishchi kerak = ish bor
работа = вакансия = требуется
водитель = haydovchi = шофер = shofyor = шофёр = хайдовчи
продавец = sotuvchi = сотувчи = prodavets
повар = oshpaz = ошпаз = povar
официант = ofitsiant = ofitsant
швея = tikuvchi = тикувчи = чевар
охранник = qo'riqchi = qorovul = охрана = коровул
курьер = kuryer = dostavkachi
уборщица = farrosh = фаррош
уборка = клининг = tozalash
няня = enaga = энага
няня = сиделка
строитель = quruvchi = курувчи
мастер = usta = уста
строитель = usta
сантехник = santexnik
электрик = elektrik
бухгалтер = buxgalter = hisobchi
репетитор = repetitor
репетитор = o'qituvchi
учитель = o'qituvchi
программист = dasturchi = дастурчи = разработчик
парикмахер = sartarosh = сартарош = барбер
врач = shifokor = доктор = шифокор
медсестра = hamshira = хамшира
юрист = yurist = адвокат = advokat
дизайнер = dizayner
скважина = quduq = колодец = қудуқ
хата = квартира
ikkita xonali = 2 xonali = 2 комнатная = двухкомнатная = 2 комнаты
uchta xonali = 3 xonali = 3 комнатная = трехкомнатная = 3 комнаты
1 xona = 1 xonali = 1 комнатная = однокомнатная = 1 комната = bir xonali
2 xona = 2 xonali = 2 комнатная = двухкомнатная = 2 комнаты = ikki xonali
3 xona = 3 xonali = 3 комнатная = трехкомнатная = 3 комнаты = uch xonali
4 xona = 4 xonali = 4 комнатная = четырехкомнатная = 4 комнаты = to'rt xonali
нянька = няня = enaga = энага = нянечка
`;
