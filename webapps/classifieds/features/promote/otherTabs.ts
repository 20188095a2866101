import { useEffect, useEffectEvent } from "react";
import { own, ownKey } from "#webapps/shared/storage/own.ts";
import type { Paid } from "./payState.ts";

const KEY = "promotion-paid";

/** An order for a listing that is paid. */
interface Done {
  listingId: number;
  order: string;
  paid: Paid;
}

/** Lets the app's other tabs know of an order that is paid. */
export function tellOtherTabs(done: Done) {
  own.set(KEY, JSON.stringify(done));
}

/** Calls back when an order is paid in another tab, so that this one doesn't offer to pay it again. */
export function useOtherTabs(onDone: (done: Done) => void) {
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    function handleStorage({ key, newValue }: StorageEvent) {
      if (key === ownKey(KEY) && newValue !== null) tell(JSON.parse(newValue) as Done);
    }
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, []);
}
