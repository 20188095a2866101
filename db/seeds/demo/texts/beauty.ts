/** Things offered in Beauty and health; the format is told in parseLeaves. */
export const beauty = `
# makeup 6 lipsticks beauty 0
Набор помад, {6/12} оттенков | Lab boʻyoqlari toʻplami, {6/12} rang | 90-260k | @lipsticks
Палетка теней и румяна | Teni va rumyana palitrasi | 120-350k | @palette
Тональный крем, корейский | Koreya tonal kremi | 110-240k | @foundation
# perfume 9 perfume beauty 0.1 original=true
Духи {Chanel/Dior/Lancôme}, {50/100} мл | {Chanel/Dior/Lancôme} atri, {50/100} ml | 650-1900k | gender=Женщинам; volume=$2 мл
Мужской аромат Bleu, 100 мл | Bleu erkaklar atri, 100 ml | 750-1700k | gender=Мужчинам; volume=100 мл; @mensPerfume
Арабские масляные духи, {6/12} мл | Arab moyli atri, {6/12} ml | 90-320k | gender=Унисекс; volume=$1 мл; @attar
# skin-care 5 cream beauty 0
Корейский уход: тоник, сыворотка, крем | Koreya parvarishi: tonik, serum, krem | 220-550k |
Солнцезащитный крем SPF 50 | SPF 50 quyoshdan himoya kremi | 85-190k | @sunscreen
# hair-care 4 shampoo beauty 0
Шампунь и маска, набор | Shampun va niqob toʻplami | 120-320k |
Масло усьмы и амлы для волос | Soch uchun oʻsma va amla moyi | 45-120k | @hairOil
# hair-tools 7 hairDryer appliance 0.3
Фен {Dyson/Philips/Rowenta} | {Dyson/Philips/Rowenta} feni | 350-3900k |
Стайлер с насадками | Nasadkali stayler | 350-1200k | @styler
Триммер мужской {Philips/VGR} | Erkaklar trimmeri {Philips/VGR} | 190-520k | @trimmer
# nails 4 nails beauty 0.1
Набор гель-лаков, цветов: {12/24} | Gel-lak toʻplami, {12/24} rang | 180-480k |
Лампа и аппарат для маникюра | Manikyur lampasi va apparati | 350-850k | @nailLamp
# massagers 4 massager appliance 0.3
Массажёр для шеи и спины | Boʻyin va bel massajyori | 350-900k |
Массажное кресло | Massaj kreslosi | 14500-28500k | @massageChair
# health-devices 6 tonometer medical 0.15
Тонометр Omron {M2/M3}, автомат | Omron {M2/M3} tonometri, avtomat | 420-850k |
Небулайзер для детей | Bolalar uchun nebulayzer | 350-750k | @nebulizer
Глюкометр с полосками | Glyukometr tasmalari bilan | 180-350k | @glucometer
# mobility-aids 5 wheelchair medical 0.5
Инвалидная коляска, складная | Nogironlik aravachasi, yigʻiladigan | 1300-2900k |
Кресло с электроприводом | Elektr yuritmali aravacha | 8500-15500k | @powerChair
Ходунки и костыли | Yurgich va qoʻltiqtayoqlar | 180-450k | @walker
`;
