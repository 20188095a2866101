import { expect, test } from "vitest";
import { wordsOf } from "./searchNormal.ts";

test.each(["Type 500ml", "type ५००ml", "TYPE ٥٠٠ ml", "ｔｙｐｅ ５００ｍｌ"])(
  "%s is of the same words, whatever script its digits are of",
  (text) => {
    expect(wordsOf(text)).toEqual(["type", "500", "ml"]);
  },
);
