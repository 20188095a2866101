import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { lazy, Suspense } from "react";
import {
  BrowserRouter,
  Link,
  UNSAFE_LocationContext as LocationContext,
  type NavigateFunction,
  Route,
  Routes,
  useNavigate,
} from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnceRouter } from "./OnceRouter.tsx";

let arrive: () => void;
let navigate: NavigateFunction;

/** A page that never learns of another address, as a kept one. */
function Kept() {
  navigate = useNavigate();
  return (
    <>
      <Link to="/webApp/product/divan-7">card</Link>
      <Link to="/webApp/search?categoryId=3">category</Link>
      <Link to="/webApp/items" state={{ keepsPlace: true }}>
        tab
      </Link>
      <Link to="/webApp" state={{ keepsPlace: true }}>
        first tab
      </Link>
    </>
  );
}

const kept = {
  location: { pathname: "/webApp", search: "", hash: "", state: null, key: "default", mask: undefined },
  navigationType: "POP",
} as never;
const position = () => window.history.state?.idx;
const tap = (name: string) => fireEvent.click(screen.getByText(name));

beforeEach(() => {
  window.history.replaceState(null, "", "/webApp");
  const Screen = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => "screen" });
      }),
  );
  render(
    <BrowserRouter>
      <OnceRouter>
        <LocationContext value={kept}>
          <Kept />
        </LocationContext>
        <Suspense>
          <Routes>
            <Route path="/webApp" element="home" />
            <Route path="*" element={<Screen />} />
          </Routes>
        </Suspense>
      </OnceRouter>
    </BrowserRouter>,
  );
});
afterEach(cleanup);

test.each(["card", "category", "tab"])("two taps on a %s are one page to go back from", async (name) => {
  tap(name);
  tap(name);
  expect(position()).toBe(1);
  await act(async () => arrive());
  expect(screen.getByText("screen")).toBeTruthy();
  tap(name);
  expect(position()).toBe(1);
});

test("another page, and the same with another state, are pages of their own; one may come back to the first", async () => {
  tap("card");
  await act(async () => arrive());
  tap("category");
  expect(position()).toBe(2);
  await act(async () => navigate("/webApp/search?categoryId=3", { state: { shift: 1 } }));
  expect(position()).toBe(3);
  tap("card");
  expect(position()).toBe(4);
  await act(async () => navigate("/webApp/product/divan-7", { replace: true, state: { other: 1 } }));
  expect(position()).toBe(4);
  expect(window.history.state.usr).toEqual({ other: 1 });
});

test("a page that was on its way when another was tapped is none to go back to", async () => {
  tap("card");
  tap("category");
  tap("tab");
  expect(position()).toBe(1);
  expect(window.location.pathname).toBe("/webApp/items");
  await act(async () => arrive());
  expect(screen.getByText("screen")).toBeTruthy();
  tap("card");
  expect(position()).toBe(2);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe("/webApp/items"));
});

test.each([{ names: ["card"] }, { names: ["card", "category"] }])(
  "back at the page one never left, what was tapped meanwhile ($names) is none to go back over",
  async ({ names }) => {
    for (const name of names) tap(name);
    tap("first tab");
    await waitFor(() => expect(window.location.pathname).toBe("/webApp"));
    expect(position()).toBe(0);
    await act(async () => arrive());
    expect(screen.getByText("home")).toBeTruthy();
    tap("card");
    expect(position()).toBe(1);
    expect(screen.getByText("screen")).toBeTruthy();
  },
);

test.each([{ shift: 1 }, { shift: 1, keepsPlace: true }])(
  "the page one never left, told something new (%o), is one of its own",
  async (state) => {
    tap("card");
    await act(async () => navigate("/webApp", { state }));
    expect(position()).toBe(1);
    expect(window.location.pathname).toBe("/webApp");
    expect(window.history.state.usr).toEqual(state);
    act(() => window.history.back());
    await waitFor(() => expect(position()).toBe(0));
    expect(window.history.state.usr).toBeUndefined();
  },
);

test("a page that one is on the way back to stays one to go back to", async () => {
  await act(async () => arrive());
  tap("card");
  await act(async () => arrive());
  tap("category");
  await act(async () => {
    window.history.back();
    await vi.waitFor(() => expect(window.location.pathname).toBe("/webApp/product/divan-7"));
    tap("tab");
  });
  expect(position()).toBe(2);
});
