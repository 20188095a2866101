import { testHooks, testWords } from "../../../tests/testWords.ts";

testWords(import.meta.glob("../**/{en,hi}.ts", { eager: true }), ["en", "hi"]);
testHooks(import.meta.glob("../**/use*Text.ts", { eager: true, query: "?raw", import: "default" }), [
  "en",
  "hi",
]);
