/** Words of turning pages, which many screens do. */
export const ru = {
  "pager.label": "Страницы",
  "pager.previous": "Предыдущая страница",
  "pager.next": "Следующая страница",
} as const;
