/** Words of the category picker, which several parts open. */
export const uz = {
  "categories.title": "Turkumlar",
  "categories.every": "Barcha turkumlar",
  "categories.all": "«{{name}}» turkumidagi hammasi",
  "categories.filter": "Turkumni topish",
  "categories.nothing": "Bunday turkum yoʻq",
  "categories.failed": "Turkumlarni yuklab boʻlmadi",
} as const;
