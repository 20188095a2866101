/** Things offered in For children; the format is told in parseLeaves. */
export const kids = `
# kids-clothes 12 kidsSuit kidswear 0.35 child=Девочке/Мальчику/Обоим
Костюм хлопковый, возраст {2/3/4/5/6} | {2/3/4/5/6} yoshga kostyum, paxta | 90-240k | @kidsSuit
Платье нарядное для девочки, {5/6/7} лет | Qizcha uchun bayram koʻylagi, {5/6/7} yosh | 150-420k | child=Девочке; @girlDress
Комбинезон зимний, рост {86/92/98/104} | Qishki kombinezon, boʻyi {86/92/98/104} | 220-550k | child=Обоим; @snowsuit
Пакет вещей на мальчика, {8/10/12} штук | Oʻgʻil bolaga kiyimlar toʻplami, {8/10/12} dona | 120-300k | child=Мальчику; used; @clothesPile
# baby-clothes 5 onesie kidswear 0.2 child=Обоим
Набор на выписку, {5/7/10} предметов | Tugʻruqxonadan chiqish toʻplami, {5/7/10} buyum | 220-550k | @babySet
Боди и ползунки, хлопок, {56/62/68} | Bodi va polzunki, paxta, {56/62/68} | 45-130k |
# kids-shoes 6 kidsShoes kidswear 0.3 child=Девочке/Мальчику
Кроссовки детские, {24-33} размер | Bolalar krossovkasi, {24-33} oʻlcham | 110-280k | size=$1
Ботиночки первые шаги, {18-22} | Ilk qadam botinkachalari, {18-22} | 120-260k | size=$1; @booties
# school-uniform 4 uniform kidswear 0.2
Школьная форма для девочки, {7/8/9/10} лет | Qizlar maktab formasi, {7/8/9/10} yosh | 220-480k | child=Девочке
Белые рубашки и жилет | Oq koʻylaklar va jilet | 120-290k | child=Мальчику; @vest
# strollers 9 pram kidsgoods 0.6
Коляска {2/3} в 1, люлька и прогулка | Aravacha {2/3} tasi 1 da, lyulka va sayr bloki | 1300-3400k | kind=$1 в 1
Прогулочная коляска, складывается книжкой | Sayr aravachasi, kitobday yigʻiladi | 650-1500k | kind=Прогулочная; @stroller
Коляска для двойни | Egizaklar aravachasi | 1500-3300k | kind=Для двойни; @twinPram
# car-seats 5 carSeat kidsgoods 0.5
Автокресло {0-18/9-36/15-36} кг, Isofix | Avtokreslo {0-18/9-36/15-36} kg, Isofix | 650-1900k |
Бустер в машину | Avtomobil busteri | 180-380k | @booster
# cradles 5 cradle kidsgoods 0.4
Бешик расписной с полным комплектом | Naqshli beshik toʻliq jihozi bilan | 750-2200k |
Кроватка-маятник с матрасом | Matrasli mayatnik karavotcha | 950-1900k | @pendulumCot
# baby-feeding 4 breastPump+bottle kidsgoods 0.15
Молокоотсос Philips Avent | Philips Avent sut sogʻgichi | 450-850k | @breastPump
Стульчик для кормления | Ovqatlantirish stulchasi | 450-1100k | @highChair
# diapers 4 diapers kidsgoods 0
Подгузники {Pampers/Huggies/Molfix}, размер {3/4/5} | {Pampers/Huggies/Molfix} tagliklari, {3/4/5} oʻlcham | 120-240k |
Салфетки влажные, {5/10} пачек | Nam salfetkalar, {5/10} pachka | 50-120k | @wipes
# toys 12 teddy kidsgoods 0.3 child=Обоим
Плюшевый мишка {60/80/120} см | Yumshoq ayiqcha {60/80/120} sm | 120-420k | @teddy
Конструктор LEGO, {500/800} деталей | LEGO konstruktori, {500/800} detal | 220-850k | child=Мальчику; @lego
Кукольный домик с мебелью | Mebelli qoʻgʻirchoq uyi | 280-750k | child=Девочке; @dollHouse
Развивающие кубики и сортер | Rivojlantiruvchi kubiklar va sorter | 60-180k | @blocks
# kids-furniture 5 growDesk kidsgoods 0.4
Растущая парта и стул | Oʻsadigan parta va stul | 950-2200k | @growDesk
Детская кровать-домик, 160×80 | Bolalar uycha-karavoti, 160×80 | 1200-2600k | @houseBed
# kids-vehicles 8 kidsCar kidsgoods 0.5 
Электромобиль с пультом, мест: {1/2} | Pultli elektromobil, {1/2} oʻrinli | 1400-3900k | electric=true; @kidsCar
Велосипед детский {14/16/18/20}″ | Bolalar velosipedi {14/16/18/20}″ | 450-1300k | electric=false; @kidsBike
# school-supplies 5 schoolBag kidsgoods 0.05
Рюкзак школьный, ортопедическая спинка | Maktab ryukzagi, ortopedik orqali | 150-420k | @schoolBag
Набор первоклассника, {40/60} предметов | 1-sinf toʻplami, {40/60} buyum | 160-350k | @pencils
`;
