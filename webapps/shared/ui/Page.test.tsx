import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Page } from "./Page.tsx";

let navigate: NavigateFunction;
function Tabs() {
  navigate = useNavigate();
  return <Link to="/tab">tab</Link>;
}
const go = (to: string | -1) => act(async () => (to === -1 ? navigate(to) : navigate(to)));
const focused = () => document.activeElement;

beforeEach(() => {
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={
            <Page title="Home" home="/">
              <Link to="/product/1">card</Link>
            </Page>
          }
        />
        <Route
          path="/product/:link"
          element={
            <Page title="Listing" home="/">
              words
            </Page>
          }
        />
        <Route
          path="/tab"
          element={
            <Page title="Tab" home="/">
              words
            </Page>
          }
        />
        <Route
          path="/search"
          element={
            <Page title="Search" home="/">
              {/* biome-ignore lint/a11y/noAutofocus: as a page of its own may. */}
              <input autoFocus />
            </Page>
          }
        />
      </Routes>
      <Tabs />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

test("a new page is heard: it takes the focus that its opening left on nothing", async () => {
  expect(focused()).toBe(document.body);
  screen.getByText("card").focus();
  fireEvent.click(screen.getByText("card"));
  expect(focused()).toBe(screen.getByRole("main", { name: "Listing" }));
  (focused() as HTMLElement).blur();
  await go("/product/2");
  expect(focused()).toBe(screen.getByRole("main", { name: "Listing" }));
});

test("neither a filter of the same page, nor going back, nor a focus that has its place is interfered with", async () => {
  await go("/?sort=price");
  expect(focused()).toBe(document.body);
  await go("/search");
  expect(focused()).toBe(screen.getByRole("textbox"));
  await go(-1);
  expect(focused()).toBe(document.body);
  screen.getByText("tab").focus();
  fireEvent.click(screen.getByText("tab"));
  expect(focused()).toBe(screen.getByText("tab"));
});
