import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListingInput } from "#contract/listingInput.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { ListingForm } from "./ListingForm.tsx";
import { emptyListing, type ListingValues } from "./listingForm.ts";

const names = { name: "Мебель", name_uz: "Mebel", name_hi: "" };
const category = {
  id: 4,
  parentId: null,
  link: "sofas",
  ...names,
  order: 0,
  hasChildren: false,
  parameters: [
    { id: 12, type: "STRING", name: "Цвет", name_uz: "Rangi", enumOptions: [], enumOptions_uz: [] },
    {
      id: 13,
      type: "ENUM",
      name: "Материал",
      name_uz: "Material",
      enumOptions: ["Кожа", "Ткань"],
      enumOptions_uz: ["Charm", "Mato"],
    },
  ],
  breadcrumbs: [{ id: 4, ...names, link: "sofas" }],
};
const region = {
  id: 1,
  name: "Хорезм",
  name_uz: "Xorazm",
  name_hi: "",
  regionId: null,
  cityId: null,
  longitude: 60.6,
  latitude: 41.5,
};

const filled: ListingValues = {
  ...emptyListing("+998901234567"),
  name: "Диван",
  categoryId: 4,
  description: "Мягкий",
  state: "Used",
  price: 1_200_000,
  lon: 69.2,
  lat: 41.3,
  photos: ["/images/a.webp", "/images/b.webp"],
  regionId: 1,
  parameters: { p99: "другой категории" },
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useSession.setState({ status: "signed-in" });
  serve(({ call }) => {
    if (call.includes("/category/id/")) return category;
    if (call.includes("/geo/regions")) return [region];
    return call.includes("/users/me") ? { phoneNumber: "+998901234567" } : [];
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(initial: ListingValues) {
  const onSubmit = vi.fn(async (_: ListingInput) => {});
  const onChange = vi.fn((_: ListingValues, _isDirty: boolean) => {});
  let close = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    close = () => setOpen(false);
    return (
      isOpen && (
        <ListingForm
          initial={initial}
          submitLabel="Разместить"
          sendingLabel="Размещаем"
          failedLabel="Не размещено"
          onChange={onChange}
          onUploading={() => {}}
          onSubmit={onSubmit}
        />
      )
    );
  }
  await renderPart(<Page />);
  // The sections below the first view come after it.
  await screen.findByRole("textbox", { name: "Описание" });
  if (initial.categoryId !== null) await screen.findByRole("button", { name: /Материал/ });
  const press = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Разместить" })));
  return { onSubmit, onChange, press, close: () => close() };
}
const field = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test("pressed empty, every mistake is told where it stands, the first one gets the focus, nothing is sent", async () => {
  const { onSubmit, press } = await open(emptyListing(null));
  await press();
  await screen.findByText("Укажите название");
  for (const words of [
    "Для размещения объявления обязательно фото",
    "Укажите название",
    "Выберите категорию",
    "Укажите цену или включите «Цена договорная»",
    "Выберите состояние",
    "Добавьте описание",
    "Местоположение не указано",
    "Введите верный номер телефона",
  ]) {
    expect(screen.getByText(words), words).toBeTruthy();
  }
  expect(screen.getByText(/^Проверьте: фото, название, категория/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Добавить фото")));
  expect(field("Название").getAttribute("aria-invalid")).toBe("true");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a filled form goes out as the server takes it, without parameters of other categories", async () => {
  const { onSubmit, press } = await open(filled);
  const bar = screen.getByRole("progressbar");
  await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("8"), { timeout: 3000 });
  await press();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: "Диван", price: 1_200_000, parameters: [] });
});

test("Enter leads from the name and the price to the next field; in the description it breaks the line", async () => {
  const { onSubmit } = await open(filled);
  const enter = (name: string) => {
    field(name).focus();
    return fireEvent.keyDown(field(name), { key: "Enter" });
  };
  for (const name of ["Название", "Цена"])
    expect(field(name).getAttribute("enterkeyhint"), name).toBe("next");
  enter("Название");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Категория/ }));
  enter("Цена");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Новое" }));
  // Not prevented.
  expect(enter("Описание")).toBe(true);
  expect(document.activeElement).toBe(field("Описание"));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("mistakes are told while one writes, and go when they are mended", async () => {
  await open(filled);
  write("Название", "");
  expect(await screen.findByText("Укажите название")).toBeTruthy();
  write("Название", "я".repeat(301));
  expect(await screen.findByText("Слишком длинный текст")).toBeTruthy();
  expect(screen.getByText("301 / 300")).toBeTruthy();
  write("Название", "Стол");
  await waitFor(() => expect(screen.queryByText("Слишком длинный текст")).toBeNull());
});

test("without a price it is to be agreed on, or a mistake", async () => {
  const { onSubmit, press } = await open({ ...filled, price: null });
  await press();
  expect(screen.getByText("Укажите цену или включите «Цена договорная»")).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: "Цена договорная" }));
  await waitFor(() => expect(screen.queryByText("Укажите цену или включите «Цена договорная»")).toBeNull());
  await press();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ price: 0, isNegotiable: true });
});

