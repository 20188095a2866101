import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Place } from "#contract/geo.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart, tapAt } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { findLocationWay, locate } from "./location.ts";
import { PlacePicker, type PlacePickerProps } from "./PlacePicker.tsx";

vi.mock("./location.ts");

const place = (id: number, name: string, more: Partial<Place> = {}): Place => ({
  id,
  name,
  name_uz: `${name} uz`,
  name_hi: "",
  hasDistricts: false,
  regionId: null,
  cityId: null,
  longitude: 0,
  latitude: 0,
  zoom: 0,
  ...more,
});
const region = place(1, "Ферганская область");
const city = place(2, "Коканд", { regionId: 1, hasDistricts: true, name_uz: "Qoʻqon" });
const district = place(3, "Урда", { regionId: 1, cityId: 2 });
const named = { regionId: 1, cityId: 2, names: [region, city] };

let lists: Record<string, unknown>;
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.mocked(findLocationWay).mockResolvedValue("browser");
  lists = {
    regions: [region],
    "cities/1": [city],
    "districts/2": [district],
    nearest: { region, city, district: null },
  };
  serve(({ call }) => {
    const [, path = ""] = call.match(/\/geo\/([^?]*)/) ?? [];
    if (lists[path] === undefined) throw 404;
    if (typeof lists[path] === "number") throw lists[path];
    return lists[path];
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(locate).mockReset();
});

async function open(props: Partial<PlacePickerProps> = {}) {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  await renderPart(<PlacePicker chosen={named} onChoose={onChoose} onClose={onClose} {...props} />);
  return { onChoose, onClose };
}
const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

test("nobody is asked where they are before they tap; what is found is chosen at once and can be taken back", async () => {
  vi.mocked(locate).mockResolvedValue({ latitude: 40.528_6, longitude: 70.942_4 });
  const { onChoose, onClose } = await open({ canUndo: true });
  const here = await screen.findByRole("button", { name: "Моё местоположение" });
  expect(locate).not.toHaveBeenCalled();
  fireEvent.click(here);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ regionId: 1, cityId: 2 }), city);
  await waitFor(() => expect(useToasts.getState().toasts[0]?.isVisible).toBe(true));
  await tap("Вернуть");
  expect(onChoose).toHaveBeenLastCalledWith(named, undefined);
});

test.each([
  ["denied", undefined, "Нет доступа к геопозиции"],
  ["unavailable", undefined, "Не удалось определить, где вы"],
  [{ latitude: 28.6, longitude: 77.2 }, undefined, "Кажется, вы не в Узбекистане"],
  [{ latitude: 41, longitude: 69 }, 500, "Не удалось определить, где вы"],
] as const)("%j (%s) is told in words, and the list stays", async (found, nearest, words) => {
  lists.nearest = nearest;
  vi.mocked(locate).mockResolvedValue(found);
  const { onChoose } = await open();
  await tap("Моё местоположение");
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(screen.getByRole("button", { name: /Ферганская/ })).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});

test("where nobody could say it there is no row, and something that stands somewhere isn't in the whole country", async () => {
  vi.mocked(findLocationWay).mockResolvedValue(undefined);
  await open({ isRegionRequired: true });
  await screen.findByRole("button", { name: /Ферганская/ });
  expect(screen.queryByRole("button", { name: "Моё местоположение" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Весь Узбекистан" })).toBeNull();
});

test("words find what lies deeper, and the chosen levels come with it", async () => {
  const { onChoose } = await open();
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "урда" } });
  await tap(/Урда/);
  expect(onChoose).toHaveBeenCalledWith(
    expect.objectContaining({ regionId: 1, cityId: 2, districtId: 3 }),
    district,
  );
});

test("a list that doesn't come says so and can be asked for again", async () => {
  lists.regions = 500;
  await open();
  const retry = await screen.findByRole("button", { name: "Повторить" });
  lists.regions = [region];
  fireEvent.click(retry);
  expect(await screen.findByRole("button", { name: /Ферганская/ })).toBeTruthy();
});

test("words that can't be looked for are no words without a place", async () => {
  lists["cities/1"] = 500;
  await open();
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "кокан" } });
  expect(await screen.findByText("Не удалось загрузить список")).toBeTruthy();
  expect(screen.queryByText("Ничего не нашлось")).toBeNull();
  lists["cities/1"] = [city];
  await tap("Повторить");
  expect(await screen.findByRole("button", { name: /Коканд/ })).toBeTruthy();
  // Places that are known are found without the lists that fail.
  cleanup();
  lists["cities/1"] = 500;
  await open();
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "ферган" } });
  expect(await screen.findByRole("button", { name: /Ферганская/ })).toBeTruthy();
});

test("the second of two quick taps on a row isn't one on the list that has come under the finger", async () => {
  const { onChoose, onClose } = await open();
  let now = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const finger = (row: HTMLElement) => fireEvent(row, tapAt(195, 300, now));
  finger(await screen.findByRole("button", { name: /^Ферганская область/ }));
  const row = await screen.findByRole("button", { name: "Все города" });
  now += 180;
  finger(row);
  expect(onChoose).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  now += 180;
  finger(row);
  expect(onClose).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("signs and pictures alone look for nothing, and the list stays", async () => {
  await open();
  await screen.findByRole("button", { name: "Весь Узбекистан" });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "🔥 '" } });
  expect(screen.getByRole("button", { name: "Весь Узбекистан" })).toBeTruthy();
});
