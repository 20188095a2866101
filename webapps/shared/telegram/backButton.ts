import { isFrame, tellHost } from "./launch.ts";

/** Where messengers that aren't a frame's parent put their events, each in its own place. */
interface Ports {
  Telegram?: { WebView?: { receiveEvent?: typeof receive } };
  TelegramGameProxy?: { receiveEvent?: typeof receive };
  TelegramGameProxy_receiveEvent?: typeof receive;
}

/** The page on top answers; those below wait until it has gone. */
const handlers: (() => void)[] = [];
let isHearing = false;
let isShown = false;

function receive(event: unknown) {
  if (event === "back_button_pressed") handlers.at(-1)?.();
}

function receiveMessage({ source, data }: MessageEvent) {
  if (source !== window.parent || typeof data !== "string") return;
  try {
    receive(JSON.parse(data)?.eventType);
  } catch {
    // Somebody else's words.
  }
}

/** The SDK, when it comes, calls what it finds in these places beside its own. */
function hear() {
  if (isHearing) return;
  isHearing = true;
  if (isFrame()) return window.addEventListener("message", receiveMessage);
  const ports = window as unknown as Ports;
  ports.TelegramGameProxy_receiveEvent = receive;
  ports.TelegramGameProxy ??= {};
  ports.TelegramGameProxy.receiveEvent = receive;
  ports.Telegram ??= {};
  ports.Telegram.WebView ??= {};
  ports.Telegram.WebView.receiveEvent = receive;
}

function show(isNeeded: boolean) {
  if (isNeeded === isShown) return;
  isShown = isNeeded;
  tellHost("web_app_setup_back_button", { is_visible: isNeeded });
}

/**
 * Shows the messenger's back button and calls `handle` at each press, until the returned function is called. Without
 * its SDK: the way back must be there with the page, and whether or not the SDK can come.
 */
export function takeBack(handle: () => void): () => void {
  const handler = () => handle();
  hear();
  handlers.push(handler);
  show(true);
  return () => {
    const place = handlers.indexOf(handler);
    if (place >= 0) handlers.splice(place, 1);
    // Later, so that from page to page the button stays instead of blinking.
    setTimeout(() => show(handlers.length > 0));
  };
}
