/** Things offered in Jobs; the format is told in parseLeaves. */
export const jobs = `
# jobs-sales 9 register,briefcase job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Продавец-консультант в магазин {одежды/техники/обуви} | {Kiyim/Texnika/Poyabzal} doʻkoniga sotuvchi-maslahatchi | 3000-5500k |
Менеджер по продажам, оклад и процент | Savdo menejeri, oylik va foiz | 4000-9500k |
Кассир в супермаркет | Supermarketga kassir | 2800-4200k |
# jobs-drivers 8 sedan,kick,van job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Водитель категории {B/C}, полный день | {B/C} toifali haydovchi, toʻliq kun | 4000-7500k | own-car=false; @van
Курьер на {мопеде/велосипеде/авто} | {Moped/Velosiped/Avto} kuryer | 3500-8000k | @scooter
Таксист, машина компании | Taksi haydovchisi, kompaniya mashinasi | 5000-10000k | own-car=false; @sedan
# jobs-construction 6 hardhat job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Каменщик и штукатур, оплата за объём | Gʻisht teruvchi va suvoqchi, hajmiga qarab | 5000-12000k |
Прораб на объект | Obyektga prorab | 7000-14000k |
Сварщик {4/5}-го разряда | {4/5}-razryadli payvandchi | 5000-9500k | @welder
# jobs-restaurants 8 chef job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Официант, {5/6}-дневка, питание | Ofitsiant, {5/6} kunlik, ovqat bilan | 2500-5000k |
Повар {национальной/европейской} кухни | {Milliy/Yevropa} taomlari oshpazi | 4500-9500k |
Бариста в кофейню, обучим | Qahvaxonaga barista, oʻrgatamiz | 3000-5500k | @kettle
# jobs-production 6 boxes,lathe job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Кладовщик, склад в Сергели | Omborchi, Sergelidagi ombor | 3500-6000k | place=tashkent; @boxes
Швея в цех, новые машины | Sexga tikuvchi, yangi mashinalar | 3500-7500k | @sewing
Упаковщица, смена {8/12} часов | Qadoqlovchi, {8/12} soatlik smena | 2800-4500k | @boxes
# jobs-office 7 desk,briefcase job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график
Бухгалтер, 1С, {частичная/полная} занятость | Buxgalter, 1C, {yarim/toʻliq} bandlik | 3500-8500k |
Офис-менеджер с русским и узбекским | Rus va oʻzbek tilini biladigan ofis-menejer | 3500-6000k |
Оператор кол-центра | Koll-markaz operatori | 3000-5500k | @headphones
# jobs-it 7 laptop,desktop job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график
Frontend-разработчик, React | Frontend dasturchi, React | 9000-24000k |
Backend на Node.js, {middle/senior} | Node.js backend, {middle/senior} | 12000-32000k |
Графический дизайнер | Grafik dizayner | 5000-12000k |
# jobs-marketing 5 megaphone job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график
SMM-менеджер, съёмка рилс | SMM menejer, reels syomkasi | 3500-8500k |
Таргетолог с опытом | Tajribali targetolog | 5000-12000k |
# jobs-education 6 graduation,books job 0 remote=false kind=Ищу_сотрудника employment=Полный_день/Сменный_график
Учитель английского, IELTS от {7/7.5} | Ingliz tili oʻqituvchisi, IELTS {7/7.5} dan | 4000-12000k |
Воспитатель в частный сад | Xususiy bogʻchaga tarbiyachi | 3000-5500k |
# jobs-medicine 5 stethoscope job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Медсестра в клинику | Klinikaga hamshira | 3000-6000k |
Стоматолог, процент от выручки | Stomatolog, tushumdan foiz | 8000-25000k |
Фармацевт в аптеку | Dorixonaga farmatsevt | 3500-6500k |
# jobs-beauty 5 scissors,nails job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Парикмахер в салон, место готово | Salonga sartarosh, joyi tayyor | 4000-10000k | @scissors
Мастер маникюра | Manikyur ustasi | 3500-9000k | @nails
# jobs-household 5 bucket job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Домработница, {5/6} дней в неделю | Uy xizmatchisi, haftasiga {5/6} kun | 3000-6000k |
Садовник в частный дом | Hovliga bogʻbon | 3000-5000k | @seedling
# jobs-security 4 shield job 0 kind=Ищу_сотрудника employment=Полный_день/Сменный_график remote=false
Охранник, сутки через {двое/трое} | Qoʻriqchi, bir sutka ishlab {ikki/uch} sutka dam | 2800-4500k |
Охрана объекта, ночные смены | Obyekt qoʻriqchisi, tungi smena | 3000-4800k |
`;
