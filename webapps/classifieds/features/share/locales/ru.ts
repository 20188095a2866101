export const ru = {
  "share.card": "Отправить карточкой с фото",
  "share.cardFailed": "Не удалось отправить карточку",
  "share.cardFailedHint": "Отправьте ссылку: она работает так же.",
} as const;
