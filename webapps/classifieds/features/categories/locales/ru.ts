/** Words of the category picker, which several parts open. */
export const ru = {
  "categories.title": "Категории",
  "categories.every": "Все категории",
  "categories.all": "Всё в категории «{{name}}»",
  "categories.filter": "Найти категорию",
  "categories.nothing": "Такой категории нет",
  "categories.failed": "Не удалось загрузить категории",
} as const;
