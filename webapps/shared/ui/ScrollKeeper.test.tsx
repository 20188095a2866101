import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useDeferredValue } from "react";
import { BrowserRouter, Link, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetScroll, ScrollKeeper } from "./ScrollKeeper.tsx";

let navigate: NavigateFunction;
function Page() {
  navigate = useNavigate();
  return null;
}

function scrollTo(top: number) {
  vi.stubGlobal("scrollY", top);
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

/** Home with two cards, the second drawn in a part of its own; elsewhere another page that links to the same. */
function Cards() {
  const { pathname } = useLocation();
  const isWhole = useDeferredValue(true, false);
  if (pathname !== "/webApp") return <main>listing</main>;
  return (
    <main>
      <Link to="/webApp/product/stol-6">stol</Link>
      {isWhole && <Link to="/webApp/product/divan-7">divan</Link>}
    </main>
  );
}
function Shown() {
  const { pathname } = useLocation();
  return <Cards key={pathname} />;
}

test("going back gives the focus back to the link one went by, also where it is drawn later", async () => {
  cleanup();
  render(
    <BrowserRouter>
      <ScrollKeeper />
      <div inert>
        <Link to="/webApp/product/divan-7">kept</Link>
      </div>
      <Page />
      <Shown />
    </BrowserRouter>,
  );
  const card = () => screen.getByText("divan");
  for (const top of [960, 0]) {
    scrollTo(top);
    card().focus();
    await act(async () => card().click());
    expect(document.activeElement).toBe(document.body);
    await goBack();
    await waitFor(() => expect(document.activeElement).toBe(card()));
    expect(window.scrollY).toBe(top);
  }
  // A page that was left with nothing focused comes back so.
  card().blur();
  await go("/webApp/search");
  await goBack();
  await act(async () => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(document.body);
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
