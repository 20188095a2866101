import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { CategoryDetails } from "#contract/categories.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { readSearchParams } from "../links/searchParams.ts";
import { FilterChips } from "./FilterChips.tsx";

const names = { name: "Смартфоны", name_uz: "Smartfonlar", name_hi: "" };
const empty = { enumOptions: [], enumOptions_uz: [] };
const category: CategoryDetails = {
  id: 4,
  parentId: 1,
  link: "phones",
  ...names,
  order: 1,
  hasChildren: false,
  breadcrumbs: [],
  parameters: [
    {
      id: 12,
      type: "ENUM",
      name: "Цвет",
      name_uz: "Rangi",
      enumOptions: ["Белый", "Чёрный"],
      enumOptions_uz: ["Oq", "Qora"],
    },
    { id: 13, type: "BOOLEAN", name: "Гарантия", name_uz: "Kafolat", ...empty },
  ],
};

afterEach(cleanup);

async function show(address: string, known: CategoryDetails | undefined = category) {
  const onChange = vi.fn();
  const onOpenAll = vi.fn();
  const params = readSearchParams(new URLSearchParams(address));
  await renderPart(<FilterChips {...{ params, category: known, onChange, onOpenAll }} />);
  const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { tap, onChange, onOpenAll };
}

test.each(["дорого", "1234567890123"])(
  "the price sheet stays open on a bound that is no price: %s",
  async (typed) => {
    const { tap, onChange } = await show("", undefined);
    tap("Цена");
    const to = await screen.findByLabelText<HTMLInputElement>("Цена до, сум");
    const apply = screen.getByRole("button", { name: "Показать" });
    fireEvent.change(screen.getByLabelText("Цена от, сум"), { target: { value: "5" } });
    fireEvent.change(to, { target: { value: typed } });
    apply.focus();
    fireEvent.click(apply);
    expect([onChange.mock.calls, document.activeElement]).toEqual([[], to]);
    expect(to.value.replace(/\s/g, "")).toBe(typed);

    fireEvent.change(to, { target: { value: "9000" } });
    fireEvent.click(apply);
    expect(onChange).toHaveBeenLastCalledWith({ minPrice: 5, maxPrice: 9000 });
  },
);

test("every filter that is set is a chip that takes it away, parameters too", async () => {
  const { tap, onChange } = await show(
    "categoryId=4&p[12]=Белый&p[12]=Qora&p[13]=false&minPrice=5&state=New&searchOnlyInTitle=true",
  );
  for (const [label, change] of [
    ["Убрать: Цвет: Белый, Чёрный", { p: { 13: ["false"] } }],
    ["Убрать: Гарантия: Нет", { p: { 12: ["Белый", "Qora"] } }],
    ["Убрать: от 5 сум", { minPrice: undefined, maxPrice: undefined }],
    ["Убрать: Новое", { state: undefined }],
    ["Убрать: Только в названии", { searchOnlyInTitle: undefined }],
    // Its parameters are nothing without it.
    ["Убрать: Смартфоны", { categoryId: undefined, p: undefined }],
  ] as const) {
    tap(label);
    expect(onChange, label).toHaveBeenLastCalledWith(change);
  }
});

test("the chip of the price names the currency its bounds are in", async () => {
  const chip = async (address: string) => {
    await show(address);
    const label = screen.getByRole("button", { name: /^Убрать/ }).textContent?.replace(/\u00a0|\u202f/g, " ");
    cleanup();
    return label;
  };
  expect(await chip("minPrice=5000")).toBe("от 5 000 сум");
  expect(await chip("maxPrice=9000")).toBe("до 9 000 сум");
  expect(await chip("minPrice=5000&maxPrice=9000")).toBe("5 000 – 9 000 сум");
});

test("the last parameter that is taken away leaves none", async () => {
  const { tap, onChange } = await show("categoryId=4&p[13]=true");
  tap("Убрать: Гарантия: Да");
  expect(onChange).toHaveBeenCalledWith({ p: undefined });
});

test("all filters are opened by a chip that says how many are set", async () => {
  const { tap, onOpenAll } = await show("categoryId=4&p[12]=Белый&minPrice=5&maxPrice=9&regionId=1&search=a");
  tap("Фильтры, включено: 3");
  expect(onOpenAll).toHaveBeenCalledOnce();
  cleanup();
  await show("regionId=1&search=a", undefined);
  expect(screen.getByRole("button", { name: "Фильтры" })).toBeTruthy();
});

test("a chip that is set moves to the front and is shown there; one that is taken away moves nothing", async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  let change: (address: string) => void = () => {};
  function Host() {
    const [address, setAddress] = useState("sortBy=price|asc&minPrice=5");
    change = setAddress;
    const params = readSearchParams(new URLSearchParams(address));
    return <FilterChips {...{ params, category }} onChange={() => {}} onOpenAll={() => {}} />;
  }
  await renderPart(<Host />);
  for (const address of [
    "minPrice=5&searchOnlyWithPhotos=true",
    "minPrice=5&searchOnlyWithPhotos=true&state=New&sortBy=price|desc",
    "state=New",
    "state=Used&sortBy=price|asc",
  ]) {
    await act(async () => change(address));
  }
  expect(shown).toEqual(["Только с фото", "Новое"]);
});
