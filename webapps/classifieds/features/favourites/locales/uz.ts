export const uz = {
  "favourites.undo": "Qaytarish",
  "favourites.recent": "Avval yangilari",
  "favourites.old": "Avval eskilari",
  "favourites.sort": "Tartib",
  "favourites.failed": "Sevimlilarni yuklab boʻlmadi",
  "favourites.removed": "Sevimlilardan olib tashlandi",
} as const;