test("a price is grouped as it is typed", async () => {
  const { onChange } = await open(filled);
  write("Цена", "1250000");
  expect(field("Цена").value.replace(/\s/g, " ")).toBe("1 250 000");
  expect(onChange.mock.lastCall?.[0].price).toBe(1_250_000);
});

test("a price that can't be read is told at its field at once, and isn't sent", async () => {
  const unread = "Не получилось прочитать цену. Напишите одно число: 1 200 000 или 1,2 млн";
  const { onSubmit, press } = await open(filled);
  write("Цена", "100 или 200");
  expect(await screen.findByText(unread)).toBeTruthy();
  expect(field("Цена").value).toBe("100 или 200");
  expect(field("Цена").getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field("Цена").getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    unread,
  );
  await press();
  expect(onSubmit).not.toHaveBeenCalled();
  write("Цена", "1,2 млн");
  await waitFor(() => expect(screen.queryByText(unread)).toBeNull());
  write("Цена", "9".repeat(15));
  expect(await screen.findByText(/^Укажите цену до /)).toBeTruthy();
});

test("an option is chosen by its words and sent by its Russian ones", async () => {
  const { onChange } = await open(filled);
  fireEvent.click(screen.getByRole("button", { name: /Материал/ }));
  fireEvent.click(screen.getByRole("radio", { name: "Ткань", hidden: true }));
  expect(onChange.mock.lastCall?.[0].parameters).toMatchObject({ p13: "Ткань" });
  expect(screen.getByRole("button", { name: /Материал.*Ткань/ })).toBeTruthy();
});

test("numbers are added and taken away, three at most", async () => {
  const { onChange } = await open(filled);
  const add = () => fireEvent.click(screen.getByRole("button", { name: "Добавить номер" }));
  add();
  // A blank row is enough to write in.
  expect(screen.queryByRole("button", { name: "Добавить номер" })).toBeNull();
  write("Телефон 2", "123");
  expect(await screen.findByText("Введите верный номер телефона")).toBeTruthy();
  write("Телефон 2", "९०७६५४३२१");
  // In any digits.
  write("Телефон 2", "९०७६५४३२१");
  await waitFor(() => expect(screen.queryByText("Введите верный номер телефона")).toBeNull());
  write("Телефон 2", "+998907654321");
  add();
  write("Телефон 3", "+998900000000");
  expect(screen.queryByRole("button", { name: "Добавить номер" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Убрать номер 1" }));
  expect(onChange.mock.lastCall?.[0].phoneNumbers).toEqual(["+998907654321", "+998900000000"]);
});

test("what the server finds wrong stands at its field", async () => {
  const { onSubmit, press } = await open({ ...filled, parameters: { p13: "Кожа" } });
  const fields = { "parameters.0.value": "unknown", districtId: "not_below" };
  onSubmit.mockRejectedValueOnce(new ApiError("invalid_input", 400, { fields }));
  await press();
  expect(await screen.findByText("Такого значения больше нет, выберите другое")).toBeTruthy();
  expect(screen.getByText("Это место не относится к выбранному региону, выберите снова")).toBeTruthy();
  expect(screen.queryByText("Не размещено")).toBeNull();
});

test("a refusal as a whole is told above, everything stays, and pressing again sends it again", async () => {
  const { onSubmit, press } = await open(filled);
  onSubmit.mockRejectedValueOnce(new ApiError("offline"));
  write("Название", "Диван угловой");
  await press();
  expect(await screen.findByText("Не размещено")).toBeTruthy();
  expect(screen.getByText(/Нет связи с интернетом/)).toBeTruthy();
  expect(field("Название").value).toBe("Диван угловой");
  await press();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(screen.queryByText("Не размещено")).toBeNull();
});

test("pressed twice it is sent once", async () => {
  const { onSubmit } = await open(filled);
  let answer = () => {};
  onSubmit.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  fireEvent.click(screen.getByRole("button", { name: "Разместить" }));
  const button = await screen.findByRole("button", { name: "Размещаем" });
  fireEvent.click(button);
  await act(async () => answer());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("the form tells what it holds when that changes, and whether it is as it began", async () => {
  const { onChange, press } = await open(filled);
  expect(onChange).not.toHaveBeenCalled();
  write("Название", "Стол");
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ ...filled, name: "Стол" }, true));
  write("Название", "Диван");
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(filled, false));
  const times = onChange.mock.calls.length;
  await press();
  expect(onChange).toHaveBeenCalledTimes(times);
});

test("photos change places by the menu and are removed with a way back", async () => {
  const { onChange } = await open(filled);
  const last = () => onChange.mock.lastCall?.[0].photos;
  fireEvent.click(screen.getByRole("button", { name: /^Фото 2 из 2/ }));
  fireEvent.click(screen.getByRole("button", { name: "Сделать обложкой", hidden: true }));
  await waitFor(() => expect(last()).toEqual(["/images/b.webp", "/images/a.webp"]));
  expect(screen.getByText("Фото теперь на месте 1 из 2")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Удалить: Фото 1 из 2" }));
  await waitFor(() => expect(last()).toEqual(["/images/a.webp"]));
  const undo = screen.getByRole("button", { name: "Вернуть" });
  await waitFor(() => expect(undo.closest("[data-visible=true]")).toBeTruthy());
  fireEvent.click(undo);
  await waitFor(() => expect(last()).toEqual(["/images/b.webp", "/images/a.webp"]));
});

test("the last photo taken away is a mistake at once", async () => {
  await open({ ...filled, photos: ["/images/a.webp"] });
  fireEvent.click(screen.getByRole("button", { name: "Удалить: Фото 1 из 1" }));
  expect(await screen.findByText("Для размещения объявления обязательно фото")).toBeTruthy();
});

const addInput = () => screen.getByLabelText("Добавить фото");
const pick = (...files: File[]) => fireEvent.change(addInput(), { target: { files } });
const photo = (name: string, type: string) => new File(["x"], name, { type });

test("each fault of the photos is told, a final one without a way to repeat it", async () => {
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    if (file.name === "broken.jpg") throw new Error("broken");
    return { width: 10, height: 10, close: () => {} };
  });
  await open(filled);
  const large = photo("large.jpg", "image/jpeg");
  Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
  pick(photo("drawing.svg", "image/svg+xml"), large, photo("another.svg", "image/svg+xml"));
  expect(await screen.findAllByText("Этот файл не подходит: нужны JPEG, PNG или WebP.")).toHaveLength(1);
  expect(
    await screen.findByText("Фото больше 10 МБ, или в нём слишком много пикселей. Выберите другое."),
  ).toBeTruthy();
  expect(screen.queryByText("Повторить")).toBeNull();
  const unfit = screen.getByRole("button", { name: /^Фото 3 из 5.*Заменить или удалить/ });
  fireEvent.click(unfit);
  expect(screen.getByRole("button", { name: "Заменить", hidden: true })).toBeTruthy();
});

