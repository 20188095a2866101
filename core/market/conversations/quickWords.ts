import type { Language } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";

/** Questions of a buyer and answers of a seller that take one press. */
export const quickQuestions = ["available", "lowest", "where"] as const;
export const quickAnswers = ["yes", "reserved", "sold"] as const;

export type QuickWord = (typeof quickQuestions)[number] | (typeof quickAnswers)[number];

const isQuestion = (word: QuickWord): boolean => quickQuestions.some((question) => question === word);

/** Whether it is this side's to say. */
export const isOwnWord = (word: QuickWord, isSeller: boolean): boolean => isQuestion(word) !== isSeller;

/** The words that a press says, in the language of whoever reads them. */
export const quickText = (word: QuickWord, language: Language): string =>
  translate(language, `chat-quick-${word}`);
