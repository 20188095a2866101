import { useEffect, useRef } from "react";
import { useOverlays } from "#webapps/shared/ui/overlays.ts";
import { type ModerationKey, moderationKey } from "./moderation.ts";

/** Listens to the moderator's keys, while nothing lies over the page. */
export function useModerationKeys(handlers: Record<ModerationKey, () => void>) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (useOverlays.getState().stack.length > 0) return;
      const key = moderationKey(event);
      if (!key) return;
      event.preventDefault();
      latest.current[key]();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}
