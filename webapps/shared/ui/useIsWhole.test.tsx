import { act, cleanup, render } from "@testing-library/react";
import { BrowserRouter, type NavigateFunction, Route, Routes, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScrollKeeper } from "./ScrollKeeper.tsx";
import { useIsWhole } from "./useIsWhole.ts";

let navigate: NavigateFunction;
/** The drawings of the list, one after the other. */
let drawn: boolean[] = [];
function List() {
  drawn.push(useIsWhole());
  return null;
}
function Way() {
  navigate = useNavigate();
  return null;
}

function scrollTo(top: number) {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
}
const go = (to: string) => act(async () => navigate(to));
async function goBack() {
  const isBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await isBack;
  });
}

beforeEach(() => {
  drawn = [];
  vi.stubGlobal("scrollTo", (_: number, top: number) => scrollTo(top));
  window.history.replaceState(null, "", "/webApp/items");
  render(
    <BrowserRouter>
      <ScrollKeeper />
      <Way />
      <Routes>
        <Route path="/webApp/items" element={<List />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a page that begins at its top shows what is seen first, then all of it", () => {
  expect([drawn[0], drawn.at(-1)]).toEqual([false, true]);
});

test("a page that was left further down is drawn as a whole when one comes back", async () => {
  scrollTo(900);
  await go("/webApp/product/divan-7");
  drawn = [];
  await goBack();
  expect(new Set(drawn)).toEqual(new Set([true]));
  expect(window.scrollY).toBe(900);
});

test("the same holds for coming back by its tab, and a new page begins anew", async () => {
  scrollTo(900);
  await go("/webApp/product/divan-7");
  drawn = [];
  await act(async () => navigate("/webApp/items", { state: { keepsPlace: true } }));
  expect(drawn[0]).toBe(true);
  await go("/webApp/product/divan-7");
  drawn = [];
  await go("/webApp/items");
  expect([drawn[0], drawn.at(-1)]).toEqual([false, true]);
});
