import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { confirmClosing } from "#webapps/shared/telegram/telegram.ts";
import { closeTopOverlay, pushOverlay, useOverlays } from "#webapps/shared/ui/overlays.ts";

const PATIENCE_MS = 500;

const isOwnEntry = () => Boolean(window.history.state?.isGuard);

/** Puts an entry of the same page on top of the history; the router takes no notice of it. */
function addEntry() {
  const state: { idx?: number } = window.history.state ?? {};
  window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, isGuard: true }, "");
}

/** Takes that entry away again, if it is there. */
function dropEntry(): Promise<void> {
  if (!isOwnEntry()) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    // A frame whose history the browser keeps closed answers nothing.
    setTimeout(resolve, PATIENCE_MS);
    window.history.back();
  });
}

export interface LeaveGuard {
  /** Whether somebody is about to leave; show them what that means. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Before going anywhere on purpose: takes every trace of the guard away. */
  release: () => Promise<void>;
}

/**
 * Asks once before a page is left by the messenger's back button, the arrow or the browser's back, while `isActive`.
 * A person who goes back a second time leaves: nobody is held. `home` is where back leads without a history.
 */
export function useLeaveGuard(isActive: boolean, home: string): LeaveGuard {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const state = useRef({ isActive, hasEntry: false, isAsking: false, isLeaving: false });

  const guard = useCallback(() => {
    if (!isOwnEntry()) addEntry();
    state.current.hasEntry = true;
  }, []);

  const release = useCallback(async () => {
    Object.assign(state.current, { isActive: false, hasEntry: false });
    await dropEntry();
  }, []);

  const leave = useCallback(async () => {
    // An impatient third step back must not go one page too far.
    if (state.current.isLeaving) return;
    state.current.isLeaving = true;
    setTimeout(() => {
      state.current.isLeaving = false;
    }, PATIENCE_MS);
    await release();
    const position: unknown = window.history.state?.idx;
    if (typeof position === "number" && position > 0) await navigate(-1);
    else await navigate(home, { replace: true });
  }, [release, navigate, home]);

  useEffect(() => {
    state.current.isActive = isActive;
    if (isActive) guard();
  }, [isActive, guard]);

  useEffect(() => {
    const ask = () => {
      if (!state.current.isActive || state.current.isAsking) return void leave();
      state.current.isAsking = true;
      setAsking(true);
    };
    const handlePop = () => {
      if (!state.current.hasEntry || isOwnEntry()) return;
      state.current.hasEntry = false;
      const isCovered = !state.current.isAsking && useOverlays.getState().stack.length > 1;
      if (!isCovered) return ask();
      closeTopOverlay();
      guard();
    };
    window.addEventListener("popstate", handlePop);
    // Below everything else: whatever lies over the page closes first.
    useOverlays.setState(({ stack }) => ({ stack: [ask, ...stack] }));
    return () => {
      window.removeEventListener("popstate", handlePop);
      useOverlays.setState(({ stack }) => ({ stack: stack.filter((close) => close !== ask) }));
    };
  }, [leave, guard]);

  useEffect(() => {
    // Above the question itself, which by its own would only close.
    if (isAsking) return pushOverlay(() => void leave());
  }, [isAsking, leave]);

  return {
    isAsking,
    stay: () => {
      state.current.isAsking = false;
      setAsking(false);
      if (state.current.isActive) guard();
    },
    leave: () => void leave(),
    release,
  };
}

/** Has the messenger ask before the app is closed, as long as something would be lost. */
export function useConfirmClosing(isHeld: boolean) {
  useEffect(() => {
    confirmClosing(isHeld);
    return () => confirmClosing(false);
  }, [isHeld]);
}
