import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeTopOverlay, pushOverlay, useOverlays } from "#webapps/shared/ui/overlays.ts";
import { type LeaveGuard, useLeaveGuard } from "./useLeaveGuard.ts";

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
const form = "/webApp/createProduct";

/** The sheet that asks: its way back is to stay. */
function useQuestion({ isAsking, stay }: LeaveGuard) {
  const close = useRef(stay);
  useEffect(() => {
    close.current = stay;
  });
  useLayoutEffect(() => {
    if (isAsking) return pushOverlay(() => close.current());
  }, [isAsking]);
}

/** A page of the app with the guard on the form's page alone, as screens come and go. */
function open() {
  const hook = renderHook(
    ({ isActive }) => {
      const guard = useLeaveGuard(isActive, "/webApp/items");
      useQuestion(guard);
      return { guard, navigate: useNavigate(), at: useLocation().pathname };
    },
    { wrapper, initialProps: { isActive: false } },
  );
  act(() => void hook.result.current.navigate(form));
  return hook;
}
const goBack = () => window.history.back();

beforeEach(() => {
  window.history.replaceState(null, "", "/webApp");
  useOverlays.setState({ stack: [] });
});
afterEach(cleanup);

test("an untouched form is left without a question", async () => {
  const { result } = open();
  act(() => void closeTopOverlay());
  await waitFor(() => expect(result.current.at).toBe("/webApp"));
  expect(result.current.guard.isAsking).toBe(false);
});

test("the messenger's back button asks first; leaving then takes one step back", async () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  act(() => void closeTopOverlay());
  expect(result.current.guard.isAsking).toBe(true);
  expect(result.current.at).toBe(form);
  act(() => result.current.guard.leave());
  await waitFor(() => expect(result.current.at).toBe("/webApp"));
});

test("the browser's back asks as well, and asks again after staying", async () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  for (const _ of ["once", "again"]) {
    act(goBack);
    await waitFor(() => expect(result.current.guard.isAsking).toBe(true));
    expect(result.current.at).toBe(form);
    act(() => result.current.guard.stay());
    expect(result.current.guard.isAsking).toBe(false);
  }
});

test("going back twice leaves: nobody is held", async () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  act(goBack);
  await waitFor(() => expect(result.current.guard.isAsking).toBe(true));
  act(goBack);
  await waitFor(() => expect(result.current.at).toBe("/webApp"));
});

test("the messenger's back, pressed again over the question, leaves in one step", async () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  act(() => void closeTopOverlay());
  act(() => {
    closeTopOverlay();
    closeTopOverlay();
  });
  await waitFor(() => expect(result.current.at).toBe("/webApp"));
});

test("the messenger's back asks, the browser's back then leaves", async () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  act(() => void closeTopOverlay());
  act(goBack);
  await waitFor(() => expect(result.current.at).toBe("/webApp"));
  expect(window.history.state.isGuard).toBeUndefined();
});

test("a sheet over the form closes before anything is asked", () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  const takeAway = pushOverlay(() => takeAway());
  act(() => void closeTopOverlay());
  expect(result.current.guard.isAsking).toBe(false);
  act(() => void closeTopOverlay());
  expect(result.current.guard.isAsking).toBe(true);
});

test("the browser's back closes such a sheet too", async () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  const takeAway = pushOverlay(() => takeAway());
  act(goBack);
  await waitFor(() => expect(useOverlays.getState().stack).toHaveLength(1));
  expect(result.current.guard.isAsking).toBe(false);
  act(goBack);
  await waitFor(() => expect(result.current.guard.isAsking).toBe(true));
});

test("released, the guard leaves nothing behind in the history", async () => {
  const { result, rerender } = open();
  rerender({ isActive: true });
  expect(window.history.state).toMatchObject({ isGuard: true });
  await act(() => result.current.guard.release());
  expect(window.history.state.isGuard).toBeUndefined();
  expect(result.current.guard.isAsking).toBe(false);
  act(() => void result.current.navigate("/webApp/product/a-1", { replace: true }));
  act(goBack);
  await waitFor(() => expect(result.current.at).toBe("/webApp"));
});

test("without a history back leads to one's own listings", async () => {
  window.history.replaceState(null, "", form);
  const { result } = renderHook(
    () => ({ guard: useLeaveGuard(true, "/webApp/items"), at: useLocation().pathname }),
    { wrapper },
  );
  act(() => void closeTopOverlay());
  act(() => result.current.guard.leave());
  await waitFor(() => expect(result.current.at).toBe("/webApp/items"));
});
