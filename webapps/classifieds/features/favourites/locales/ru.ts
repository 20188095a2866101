export const ru = {
  "favourites.undo": "Вернуть",
  "favourites.recent": "Сначала недавние",
  "favourites.old": "Сначала давние",
  "favourites.sort": "Порядок",
  "favourites.failed": "Не удалось загрузить избранное",
  "favourites.removed": "Убрано из избранного",
} as const;
