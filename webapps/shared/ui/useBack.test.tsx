import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeTopOverlay, pushOverlay, useOverlays } from "./overlays.ts";
import { useGoBack } from "./useBack.ts";

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
const useAll = () => ({ goBack: useGoBack("/webApp"), navigate: useNavigate(), at: useLocation().pathname });

beforeEach(() => {
  window.history.replaceState(null, "", "/webApp/product/a-1");
  useOverlays.setState({ stack: [] });
});
afterEach(cleanup);

test("the topmost overlay closes first, then the one below it", () => {
  const closed: string[] = [];
  const open = (name: string) => {
    const takeAway = pushOverlay(() => {
      closed.push(name);
      takeAway();
    });
  };
  open("sheet");
  open("viewer");
  expect([closeTopOverlay(), closeTopOverlay(), closeTopOverlay()]).toEqual([true, true, false]);
  expect(closed).toEqual(["viewer", "sheet"]);
});

test("with an overlay open the page stays where it is", () => {
  const { result } = renderHook(useAll, { wrapper });
  const takeAway = pushOverlay(() => takeAway());
  act(() => result.current.goBack());
  expect(result.current.at).toBe("/webApp/product/a-1");
  expect(useOverlays.getState().stack).toHaveLength(0);
});

test("at the beginning of the history back leads home, leaving nothing to come back to", () => {
  const { result } = renderHook(useAll, { wrapper });
  const before = window.history.length;
  act(() => result.current.goBack());
  expect(result.current.at).toBe("/webApp");
  expect(window.history.length).toBe(before);
});

test("where back always leads home, it does so after a step forward, too", () => {
  const useStraight = () => ({ ...useAll(), goBack: useGoBack("/webApp", true) });
  const { result } = renderHook(useStraight, { wrapper });
  act(() => void result.current.navigate("/webApp/top"));
  act(() => result.current.goBack());
  expect(result.current.at).toBe("/webApp");
});

test("after a step forward back takes that step back", async () => {
  const { result } = renderHook(useAll, { wrapper });
  act(() => void result.current.navigate("/webApp/search"));
  expect(window.history.state.idx).toBeGreaterThan(0);
  act(() => result.current.goBack());
  await waitFor(() => expect(result.current.at).toBe("/webApp/product/a-1"));
});
