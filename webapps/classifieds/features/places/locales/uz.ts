import type { ru } from "./ru.ts";

export const uz: Record<keyof typeof ru, string> = {
  "place.region": "Viloyat",
  "place.allCities": "Barcha shaharlar",
  "place.allDistricts": "Barcha tumanlar",
  "place.filter": "Nomi boʻyicha topish",
  "place.nothing": "Hech narsa topilmadi",
  "place.failed": "Roʻyxatni yuklab boʻlmadi",
  "place.here": "Mening joylashuvim",
  "place.locating": "Qayerda ekaningiz aniqlanmoqda…",
  "place.denied": "Joylashuvga ruxsat yoʻq",
  "place.deniedTelegram": "Botga joylashuvni bilishga ruxsat bering va qayta urinib koʻring.",
  "place.deniedBrowser":
    "Brauzer sozlamalarida saytga joylashuvni bilishga ruxsat bering va qayta urinib koʻring.",
  "place.settings": "Sozlamalarni ochish",
  "place.outside": "Siz Oʻzbekistonda emasga oʻxshaysiz",
  "place.outsideHint": "Joyni roʻyxatdan tanlang.",
  "place.notLocated": "Qayerda ekaningizni aniqlab boʻlmadi",
  "place.notLocatedHint": "Qayta urinib koʻring yoki joyni roʻyxatdan tanlang.",
  "place.located": "Yaqin atrofingizdagi eʼlonlar koʻrsatilmoqda",
  "place.undo": "Qaytarish",
};
