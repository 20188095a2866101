/** Words of the screens that only tell something, which come with them. */
export const ru = {
  "category.technical": "Технические неполадки",
  "category.technicalHint": "Эта категория временно недоступна. Мы уже чиним её.",
  "notFound.title": "Такой страницы нет",
  "notFound.hint": "Ссылка устарела или в ней опечатка.",
  "notFound.home": "На главную",
} as const;
