/** Homes, land, building, work, services; a group of words of one meaning a line. */
export const property = `
квартира = kvartira = xonadon = хонадон = квартирка
hovli = ҳовли = частный дом = коттедж = дом с участком
уй = uy = дом
дача = dala hovli = dacha = боғ
земля = yer = участок земли = земельный участок = ер участка = yer uchastka = uchastka = сотка земли = соток
аренда = ijara = ijaraga = сдается = сдаётся = сдам = сниму = ижара = ижарага = kvartplata = сдаю = снять = arenda
посуточно = kunlik = суточно = kunlik ijara = sutkalik = сутки
комнатная = xonali = комн = комната = xona = комнатную = хонали
однокомнатная = 1 комнатная = 1 xonali = 1 хонали = bir xonali = однушка
двухкомнатная = 2 комнатная = 2 xonali = 2 хонали = ikki xonali = двушка = двухкомнатную
трехкомнатная = 3 комнатная = 3 xonali = 3 хонали = uch xonali = трешка = трёшка = трёхкомнатная
четырехкомнатная = 4 комнатная = 4 xonali = 4 хонали = to'rt xonali
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
краска = bo'yoq = kraska = бўёқ = эмаль
обои = gulqog'oz = oboy = гулкогоз
ламинат = laminat
линолеум = linoleum
плитка = plitka = кафель = kafel = керамогранит
дверь = eshik = двери = эшик
окно = deraza = окна = акфа = akfa = дераза = rom
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
работа = ish = вакансия = ish o'rni = иш = vakansiya = ishga = требуется = ishchi kerak = ish bor = rabota
водитель = haydovchi = шофер = shofyor = шофёр = хайдовчи
продавец = sotuvchi = сотувчи = prodavets
повар = oshpaz = ошпаз = povar
официант = ofitsiant = ofitsant
швея = tikuvchi = тикувчи = чевар
охранник = qo'riqchi = qorovul = охрана = коровул
курьер = kuryer = dostavkachi
уборщица = farrosh = клининг = уборка = фаррош
няня = enaga = энага = сиделка
строитель = quruvchi = usta = уста = мастер = курувчи
сантехник = santexnik
электрик = elektrik
бухгалтер = buxgalter = hisobchi
репетитор = repetitor = o'qituvchi = учитель
программист = dasturchi = дастурчи = разработчик
парикмахер = sartarosh = сартарош = барбер
врач = shifokor = доктор = шифокор
медсестра = hamshira = хамшира
юрист = yurist = адвокат = advokat
дизайнер = dizayner
скважина = quduq = колодец = қудуқ
`;
