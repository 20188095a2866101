/** The first characters of a text: as Telegram does, none is cut in two. */
export const firstCharacters = (text: string, most: number): string => [...text].slice(0, most).join("");
