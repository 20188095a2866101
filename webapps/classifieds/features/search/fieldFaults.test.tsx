import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { QUERY_MAX } from "#contract/limits.ts";
import { SearchBox } from "#webapps/shared/ui/SearchBox.tsx";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { TextRow } from "./filters/TextRow.tsx";
import { PriceBounds, type PriceBoundsProps } from "./PriceBounds.tsx";

afterEach(cleanup);

const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const writtenIn = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;

function FromAndTo() {
  const [bounds, setBounds] = useState<PriceBoundsProps["bounds"]>({
    minPrice: undefined,
    maxPrice: undefined,
  });
  return <PriceBounds bounds={bounds} onChange={(change) => setBounds({ ...bounds, ...change })} />;
}

test("a swapped range is told while it stands there, and still when it has been turned", async () => {
  await renderPart(<FromAndTo />);
  const told = () => within(screen.getByRole("group")).getByRole("status").textContent;
  write("Цена от, сум", "500");
  write("Цена до, сум", "1000");
  expect(told()).toBe("");
  write("Цена от, сум", "2000");
  expect(told()).toContain("цены меняются местами");
  fireEvent.blur(screen.getByRole("textbox", { name: "Цена до, сум" }));
  expect(writtenIn("Цена от, сум").replace(/\s/g, "")).toBe("1000");
  expect(told()).toContain("цены меняются местами");
  write("Цена от, сум", "700");
  expect(told()).toBe("");
});

test("bounds of which one has too many digits stay as they were typed", async () => {
  await renderPart(<FromAndTo />);
  write("Цена от, сум", "1234567890123");
  write("Цена до, сум", "1000");
  fireEvent.blur(screen.getByRole("textbox", { name: "Цена до, сум" }));
  expect(
    [writtenIn("Цена от, сум"), writtenIn("Цена до, сум")].map((text) => text.replace(/\s/g, "")),
  ).toEqual(["1234567890123", "1000"]);
});

function Words() {
  const [words, setWords] = useState("");
  return <TextRow label="Слова" form="form" maxLength={QUERY_MAX} value={words} onChange={setWords} />;
}

test("a paste that is too long is told at once, and cut between letters", async () => {
  await renderPart(<Words />);
  write("Слова", `a${"👍🏽".repeat(QUERY_MAX)}`);
  expect(screen.getByRole("alert").textContent).toContain(String(QUERY_MAX));
  expect(writtenIn("Слова").length).toBeLessThanOrEqual(QUERY_MAX);
  expect(writtenIn("Слова")).toMatch(/^a(👍🏽)+$/u);
  write("Слова", "диван");
  expect(screen.queryByRole("alert")).toBeNull();
});

function Search() {
  const [words, setWords] = useState("");
  const ref = useRef<HTMLInputElement>(null);
  const texts = { label: "Поиск", clearLabel: "Очистить" };
  return (
    <SearchBox ref={ref} {...texts} value={words} onWrite={setWords} onSubmit={() => setWords("диван")} />
  );
}

test("what was cut is told no more when the field holds other words, emptied or chosen from elsewhere", async () => {
  await renderPart(<Search />);
  const field = screen.getByRole("textbox", { name: "Поиск" });
  const paste = () => fireEvent.change(field, { target: { value: "я".repeat(QUERY_MAX + 1) } });
  for (const change of [
    () => fireEvent.click(screen.getByRole("button", { name: "Очистить" })),
    () => fireEvent.submit(field),
  ]) {
    paste();
    expect(screen.getByRole("alert").textContent).toContain(String(QUERY_MAX));
    change();
    expect(screen.queryByRole("alert")).toBeNull();
  }
});
