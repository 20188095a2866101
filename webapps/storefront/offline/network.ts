import { onlineManager } from "@tanstack/react-query";
import { create } from "zustand";
import { isServerThere } from "#webapps/shared/client/isServerThere.ts";

/** Whether the network is gone, as far as the page can tell. */
export const useNetwork = create<{ isLost: boolean }>(() => ({ isLost: false }));

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15_000;

let pauseMs = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

const tell = (event: "online" | "offline") => window.dispatchEvent(new Event(event));

/** Asks again and again: of a link that is dead while the device has a network, no event tells that it is back. */
function askLater() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const isBack = await isServerThere();
    if (!useNetwork.getState().isLost) return;
    if (isBack) tell("online");
    else askLater();
  }, pauseMs);
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

function lose() {
  if (useNetwork.getState().isLost) return;
  useNetwork.setState({ isLost: true });
  askLater();
}

function find() {
  clearTimeout(timer);
  pauseMs = FIRST_PAUSE_MS;
  useNetwork.setState({ isLost: false });
}

/** One request alone may fail for a reason of its own. */
async function doubt() {
  if (isAsking || useNetwork.getState().isLost) return;
  isAsking = true;
  if (!(await isServerThere())) tell("offline");
  isAsking = false;
}

/**
 * Keeps `useNetwork` true to what devices say and requests meet. A link that dies in silence is told to everyone as
 * the device would tell it, by the window's `offline` and `online`: whatever waits for those goes on by itself.
 */
export function watchNetwork() {
  window.addEventListener("offline", lose);
  window.addEventListener("online", find);
  window.addEventListener("unanswered", doubt);
  if (navigator.onLine) return;
  lose();
  // No event tells it to what asks, and then coming back would be no news.
  onlineManager.setOnline(false);
}
