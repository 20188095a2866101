import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { listenToBack } from "../telegram/telegram.ts";
import { useIsShown } from "./KeptPage.tsx";
import { closeTopOverlay, useOverlays } from "./overlays.ts";

/** One step back: the topmost overlay closes; else the history goes back; at its beginning, or always where `isStraight`, the page leaves to home. */
export function useGoBack(home: string, isStraight = false): () => void {
  const navigate = useNavigate();
  return () => {
    if (closeTopOverlay()) return;
    const position: unknown = window.history.state?.idx;
    if (!isStraight && typeof position === "number" && position > 0) void navigate(-1);
    else void navigate(home, { replace: true });
  };
}

/** Ties Telegram's back button to a page: shown where there is somewhere to go back to. */
export function useBackButton(home: string, isRoot: boolean, isStraight = false) {
  const goBack = useEffectEvent(useGoBack(home, isStraight));
  const isShown = useIsShown();
  const isNeeded = (useOverlays(({ stack }) => stack.length > 0) || !isRoot) && isShown;

  useEffect(() => {
    if (isNeeded) return listenToBack(() => goBack());
  }, [isNeeded]);
}
