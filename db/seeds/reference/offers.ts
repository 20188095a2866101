import type { CreationAttributes } from "sequelize";
import type { CoinPack } from "../../models/CoinPack.ts";
import type { PromotionOffer } from "../../models/PromotionOffer.ts";

const topUpWords = {
  type: "TopUp",
  headerRu: "Больше просмотров",
  headerUz: "Koʻproq koʻrishlar",
  textRu: "Объявление чаще показывается в ленте: до 25 раз больше просмотров, чем обычно.",
  textUz: "Eʼlon tasmada tez-tez koʻrsatiladi: odatdagidan 25 baravargacha koʻproq koʻrish.",
  cardHeaderRu: "Подъём просмотров",
  cardHeaderUz: "Koʻrishlarni oshirish",
  cardTextRu: "Чаще показывается в ленте",
  cardTextUz: "Tasmada tez-tez koʻrsatiladi",
} as const;

/** Services for a listing, until an admin changes them. Costs are coins, 100 sum each. */
export const offers: readonly CreationAttributes<PromotionOffer>[] = [
  {
    ...topUpWords,
    position: 0,
    cost: 50,
    fakeCost: 75,
    daysAmount: 3,
    viewMultiply: 5,
    icon: "boost-1",
    gtmEventName: "promote_topup_3_days",
  },
  {
    ...topUpWords,
    position: 1,
    cost: 120,
    fakeCost: 200,
    daysAmount: 7,
    viewMultiply: 10,
    icon: "boost-2",
    gtmEventName: "promote_topup_7_days",
  },
  {
    ...topUpWords,
    position: 2,
    cost: 300,
    fakeCost: 500,
    daysAmount: 14,
    viewMultiply: 25,
    icon: "boost-3",
    gtmEventName: "promote_topup_14_days",
  },
  {
    type: "Vip",
    position: 0,
    cost: 150,
    fakeCost: 250,
    daysAmount: null,
    viewMultiply: null,
    icon: "vip",
    gtmEventName: "promote_vip",
    headerRu: "VIP на главной",
    headerUz: "Bosh sahifada VIP",
    textRu:
      "Первое место в разделе из 10 объявлений на главной. Оно ваше, пока не оплатит кто-то ещё; после десяти следующих оплат объявление выходит из раздела.",
    textUz:
      "Bosh sahifadagi 10 ta eʼlonli boʻlimda birinchi oʻrin. Boshqa kishi toʻlamaguncha u sizniki; keyingi oʻnta toʻlovdan soʻng eʼlon boʻlimdan chiqadi.",
    cardHeaderRu: "VIP",
    cardHeaderUz: "VIP",
    cardTextRu: "Закреплено на главной",
    cardTextUz: "Bosh sahifada turadi",
  },
  {
    type: "Premium",
    position: 0,
    cost: 80,
    fakeCost: 120,
    daysAmount: 7,
    viewMultiply: null,
    icon: "premium",
    gtmEventName: "promote_premium",
    headerRu: "Premium-карточка",
    headerUz: "Premium kartochka",
    textRu:
      "Фото в два раза больше и знак Premium: объявление замечают первым. На 7 дней: это наибольший срок.",
    textUz:
      "Rasm ikki baravar katta va Premium belgisi: eʼlonni birinchi boʻlib payqashadi. 7 kunga: bu eng uzun muddat.",
    cardHeaderRu: "Premium",
    cardHeaderUz: "Premium",
    cardTextRu: "Большое фото и знак",
    cardTextUz: "Katta rasm va belgi",
  },
];

/** Coins that are sold for Stars, until an admin changes them. */
export const coinPacks: readonly CreationAttributes<CoinPack>[] = [
  { coins: 50, priceSum: 5_000, priceStars: 20 },
  { coins: 100, priceSum: 10_000, priceStars: 40 },
  { coins: 250, priceSum: 25_000, priceStars: 98 },
  { coins: 500, priceSum: 50_000, priceStars: 190 },
  { coins: 1000, priceSum: 100_000, priceStars: 370 },
];
