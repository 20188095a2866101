import { act, cleanup, render } from "@testing-library/react";
import { BrowserRouter, type NavigateFunction, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetScroll, ScrollKeeper } from "./ScrollKeeper.tsx";

let navigate: NavigateFunction;
function Page() {
  navigate = useNavigate();
  return null;
}

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}
async function goBack() {
  const isBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await isBack;
  });
}
const go = (to: string) => act(async () => navigate(to));

beforeEach(() => {
  vi.stubGlobal("scrollTo", (_: number, top: number) => scrollTo(top));
  window.history.replaceState(null, "", "/webApp");
  render(
    <BrowserRouter>
      <ScrollKeeper />
      <Page />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a start scrolls nowhere: asking for the place would lay the page out before its time", async () => {
  cleanup();
  const scroll = vi.fn();
  vi.stubGlobal("scrollTo", scroll);
  render(
    <BrowserRouter>
      <ScrollKeeper />
    </BrowserRouter>,
  );
  expect(scroll).not.toHaveBeenCalled();
});

test("a list is found where it was left, however often one goes back to it", async () => {
  scrollTo(960);
  for (const _ of ["once", "again"]) {
    await go("/webApp/product/divan-7");
    expect(window.scrollY).toBe(0);
    await goBack();
    expect(window.scrollY).toBe(960);
  }
});

test("a page that takes another's place begins at its top; a changed filter stays where it is", async () => {
  const replace = (to: string) => act(async () => navigate(to, { replace: true }));
  scrollTo(960);
  await replace("/webApp/product/divan-7");
  expect(window.scrollY).toBe(0);
  scrollTo(300);
  await replace("/webApp/product/divan-7?photo=2");
  expect(window.scrollY).toBe(300);
});

test("what was forgotten begins at its top, by going back and by its tab; other pages keep their places", async () => {
  const openTab = (to: string) => act(async () => navigate(to, { state: { keepsPlace: true } }));
  scrollTo(2800);
  await go("/webApp/search");
  scrollTo(300);
  forgetScroll("/webApp");
  await openTab("/webApp");
  expect(window.scrollY).toBe(0);
  await goBack();
  expect(window.scrollY).toBe(300);
  await goBack();
  expect(window.scrollY).toBe(0);
});

test("nothing listens any longer once the place is left", async () => {
  await go("/webApp/search");
  const added = vi.spyOn(window, "addEventListener");
  await goBack();
  const removed = vi.spyOn(window, "removeEventListener");
  await go("/webApp/search");
  for (const touch of ["touchstart", "wheel"]) {
    const listener = added.mock.calls.find(([type]) => type === touch)?.[1];
    expect(listener).toBeTruthy();
    expect(removed).toHaveBeenCalledWith(touch, listener);
  }
});
