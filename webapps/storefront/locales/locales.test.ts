import { testWords } from "../../../tests/testWords.ts";

testWords(import.meta.glob("../**/{en,hi}.ts", { eager: true }), ["en", "hi"]);
