import { testWords } from "../../tests/testWords.ts";

testWords(import.meta.glob("./**/{ru,uz}.ts", { eager: true }), ["ru", "uz"]);
