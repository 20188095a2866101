/** A flag of a country's part, which is drawn from unseen signs. */
const FLAG = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`;
/** What turns the words around it or is drawn as nothing; the joiners of Hindi and of emoji are none of it. */
const TURNS = String.raw`[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]`;
const turns = new RegExp(`(${FLAG})|${TURNS}`, "gu");

/** Words of one person as they are shown another: signs that turn their direction, or hide something in them, are gone. */
export const withoutTurns = (text: string): string => text.replace(turns, "$1");
