/** Things offered in Hobbies and books; the format is told in parseLeaves. */
export const hobby = `
# books 10 bookStack book 0.55 language=Русский/Узбекский
Абдулла Кадыри «Минувшие дни» | Abdulla Qodiriy «Oʻtkan kunlar» | 35-80k | author=Абдулла Кадыри; language=Узбекский; @bookCover
Гарри Поттер, {5/7} книг | Garri Potter, {5/7} ta kitob | 250-480k | author=Джоан Роулинг; language=Русский; @bookSet
Алишер Навои, собрание сочинений | Alisher Navoiy, asarlar toʻplami | 350-900k | author=Алишер Навои; language=Узбекский; @bookSet
Атомные привычки, Джеймс Клир | Jeyms Klir, Atom odatlar | 45-80k | author=Джеймс Клир; @bookCover
Книги на английском, {5/10/15} штук | Ingliz tilidagi kitoblar, {5/10/15} dona | 120-350k | language=Английский; @bookStack
# textbooks 6 bookStack book 0.5 language=Русский/Узбекский/Английский
IELTS: сборник Cambridge {15/16/17/18} | IELTS: Cambridge toʻplami {15/16/17/18} | 60-120k | language=Английский; @bookCover
Учебники {5/7/9}-го класса, комплект | {5/7/9}-sinf darsliklari, komplekt | 120-260k | @bookStack
Тесты для абитуриентов, математика | Abituriyentlar uchun matematika testlari | 35-80k | language=Узбекский; @bookCover
# musical-instruments 9 guitar instrument 0.5
Гитара акустическая {38/41}″ с чехлом | Akustik gitara {38/41}″ gʻilofi bilan | 650-1900k | kind=Гитара; @guitar
Классическая гитара Yamaha C40 | Yamaha C40 klassik gitarasi | 1500-2100k | kind=Гитара; @classicGuitar
Дутар ручной работы, тутовое дерево | Qoʻlda yasalgan dutor, tut yogʻochi | 850-2900k | kind=Дутар и рубаб; @dutar
Рубаб с чехлом | Rubob gʻilofi bilan | 950-2200k | kind=Дутар и рубаб; @rubab
# coins-stamps 5 coins collect 1
Монеты СССР, {20/50/100} штук | SSSR tangalari, {20/50/100} dona | 150-900k |
Серебряный рубль, подлинный | Haqiqiy kumush rubl | 950-3900k | @ruble:silver
Альбом почтовых марок | Pochta markalari albomi | 250-950k | @stampAlbum
# antiques 4 antique collect 1
Граммофон рабочий | Ishlaydigan grammofon | 2500-6900k | period=Начало XX века
Самовар угольный, латунь | Koʻmirli samovar, latun | 950-3400k | period=Середина XX века; @samovar
# paintings 4 painting art 0.1
Картина маслом, {50×70/60×80/70×100} | Moyboʻyoq rasm, {50×70/60×80/70×100} | 450-2900k |
Портрет по фотографии, холст | Fotosurat boʻyicha portret, xolst | 350-950k | @portrait
# handicrafts 6 plate art 0 handmade=true
Риштанская керамика, {набор/ляган/ваза} | Rishton kulolchiligi, {toʻplam/lagan/vaza} | 120-650k | @dinnerSet:sky/plate/vase:blue
Сюзане ручной вышивки | Qoʻlda tikilgan soʻzana | 650-3900k | @suzani
Нож пчак, чустский | Chust pichogʻi | 150-600k | @knife
# needlework 4 yarn art 0.1
Пряжа {шерсть/акрил/хлопок}, {5/10} мотков | {Jun/Akril/Paxta} ip, {5/10} kalava | 60-220k |
Набор для вышивки бисером | Munchoqli kashta toʻplami | 75-190k | @beadKit
# board-games 5 chess game 0.3
Шахматы деревянные, {30/40/50} см | Yogʻoch shaxmat, {30/40/50} sm | 120-420k |
Монополия и Уно | Monopoliya va Uno | 90-220k | @monopoly
Нарды резные, орех | Oʻyma nard, yongʻoq yogʻochi | 350-1500k | @nardy
# party-goods 5 gift art 0
Шары и украшение праздника | Sharlar va bayram bezagi | 150-950k | @balloons
Подарочный бокс для {неё/него/мамы} | {U uchun/Yigit uchun/Onaga} sovgʻa qutisi | 150-450k | @gift
`;
