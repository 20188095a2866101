import { expect, test } from "vitest";
import { anyOf, isImplied, phraseSql } from "./termSql.ts";

test.each([
  [["'divan'", "'sofa'"], "('divan' | 'sofa')"],
  [["'divan'", "'divan'"], "'divan'"],
  [["'divan'", "('divan' & 'krovat')", "'sofa'"], "('divan' | 'sofa')"],
  [["('divan' & 'krovat')", "'divan'"], "'divan'"],
  [["'phon'", "('i' <-> 'phon')"], "'phon'"],
  [["('avto' & '~k1')", "'~k1'"], "'~k1'"],
  [["'bola'", "('dlya' & 'dete')", "('bola' & 'uchun')"], "('bola' | ('dlya' & 'dete'))"],
  [["'a'", "(('a' | 'b') & ('c'))"], "('a' | (('a' | 'b') & ('c')))"],
])("any of %j is %s", (alternatives, text) => {
  expect(anyOf(alternatives)).toBe(text);
});

test.each([
  ["'~k5'", true],
  ["('divan' | '~k5')", true],
  ["('divan' | ('yumshk' & 'mebel') | '~k5')", true],
  ["('ray') | '~k5'", true],
  ["('divan' | '~k55')", false],
  ["('mashin' & '~k5')", false],
  ["('divan' | ('mashin' & '~k5'))", false],
  ["('a' | '~k5') & ('b' | '~k5')", false],
  ["('a' | '~k6') & ('b' | '~k5')", false],
  ["('a' & ('b' | '~k5')) | 'c'", false],
  ["(('a' | '~k5') & !('b' | 'c'))", false],
  ["!('a' | '~k5')", false],
  ["!'~k5'", false],
])("that %s holds for all that has '~k5': %s", (terms, isSo) => {
  expect(isImplied(terms, "'~k5'")).toBe(isSo);
});

test.each([
  ["iki honal", "('iki' <-> 'honal')"],
  ["yangi iki honal uy", "('yangi' & 'iki' <-> 'honal' & 'uy')"],
  ["dva komnat", "('dva' <-> 'komnat')"],
  ["2 honal", "('2' <-> 'honal')"],
  ["stiraln mashin", "('stiraln' & 'mashin')"],
])("the number of %s stands before what it counts", (phrase, text) => {
  expect(phraseSql(phrase)).toBe(text);
});
