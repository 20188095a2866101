/** Words of the screens that only tell something, which come with them. */
export const uz = {
  "category.technical": "Texnik nosozliklar",
  "category.technicalHint": "Bu turkum vaqtincha ishlamayapti. Biz uni tuzatyapmiz.",
  "notFound.title": "Bunday sahifa yoʻq",
  "notFound.hint": "Havola eskirgan yoki unda xato bor.",
  "notFound.home": "Bosh sahifaga",
} as const;
