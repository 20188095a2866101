import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "../../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../../tests/kits/webapps/serve.ts";
import type { FilterDraft } from "../../links/filters.ts";
import { readSearchParams, writeSearchParams } from "../../links/searchParams.ts";
import { FiltersOverlay } from "./FiltersOverlay.tsx";

const named = (id: number, name: string) => ({ id, name, name_uz: `${name}-uz`, name_hi: "" });
const node = (id: number, parentId: number | null, name: string, children: object[] = []) => ({
  ...named(id, name),
  parentId,
  link: `c${id}`,
  order: id,
  hasChildren: children.length > 0,
  children,
});
const phones = node(4, 1, "Телефоны");
const tree = [node(1, null, "Техника", [phones, node(5, 1, "Телевизоры")]), node(2, null, "Работа")];
const brands = ["Apple", "Samsung", "Xiaomi", "Honor", "Nokia", "LG", "Sony", "Vivo", "Realme"];
const empty = { enumOptions: [], enumOptions_uz: [] };
const parameters = [
  { ...named(12, "Марка"), type: "ENUM", enumOptions: brands, enumOptions_uz: brands },
  { ...named(13, "Гарантия"), type: "BOOLEAN", ...empty },
  { ...named(14, "Модель"), type: "STRING", ...empty },
];
const place = (id: number, name: string, hasDistricts = false) => ({
  ...named(id, name),
  hasDistricts,
  regionId: 1,
  cityId: null,
  longitude: 69,
  latitude: 41,
  zoom: 10,
});

