import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { plainDigits } from "#contract/plainDigits.ts";
import { useCut } from "./useCut.tsx";

afterEach(cleanup);

function Words() {
  const [text, setText] = useState("abcdef");
  const { take } = useCut(text, 6);
  return <input value={text} onChange={({ target }) => setText(take(target, plainDigits))} />;
}

test.each([
  ["a letter more in the middle of a full field", "abXcdef", 3, "abXcde", 3],
  ["a paste in the middle that is longer than the field", "ab12345678cdef", 10, "ab1234", 6],
  ["what is written in another way", "ab१cd", 3, "ab1cd", 3],
  ["what is taken as it is typed", "abcX", 2, "abcX", 2],
])("the caret stays behind what was typed: %s", (_, typed, at, text, caret) => {
  render(<Words />);
  const field = screen.getByRole("textbox") as HTMLInputElement;
  fireEvent.change(field, { target: { value: typed, selectionStart: at, selectionEnd: at } });
  expect([field.value, field.selectionStart]).toEqual([text, caret]);
});
