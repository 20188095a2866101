import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense, useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startLanguage } from "../language/startLanguage.ts";
import { ru } from "../locales/ru.ts";
import { lazyOverlay } from "./lazyOverlay.tsx";
import { type LazyPart, lazyPart, usePreloaded } from "./lazyPart.tsx";
import { lazyScreen } from "./lazyScreen.tsx";
import { pushOverlay, useOverlays } from "./overlays.ts";
import { useToasts } from "./toasts.ts";

let isOnline: boolean;
let isServerThere: boolean;
const load = vi.fn(async () => {
  if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
  return ({ name = "" }: { name?: string }) => <p>Пришло {name}</p>;
});
const reload = vi.fn();
const show = (part: ReactNode) =>
  act(async () => {
    render(<Suspense>{part}</Suspense>);
  });
const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(async () => {
  isOnline = false;
  isServerThere = true;
  useOverlays.setState({ stack: [] });
  vi.stubGlobal("fetch", async () =>
    isServerThere ? new Response() : Promise.reject(new TypeError("offline")),
  );
  load.mockClear();
  reload.mockClear();
  useToasts.setState({ toasts: [] });
  vi.spyOn(location, "reload").mockImplementation(reload);
  localStorage.setItem("i18nextLng", "ru");
  await startLanguage({ languages: ["ru"], otherwise: "ru", storageKey: "i18nextLng", load: async () => ru });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Снова
  </button>
);

function Behind({ part: Part }: { part: LazyPart<{ name?: string }> }) {
  return usePreloaded(Part) ? <Part name="позади" /> : <p>Пока без него</p>;
}

test("a part that comes behind what is drawn stands there when it has come, the next time at once", async () => {
  isOnline = true;
  const Part = lazyPart(load, Failed);
  render(<Behind part={Part} />);
  expect(screen.getByText("Пока без него")).toBeTruthy();
  expect(await screen.findByText("Пришло позади")).toBeTruthy();
  cleanup();
  render(<Behind part={Part} />);
  expect(screen.getByText("Пришло позади")).toBeTruthy();
  await act(async () => {});
});

test("one that can't come says so in its place", async () => {
  const Part = lazyPart(load, Failed);
  await show(<Behind part={Part} />);
  await tap("Снова");
  isOnline = true;
  await tap("Снова");
  expect(screen.getByText("Пришло позади")).toBeTruthy();
});

test("code that couldn't come is asked for anew, as often as one likes, with the props it has by then", async () => {
  const Part = lazyPart(load, Failed);
  await show(<Part name="сюда" />);
  await tap("Снова");
  expect(load).toHaveBeenCalledTimes(2);
  isOnline = true;
  await tap("Снова");
  expect(screen.getByText("Пришло сюда")).toBeTruthy();
});

test("the network that is back is a retry by itself", async () => {
  const Part = lazyPart(load, Failed);
  await show(<Part />);
  isOnline = true;
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByText("Пришло")).toBeTruthy();
});

test("a network that was back before the failure was told is a retry by itself, too", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Part = lazyPart(load, Failed);
  vi.stubGlobal("fetch", async () => {
    onLine.mockReturnValue(true);
    isOnline = true;
    window.dispatchEvent(new Event("online"));
    return Promise.reject(new TypeError("offline"));
  });
  await show(<Part />);
  expect(screen.getByText("Пришло")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test("no failure is kept for the next time it is shown, and nothing that came is asked for again", async () => {
  const Part = lazyPart(load, Failed);
  await show(<Part />);
  cleanup();
  isOnline = true;
  await show(<Part />);
  expect(screen.getByText("Пришло")).toBeTruthy();
  cleanup();
  await show(<Part />);
  expect(load).toHaveBeenCalledTimes(2);
});

test("nothing that the browser would remember as failed is tried without a network", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  isServerThere = false;
  const Part = lazyPart(load, Failed);
  await Part.preload();
  await show(<Part />);
  expect(load).not.toHaveBeenCalled();
  // A market on one's own machine is there even so.
  isServerThere = isOnline = true;
  await tap("Снова");
  expect(screen.getByText("Пришло")).toBeTruthy();
  onLine.mockRestore();
});

test("over a form the server is asked first, and the page is never opened anew", async () => {
  pushOverlay(() => undefined);
  isServerThere = false;
  const Part = lazyPart(load, Failed);
  await show(<Part />);
  expect(load).not.toHaveBeenCalled();
  isServerThere = true;
  await tap("Снова");
  await tap("Снова");
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test("a screen without a network says so and keeps the way back", async () => {
  isServerThere = false;
  const Screen = lazyScreen(load, "/");
  await show(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "Нет связи с интернетом" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Назад" })).toBeTruthy();
  await tap("Повторить");
  expect(reload).not.toHaveBeenCalled();
  isOnline = true;
  await tap("Повторить");
  expect(screen.getByText("Пришло")).toBeTruthy();
});

test("a screen that a server which answers can't give doesn't blame the network", async () => {
  const Screen = lazyScreen(load, "/");
  await show(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: ru["error.failed"] })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).not.toContain("Нет связи");
});

test("a stylesheet that couldn't come with its code is asked for anew, and nothing is drawn without it", async () => {
  const href = "https://market/Search.css";
  let hasBroken = false;
  const Part = lazyPart(async () => {
    if (!hasBroken) {
      hasBroken = true;
      const payload = new Error(`Unable to preload CSS for ${href}`);
      const failed = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
      window.dispatchEvent(failed);
      if (!failed.defaultPrevented) throw payload;
    }
    return () => <p>Со стилями</p>;
  }, Failed);
  const append = vi.spyOn(document.head, "append").mockImplementation(() => undefined);
  const settle = (outcome: "load" | "error") =>
    act(async () => {
      const style = append.mock.lastCall?.[0] as HTMLLinkElement;
      expect(style.href).toBe(href);
      style.dispatchEvent(new Event(outcome));
    });
  await show(<Part onRetry={() => undefined} />);
  await settle("error");
  expect(screen.queryByText("Со стилями")).toBeNull();

  await tap("Снова");
  expect(append).toHaveBeenCalledTimes(2);
  expect(screen.queryByText("Со стилями")).toBeNull();
  await settle("load");
  expect(screen.getByText("Со стилями")).toBeTruthy();
});

test("a screen that the server no longer has opens the page anew, but only once somebody asked", async () => {
  const Screen = lazyScreen(load, "/");
  await show(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  expect(reload).not.toHaveBeenCalled();
  await tap("Повторить");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("an overlay that can't come closes and says why; what is typed below stays, and it may be opened again", async () => {
  const Sheet = lazyOverlay(async () => {
    const Loaded = await load();
    return ({ onClose: _ }: { onClose: () => void }) => <Loaded />;
  });
  function Form() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Описание" />
        <button type="button" onClick={() => setOpen(true)}>
          Карта
        </button>
        {isOpen && <Sheet onClose={() => setOpen(false)} />}
      </>
    );
  }
  await show(<Form />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Мягкий" } });
  await tap("Карта");
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([ru["error.offline"]]);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Мягкий");
  isOnline = true;
  await tap("Карта");
  expect(screen.getByText("Пришло")).toBeTruthy();
});