test("pressed with a failed photo, everything else that is wrong is told too", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1, height: 1, close: () => {} }));
  const { onSubmit, press } = await open({ ...filled, name: "", state: null });
  pick(photo("drawing.svg", "image/svg+xml"));
  await screen.findByText("Этот файл не подходит: нужны JPEG, PNG или WebP.");
  await press();
  expect(screen.getByText("Не все фото загрузились. Повторите или удалите их")).toBeTruthy();
  expect(screen.getByText("Проверьте: фото, название, состояние")).toBeTruthy();
  expect(screen.getByText("Укажите название")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Удалить: Фото 3 из 3" }));
  await waitFor(() =>
    expect(screen.queryByText("Не все фото загрузились. Повторите или удалите их")).toBeNull(),
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a photo removed by keyboard hands the focus to the next one, the last one to where photos are added", async () => {
  await open(filled);
  for (const next of [() => screen.getByRole("button", { name: /^Фото 1 из 1/ }), addInput]) {
    const remove = screen.getByRole("button", { name: /^Удалить: Фото 1 из/ });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(document.activeElement?.outerHTML).toBe(next().outerHTML));
  }
});

test("the way back of a removal goes with the form", async () => {
  const { close } = await open(filled);
  fireEvent.click(screen.getByRole("button", { name: "Удалить: Фото 2 из 2" }));
  expect(screen.getByText("Фото удалено")).toBeTruthy();
  act(close);
  await waitFor(() => expect(screen.queryByText("Фото удалено")).toBeNull());
});

test("another place takes the marked point along, with a way back; the same one leaves it", async () => {
  const { onChange } = await open({ ...filled, regionId: 2, zoom: 15 });
  const last = () => onChange.mock.lastCall?.[0];
  const chooseRegion = async () => {
    fireEvent.click(screen.getByRole("button", { name: /Местоположение/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Хорезм", hidden: true }));
    fireEvent.click(await screen.findByRole("button", { name: "Все города", hidden: true }));
  };
  await chooseRegion();
  await waitFor(() => expect(last()).toMatchObject({ regionId: 1, lon: 60.6, lat: 41.5, zoom: 0 }));
  expect(screen.getByRole("button", { name: /Точка на карте.*По выбранному месту/ })).toBeTruthy();
  const undo = screen.getByRole("button", { name: "Вернуть" });
  await waitFor(() => expect(undo.closest("[data-visible=true]")).toBeTruthy());
  fireEvent.click(undo);
  await waitFor(() => expect(last()).toMatchObject({ regionId: 1, lon: 69.2, lat: 41.3, zoom: 15 }));
  await chooseRegion();
  expect(last()).toMatchObject({ lon: 69.2, lat: 41.3, zoom: 15 });
});
