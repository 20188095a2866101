import { testHooks, testWords } from "../../tests/testWords.ts";

testWords(import.meta.glob("./**/{ru,uz}.ts", { eager: true }), ["ru", "uz"]);
testHooks(import.meta.glob("./**/use*Text.ts", { eager: true, query: "?raw", import: "default" }), [
  "ru",
  "uz",
]);