let answer: (call: string) => unknown;
beforeEach(() => {
  answer = () => ({ total: 57, totalIsEstimate: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(address = "", known?: string) {
  const sent = serve(({ call }) => {
    if (call.includes("/count/categories")) {
      return { data: [{ categoryId: 1, total: 1250, totalIsEstimate: false }] };
    }
    if (call.includes("/products/count")) return answer(call);
    if (call.includes("/category/tree")) return tree;
    if (call.includes("/category/id/4")) return { ...phones, parameters, breadcrumbs: [tree[0], phones] };
    if (call.includes("/category/id/")) return { ...tree[1], parameters: [], breadcrumbs: [tree[1]] };
    if (call.includes("/geo/regions")) return [place(1, "Хорезм"), place(2, "Ташкент")];
    if (call.includes("/geo/cities/1")) return [place(3, "Ургенч", true), place(6, "Хива")];
    if (call.includes("/geo/")) return [place(8, "Центр")];
    return { accepted: 1 };
  });
  const onApply = vi.fn((_: FilterDraft) => {});
  const onClose = vi.fn();
  const initial = readSearchParams(new URLSearchParams(address));
  await renderPart(<FiltersOverlay {...{ initial, known, onApply, onClose }} />);
  const counts = () => sent.map(({ call }) => call).filter((call) => /\/products\/count(\?|$)/.test(call));
  const applied = () => decodeURIComponent(writeSearchParams(onApply.mock.lastCall?.[0] ?? {}));
  const recorded = () =>
    sent.filter(({ call }) => call === "POST /api/telegram/search").map(({ body }) => body);
  return { onApply, onClose, counts, applied, recorded };
}

/** The dialog that was opened last; those below it are out of reach. */
const top = () => within(screen.getAllByRole("dialog").at(-1) ?? document.body);
async function press(name: string | RegExp) {
  const button = await top().findByRole("button", { name });
  await act(async () => fireEvent.click(button));
}
const write = (label: string, value: string) =>
  act(async () => fireEvent.change(top().getByLabelText(label), { target: { value } }));
const main = (name: string | RegExp) => screen.findByRole("button", { name });

test("the button says how many listings match, and applying gives what isn't empty", async () => {
  const { applied, onClose } = await open("cityId=3&regionId=1");
  expect(await main("Показать 57 объявлений")).toBeTruthy();
  await write("Слова", "  диван ");
  await write("Цена от, сум", "9 000");
  await write("Цена до, сум", "5000сум");
  fireEvent.click(top().getByRole("switch", { name: "Только в названии" }));
  fireEvent.click(top().getByRole("switch", { name: "Только с фото" }));
  fireEvent.click(top().getByRole("radio", { name: "Б/у" }));
  await press(/Сортировка/);
  fireEvent.click(top().getByRole("radio", { name: "Сначала дешёвые" }));
  await press(/^Показать/);
  expect(applied()).toBe(
    "regionId=1&cityId=3&search=диван&searchOnlyInTitle=true&minPrice=5000&maxPrice=9000" +
      "&searchOnlyWithPhotos=true&state=Used&sortBy=price|asc",
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test("a price that can't be read is refused: the page stays, with the focus there", async () => {
  const { onApply, onClose } = await open();
  await main("Показать 57 объявлений");
  await write("Цена от, сум", "5000");
  await write("Цена до, сум", "дорого");
  await press(/^Показать/);
  expect([onApply.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  expect(document.activeElement).toBe(top().getByLabelText("Цена до, сум"));
});

test("listings are counted once the typing rests, and the old number stays until then", async () => {
  answer = (call) => ({ total: call.includes("search=%D0%B4%D0%B8") ? 3 : 57, totalIsEstimate: false });
  const { counts } = await open();
  await main("Показать 57 объявлений");
  vi.useFakeTimers();
  await write("Слова", "д");
  await act(() => vi.advanceTimersByTimeAsync(299));
  await write("Слова", "ди");
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(counts()).toHaveLength(1);
  const words = screen.getByText("Показать 57 объявлений");
  expect(words.dataset.counting).toBe("true");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(counts()).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByText("Показать 3 объявления").dataset.counting).toBe("false");
  expect(counts()).toHaveLength(2);
});

test("an answer that comes after a newer one says nothing", async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  answer = (call) => (call.includes("state=New") ? late.then(() => ({ total: 9 })) : { total: 2 });
  const { counts } = await open();
  await main("Показать 2 объявления");
  fireEvent.click(top().getByRole("radio", { name: "Новое" }));
  await waitFor(() => expect(counts().at(-1)).toContain("state=New"));
  fireEvent.click(top().getByRole("radio", { name: "Б/у" }));
  answerLate();
  await waitFor(() => expect(screen.getByText(/^Показать/).dataset.counting).toBe("false"));
  expect(screen.getByText("Показать 2 объявления")).toBeTruthy();
});

test("large numbers are abbreviated, estimates marked", async () => {
  answer = () => ({ total: 1250, totalIsEstimate: false });
  await open();
  expect(await main(/^Показать 1,25\s+тыс\. объявлений$/)).toBeTruthy();
  cleanup();
  answer = () => ({ total: 3_400_000, totalIsEstimate: true });
  await open();
  expect(await main(/^Показать ~3,4\s+млн объявлений$/)).toBeTruthy();
});

test("where nothing matches there is nothing to press, not even by Enter", async () => {
  answer = () => ({ total: 0, totalIsEstimate: false });
  const { onApply } = await open();
  const button = (await main("Нет объявлений")) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fireEvent.submit(button.form ?? button);
  expect(onApply).not.toHaveBeenCalled();
});

test("what nobody could count may still be shown", async () => {
  answer = () => {
    throw 500;
  };
  const { onApply, counts } = await open("state=New");
  await waitFor(() => expect(counts()).toHaveLength(1));
  await press("Показать");
  expect(onApply).toHaveBeenCalledOnce();
});

test("a parameter may have several of its options, found by their words", async () => {
  const { applied, counts } = await open("categoryId=4&p[12]=Samsung&p[99]=x");
  await press(/Марка.*Samsung/);
  fireEvent.change(top().getByLabelText("Найти вариант"), { target: { value: "app" } });
  expect(top().getAllByRole("checkbox")).toHaveLength(1);
  fireEvent.click(top().getByRole("checkbox", { name: "Apple" }));
  await press("Готово · 2");
  expect(await main(/Марка.*Apple, Samsung/)).toBeTruthy();
  fireEvent.click(top().getByRole("radio", { name: "Да" }));
  await write("Модель", " A54 ");
  await waitFor(() =>
    expect(decodeURIComponent(counts().at(-1) ?? "")).toContain("p[12]=Apple&p[12]=Samsung"),
  );
  await press(/^Показать/);
  // Values that the category doesn't know are gone.
  expect(applied()).toBe("categoryId=4&p[12]=Apple&p[12]=Samsung&p[13]=true&p[14]=A54".replace(/ /g, "+"));
});

test("closing the options leaves what was chosen", async () => {
  const { applied } = await open("categoryId=4&p[12]=Samsung");
  await press(/Марка.*Samsung/);
  fireEvent.click(top().getByRole("checkbox", { name: "Apple" }));
  await press("Закрыть");
  await press(/^Показать/);
  expect(applied()).toBe("categoryId=4&p[12]=Samsung");
});

test("another category drops parameters it doesn't know; all of a category may be chosen, or none", async () => {
  const { applied } = await open("categoryId=4&p[12]=Samsung&minPrice=7");
  await press(/Категория.*Телефоны/);
  expect(await screen.findByRole("button", { name: "Телефоны" })).toBeTruthy();
  // Its count comes a moment later, and is a part of its name.
  await press(/^Всё в категории «Техника»/);
  await press(/^Показать/);
  expect(applied()).toBe("categoryId=1&minPrice=7");
  await press(/Категория/);
  await press("Назад");
  expect(await screen.findByRole("button", { name: /Техника.*1,25/ })).toBeTruthy();
  await press(/^Все категории/);
  await press(/^Показать/);
  expect(applied()).toBe("minPrice=7");
});

test("a city waits for its region, a district for its city, and another region leaves neither", async () => {
  const { applied } = await open("regionId=1&cityId=3&districtId=8");
  await press(/Район.*Центр/);
  await press("Все районы");
  const row = (name: RegExp) => top().getByRole("button", { name }) as HTMLButtonElement;
  await press(/Город.*Ургенч/);
  await press("Хива");
  expect(row(/Район.*районов нет/).disabled).toBe(true);
  await press(/Регион.*Хорезм/);
  await press("Ташкент");
  expect(row(/Город.*Все города/).disabled).toBe(false);
  expect(row(/Район.*Сначала выберите город/).disabled).toBe(true);
  await press(/^Показать/);
  expect(applied()).toBe("regionId=2");
  await press(/Регион.*Ташкент/);
  await press("Весь Узбекистан");
  expect(row(/Город.*Сначала выберите регион/).disabled).toBe(true);
});

test("reset clears all at once, and only applying makes it count", async () => {
  const { applied, onApply } = await open(
    "regionId=1&categoryId=4&p[12]=LG&state=New&search=x&sortBy=price|asc",
  );
  await press("Сбросить");
  expect(top().queryByRole("button", { name: "Сбросить" })).toBeNull();
  expect(onApply).not.toHaveBeenCalled();
  await press(/^Показать/);
  expect(applied()).toBe("");
});

test("applying submits the words, unless they were searched for before", async () => {
  const typed = await open("search=шкаф-купе");
  await press(/^Показать/);
  expect(typed.recorded()).toEqual([{ query: "шкаф-купе" }]);
  cleanup();
  const known = await open("search=шкаф угловой", "шкаф угловой");
  await press(/^Показать/);
  expect(known.recorded()).toEqual([]);
});
