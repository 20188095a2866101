/** More of what people wear, eat, keep and have at home; a group of words of one meaning a line. */
export const household = `
юбка = yubka
шорты = shorti = shortik
пижама = pijama
халат = xalat
носки = paypoq = пайпок = пайпоқ
колготки = kolgotka
нижнее белье = ichki kiyim = нижнее бельё
шапка = shapka = telpak = телпак
кепка = kepka = бейсболка = beysbolka
шарф = sharf
перчатки = qo'lqop = кулкоп = қўлқоп
ремень = kamar = камар
спортивный костюм = sport kiyim = спортивка = sportivka = спорт костюм
ветровка = vetrovka
жилетка = jilet = жилет = nimcha = нимча
блузка = bluzka
галоши = kalish = калоши = калиш
босоножки = bosonojka
ткань = mato = мато = gazlama = ткани
браслет = braslet = bilaguzuk = билагузук
кошелек = hamyon = ҳамён = кошелёк = портмоне = хамён
зонт = soyabon = зонтик = соябон
украшения = taqinchoq = тақинчоқ = бижутерия = bijuteriya
ручка = ruchka
карандаш = qalam = қалам = калам
тетрадь = daftar = дафтар
хлеб = non = нон = лепешка = лепёшка
сахар = shakar = шакар
растительное масло = o'simlik yog'i = масло подсолнечное = kungaboqar yog'i = paxta yog'i
сливочное масло = sariyog' = сариёғ
сыр = pishloq = пишлок = пишлоқ
каймак = qaymoq = қаймоқ = сметана = smetana
курт = qurt = қурт
колбаса = kolbasa
рыба = baliq = балиқ = балик
баклажан = baqlajon = бақлажон
капуста = karam = карам
перец = qalampir = қалампир = болгарский перец
тыква = qovoq = ковок = қовоқ
свекла = lavlagi = свёкла = лавлаги
зелень = ko'kat = кўкат
фасоль = loviya = ловия
горох = no'xat = нўхат = нохат
груша = nok = нок
айва = behi = беҳи
слива = olxo'ri = олхўри
хурма = xurmo = хурмо
лимон = limon
апельсин = apelsin
мандарин = mandarin
банан = banan
миндаль = bodom = бодом
фисташки = pista = писта
арахис = yeryong'oq = ерёнғоқ
курага = turshak = туршак
фрукты = meva = мева
овощи = sabzavot = сабзавот
чай = choy = чой
кофе = qahva = kofe = қаҳва
торт = tort = торты
конфеты = konfet = shirinlik = сладости = ширинлик
специи = ziravor = зиравор = приправа
говядина = mol go'shti = мол гушти = мол гўшти
баранина = qo'y go'shti = қўй гўшти = куй гушти
конина = ot go'shti = казы = qazi
утка = o'rdak = ўрдак = урдак
гусь = g'oz = ғоз = гуси
ягненок = qo'zi = қўзи = ягнёнок
козел = serka = серка = козёл
черепаха = toshbaqa = тошбақа = тошбака
цыплята = jo'ja = жўжа = жужа = цыпленок
инкубатор = inkubator
клетка = qafas = қафас = кафас
комбикорм = omixta yem = омихта ем
скот = chorva = чорва = mol
навоз = go'ng = гўнг = перегной
рассада = ko'chat = кўчат
роза = atirgul = атиргул
спальня = yotoqxona = спальный гарнитур = ётоқхона = yotoqxona mebeli
хонтахта = xontaxta = хан тахта
сундук = sandiq = сандиқ = сандик
картина = surat = сурат
ваза = guldon = гулдон
полотенце = sochiq = сочиқ = сочик
скатерть = dasturxon = дастурхон
тарелка = likop = тарелки = likopcha
ложка = qoshiq = қошиқ = кошик
чашка = piyola = пиала = пиёла
термос = termos
самовар = samovar
весы = tarozi = тарози
тостер = toster
миксер = mikser
соковыжималка = sharbat chiqargich = sokovijimalka
веник = supurgi = супурги
горшок = tuvak = тувак
ведро = chelak = челак
зажигалка = zajigalka
удлинитель = udlinitel = uzaytirgich
батарейки = batareyka = батарейка
лампа = lampa = лампочка = lampochka
светильник = chiroq = чироқ = чирок = svetilnik
санки = chana = чана
ролики = rolik = роликовые коньки
качели = arg'imchoq = арғимчоқ = качеля
детская смесь = sut aralashmasi = детское питание = bolalar ovqati
мягкая игрушка = yumshoq o'yinchoq = плюшевый
бутсы = butsa
турник = turnik
бильярд = bilyard
протеин = protein
монеты = tanga = танга = монета
шахматы = shaxmat = шахмат
нарды = nard
сувенир = suvenir = esdalik
антиквариат = antikvar
яиц = яйцо = tuxum
`;
