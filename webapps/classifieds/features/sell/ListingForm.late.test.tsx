import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LazyPart, lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { FormFailed } from "./FormFailed.tsx";
import { FurtherSections, type FurtherSectionsProps } from "./FurtherSections.tsx";
import { ListingForm } from "./ListingForm.tsx";
import { emptyListing } from "./listingForm.ts";

const late = vi.hoisted(() => ({ part: undefined as unknown }));
vi.mock("./lazyParts.tsx", async (original) => {
  const parts = await original<typeof import("./lazyParts.tsx")>();
  return {
    ...parts,
    get FurtherSections() {
      return late.part as LazyPart<FurtherSectionsProps>;
    },
  };
});

const words = { name: "Мебель", name_uz: "Mebel", name_hi: "" };
const category = { id: 4, parentId: null, link: "sofas", ...words, parameters: [], breadcrumbs: [] };
const scrolledTo = vi.fn((_: Element) => {});
let arrive: () => Promise<void>;

beforeEach(async () => {
  scrolledTo.mockClear();
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo(this);
  });
  serve(({ call }) => {
    if (call.includes("/category/id/")) return category;
    return call.includes("/users/me") ? { phoneNumber: null } : [];
  });
  const coming = new Promise<typeof FurtherSections>((resolve) => {
    arrive = () => act(async () => resolve(FurtherSections));
  });
  late.part = lazyPart(() => coming, FormFailed);
  const filled = { name: "Диван", categoryId: 4, state: "Used", price: 1_200_000 } as const;
  await renderPart(
    <ListingForm
      initial={{ ...emptyListing(null), ...filled, photos: ["/images/a.webp"] }}
      submitLabel="Разместить"
      sendingLabel="Размещаем"
      failedLabel="Не размещено"
      onChange={() => {}}
      onUploading={() => {}}
      onSubmit={async () => {}}
    />,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const skeleton = async () => (await screen.findByText("Загрузка формы")).parentElement?.parentElement;
async function press() {
  fireEvent.click(screen.getByRole("button", { name: "Разместить" }));
  await screen.findByText("Проверьте: описание, местоположение, телефон");
}

test("the rest of the form, slow to come, has its shape stand for it until it is there", async () => {
  expect(screen.queryByText("Загрузка формы")).toBeNull();
  await skeleton();
  await arrive();
  expect(await screen.findByRole("textbox", { name: "Описание" })).toBeTruthy();
  expect(screen.queryByText("Загрузка формы")).toBeNull();
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("pressed with all that is wrong still to come, one is led there, and to the field when it has come", async () => {
  await press();
  await waitFor(async () => expect(scrolledTo).toHaveBeenLastCalledWith(await skeleton()));
  expect(document.activeElement).toBe(await skeleton());
  await arrive();
  const description = await screen.findByRole("textbox", { name: "Описание" });
  await waitFor(() => expect(document.activeElement).toBe(description));
  expect(scrolledTo).toHaveBeenLastCalledWith(description.closest("[data-field]"));
});

test("whoever writes elsewhere by then is left there", async () => {
  await press();
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledOnce());
  const name = screen.getByRole("textbox", { name: "Название" });
  name.focus();
  await arrive();
  await screen.findByRole("textbox", { name: "Описание" });
  expect(document.activeElement).toBe(name);
  expect(scrolledTo).toHaveBeenCalledOnce();
});
