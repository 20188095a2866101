import { freshApp, setApp } from "../useMiniApp.ts";
import { send } from "./channel.ts";

const ANSWER_MS = 400;
let timer = 0;

/** Asks the app to reload itself. The frame of an app that doesn't answer is made again, with the same launch data. */
export function reloadApp(): void {
  send("reload_iframe");
  clearTimeout(timer);
  timer = window.setTimeout(
    () => setApp(({ frameNumber }) => ({ ...freshApp, frameNumber: frameNumber + 1 })),
    ANSWER_MS,
  );
}

/** The app reloads by itself: what it had set up is gone. */
export function reloadAnswered(): void {
  clearTimeout(timer);
  setApp(freshApp);
}
