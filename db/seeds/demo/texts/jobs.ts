/** Things offered in Jobs; the format is told in parseLeaves. */
export const jobs = `
# jobs-sales 9 register job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Продавец-консультант в магазин {одежды/техники/обуви} | {Kiyim/Texnika/Poyabzal} doʻkoniga sotuvchi-maslahatchi | 3000-5500k | @boutique/techStore/shoeStore
Менеджер по продажам, оклад и процент | Savdo menejeri, oylik va foiz | 4000-9500k | @salesChart
Кассир в супермаркет | Supermarketga kassir | 2800-4200k | @register
# jobs-drivers 8 van job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Водитель категории {B/C}, полный день | {B/C} toifali haydovchi, toʻliq kun | 4000-7500k | own-car=false; @van/truck
Курьер на {мопеде/велосипеде/авто} | {Moped/Velosiped/Avto} kuryer | 3500-8000k | @scooter/cityBike/hatch
Таксист, машина компании | Taksi haydovchisi, kompaniya mashinasi | 5000-10000k | own-car=false; @taxi
# jobs-construction 6 hardhat job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Каменщик и штукатур, оплата за объём | Gʻisht teruvchi va suvoqchi, hajmiga qarab | 5000-12000k | @masonry
Прораб на объект | Obyektga prorab | 7000-14000k | @hardhat
Сварщик {4/5}-го разряда | {4/5}-razryadli payvandchi | 5000-9500k | @welder
# jobs-restaurants 8 chef job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Официант, {5/6}-дневка, питание | Ofitsiant, {5/6} kunlik, ovqat bilan | 2500-5000k | @tray
Повар {национальной/европейской} кухни | {Milliy/Yevropa} taomlari oshpazi | 4500-9500k | @chef
Бариста в кофейню, обучим | Qahvaxonaga barista, oʻrgatamiz | 3000-5500k | @coffeeMachine
# jobs-production 6 boxes job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Кладовщик, склад в Сергели | Omborchi, Sergelidagi ombor | 3500-6000k | place=tashkent; @warehouse
Швея в цех, новые машины | Sexga tikuvchi, yangi mashinalar | 3500-7500k | @proSewing
Упаковщица, смена {8/12} часов | Qadoqlovchi, {8/12} soatlik smena | 2800-4500k | @boxes
# jobs-office 7 office job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график
Бухгалтер, 1С, {частичная/полная} занятость | Buxgalter, 1C, {yarim/toʻliq} bandlik | 3500-8500k | @calculator
Офис-менеджер с русским и узбекским | Rus va oʻzbek tilini biladigan ofis-menejer | 3500-6000k | @office
Оператор кол-центра | Koll-markaz operatori | 3000-5500k | @headset
# jobs-it 7 codeScreen job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график
Frontend-разработчик, React | Frontend dasturchi, React | 9000-24000k | @codeScreen
Backend на Node.js, {middle/senior} | Node.js backend, {middle/senior} | 12000-32000k | @serverRack
Графический дизайнер | Grafik dizayner | 5000-12000k | @sketchLogo
# jobs-marketing 5 megaphone job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график
SMM-менеджер, съёмка рилс | SMM menejer, reels syomkasi | 3500-8500k | @tripod
Таргетолог с опытом | Tajribali targetolog | 5000-12000k | @megaphone
# jobs-education 6 blackboard job 0 remote=false kind=Ищу_сотрудника employment=Полный_день/Сменный_график
Учитель английского, IELTS от {7/7.5} | Ingliz tili oʻqituvchisi, IELTS {7/7.5} dan | 4000-12000k | @blackboard
Воспитатель в частный сад | Xususiy bogʻchaga tarbiyachi | 3000-5500k | @blocks
# jobs-medicine 5 stethoscope job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Медсестра в клинику | Klinikaga hamshira | 3000-6000k | @stethoscope
Стоматолог, процент от выручки | Stomatolog, tushumdan foiz | 8000-25000k | @dentalChair
Фармацевт в аптеку | Dorixonaga farmatsevt | 3500-6500k | @pharmacy
# jobs-beauty 5 salonChair job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Парикмахер в салон, место готово | Salonga sartarosh, joyi tayyor | 4000-10000k | @salonChair
Мастер маникюра | Manikyur ustasi | 3500-9000k | @nails
# jobs-household 5 mop job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Домработница, {5/6} дней в неделю | Uy xizmatchisi, haftasiga {5/6} kun | 3000-6000k | @mop
Садовник в частный дом | Hovliga bogʻbon | 3000-5000k | @gardenTools
# jobs-security 4 shield job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Охранник, сутки через {двое/трое} | Qoʻriqchi, bir sutka ishlab {ikki/uch} sutka dam | 2800-4500k | @shield
Охрана объекта, ночные смены | Obyekt qoʻriqchisi, tungi smena | 3000-4800k | @flashlight
`;
