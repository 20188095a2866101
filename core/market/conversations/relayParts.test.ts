import { expect, test } from "vitest";
import { relayParts } from "./relayParts.ts";

const said = { name: "Ali", listing: "Диван", photoFileId: null, place: null, warning: null };
const wordsOf = (text: string) => {
  const [part] = relayParts({ ...said, text });
  return part && "text" in part ? part.text : undefined;
};

test("what turns words around or hides in them isn't passed on", () => {
  const hidden = "a\u202Eb\u202C\u2066c\u2069\u200Bd\u200E\u200F\u061Ce\uFEFF\u2060f\u{E0041}\u{E007F}g";
  expect(wordsOf(hidden)).toMatchObject({ values: { text: "abcdefg" } });
});

test("the joiners of Hindi, of emoji and of flags stay", () => {
  const text =
    "क्\u200Dष र्\u200Cक 👨\u200D👩\u200D👧 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} ❤️";
  expect(wordsOf(text)).toMatchObject({ values: { text } });
});

test("a place's words are passed on so too; one that shows no name is a place alone", () => {
  const place = { latitude: 41, longitude: 69 };
  const shown = (title: string) =>
    relayParts({ ...said, text: null, place: { ...place, venue: { title, address: "\u202Ea" } } })[1];
  expect(shown("Ca\u200Bfe")).toEqual({ place: { ...place, venue: { title: "Cafe", address: "a" } } });
  expect(shown("\u202E")).toEqual({ place });
});
