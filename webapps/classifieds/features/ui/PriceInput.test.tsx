import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { PriceInput } from "./PriceInput.tsx";

afterEach(cleanup);

const told: (number | null)[] = [];
const currencies: string[] = [];
function Field({ first = null }: { first?: number | null }) {
  const [value, setValue] = useState<number | null>(first);
  return (
    <PriceInput
      value={value}
      onChange={(price) => {
        told.push(price);
        setValue(price);
      }}
      onCurrency={(currency) => currencies.push(currency)}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const put = (value: string, inputType: string) => fireEvent.input(field(), { target: { value }, inputType });
const shown = () => field().value.replace(/\s/g, " ");

test("what is pasted becomes its number at once", () => {
  render(<Field />);
  put("1 млн 200 тыс", "insertFromPaste");
  expect([shown(), told.at(-1)]).toEqual(["1 200 000", 1_200_000]);
});

test("the currency that is said with a price is told", () => {
  render(<Field />);
  put("12 000$", "insertFromPaste");
  put("12 000", "insertText");
  put("1,5 млн сум", "insertText");
  expect(currencies).toEqual(["UYE", "UZS"]);
});

test.each([
  ["500 000\nсум", "500 000", 500_000],
  ["Цена:\n1 млн 200 тыс", "1 200 000", 1_200_000],
  ["500 000\n600 000", "500 000 600 000", Number.NaN],
])("of the lines %j pasted together the field has %j", (text, held, price) => {
  render(<Field />);
  fireEvent.paste(field(), { clipboardData: { getData: () => text } });
  expect([shown(), told.at(-1)]).toEqual([held, price]);
});

test("what is typed in words is read all the while, and becomes its number once it is left", () => {
  render(<Field />);
  for (const value of ["1", "1,", "1,5", "1,5 ", "1,5 м", "1,5 мл", "1,5 млн"]) put(value, "insertText");
  expect([shown(), told.at(-1)]).toEqual(["1,5 млн", 1_500_000]);
  fireEvent.blur(field());
  expect(shown()).toBe("1 500 000");
});

test("what can't be read stays to be mended, and has no value", () => {
  render(<Field first={700} />);
  put("100-150 тыс", "insertFromPaste");
  expect([shown(), told.at(-1)]).toEqual(["100-150 тыс", Number.NaN]);
  fireEvent.blur(field());
  expect(shown()).toBe("100-150 тыс");
});

test("once the words that named a currency are gone, the one before them is chosen again", () => {
  function Chosen() {
    const [value, setValue] = useState<number | null>(null);
    const [currency, setCurrency] = useState<"UZS" | "UYE">("UZS");
    return (
      <>
        <PriceInput value={value} onChange={setValue} currency={currency} onCurrency={setCurrency} />
        <output>{currency}</output>
        <button type="button" onClick={() => setCurrency("UYE")}>
          UYE
        </button>
      </>
    );
  }
  render(<Chosen />);
  const chosen = () => screen.getByRole("status").textContent;
  put("500 тыс $", "insertText");
  expect(chosen()).toBe("UYE");
  fireEvent.blur(field());
  put("", "deleteContentBackward");
  put("5000", "insertText");
  expect(chosen()).toBe("UZS");
  // A currency that was chosen by hand stays.
  fireEvent.click(screen.getByRole("button"));
  put("", "deleteContentBackward");
  expect(chosen()).toBe("UYE");
});
