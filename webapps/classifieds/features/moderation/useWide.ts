import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(min-width: 1000px)");

function subscribe(notify: () => void) {
  const wide = query();
  wide.addEventListener("change", notify);
  return () => wide.removeEventListener("change", notify);
}

/** Whether there is room for a list and a listing side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
