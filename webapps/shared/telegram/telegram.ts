import {
  AccessDeniedError,
  backButton,
  bindViewportCssVars,
  expandViewport,
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  init,
  miniAppReady,
  mountMiniAppSync,
  mountSwipeBehavior,
  mountViewport,
  openLink as openLinkInClient,
  openTelegramLink as openTelegramLinkInClient,
  postEvent,
  requestContactComplete,
  requestWriteAccess as requestWriteAccessInClient,
  retrieveLaunchParams,
  retrieveRawInitData,
  setMiniAppBottomBarColor,
  themeParamsState,
  useSignal,
} from "@telegram-apps/sdk-react";
import type { ThemeParams } from "./palette.ts";

/** The messenger's user as the launch data names them; the server alone decides who they are. */
export interface TelegramUser {
  id: number;
  firstName: string;
  languageCode: string | undefined;
}

export interface Telegram {
  /** False in a plain browser, where everything is read-only. */
  isTelegram: boolean;
  /** As Telegram names it (`ios`, `android`, `tdesktop`…); `browser` outside. */
  platform: string;
  /** The signed launch data for signing in, "" outside Telegram. */
  rawInitData: string;
  /** What a direct link carried, only at the start it belongs to: a reload doesn't repeat it. */
  startParam: string;
  user: TelegramUser | undefined;
}

const OWNER_KEY = "bozor-launch-owner";
/** A client that doesn't answer must not hold up the page. */
const ANSWER_TIMEOUT_MS = 3000;

let telegram: Telegram = {
  isTelegram: false,
  platform: "browser",
  rawInitData: "",
  startParam: "",
  user: undefined,
};

/** What the start found out; the same object for the life of the page. */
export function getTelegram(): Telegram {
  return telegram;
}

/** The three apps share an origin and the SDK keeps its notes under one name there: another app's are dropped. */
function forgetOtherApp(app: string) {
  if (sessionStorage.getItem(OWNER_KEY) === app) return;
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith("tapps/")) sessionStorage.removeItem(key);
  }
  sessionStorage.setItem(OWNER_KEY, app);
}

function startParamOfAddress(): string {
  const { search, hash } = location;
  const fromQuery = new URLSearchParams(search).get("tgWebAppStartParam");
  const launch = new URLSearchParams(hash.slice(1));
  const fromHash = launch.get("tgWebAppStartParam");
  const signed = new URLSearchParams(launch.get("tgWebAppData") ?? "").get("start_param");
  return fromQuery ?? fromHash ?? signed ?? "";
}

/** Tries what a client may not know; an old one simply goes without. Says whether it worked. */
function quietly(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

function mountParts() {
  quietly(() => mountMiniAppSync.ifAvailable());
  quietly(() => backButton.mount.ifAvailable());
  // Mounting forbids closing the app by a swipe down, which scrolling a list up would else end in.
  quietly(() => mountSwipeBehavior.ifAvailable());
  // Posted as they are: the SDK takes these for what is set already and would stay silent.
  quietly(() => postEvent("web_app_set_header_color", { color_key: "bg_color" }));
  quietly(() => setMiniAppBottomBarColor.ifAvailable("bg_color"));
  quietly(() => {
    if (!mountViewport.isAvailable()) return;
    mountViewport({ timeout: ANSWER_TIMEOUT_MS }).then(
      () => {
        quietly(() => bindViewportCssVars.ifAvailable());
        quietly(() => expandViewport.ifAvailable());
      },
      () => undefined,
    );
  });
}

/**
 * Starts the SDK for one app and reads who opened it and with what. Outside Telegram, and whatever the client
 * leaves unanswered, it degrades to a plain browser instead of failing.
 */
export function bootTelegram(app: string): Telegram {
  const startParam = startParamOfAddress();
  telegram = { ...telegram, startParam };
  try {
    forgetOtherApp(app);
    const launch = retrieveLaunchParams();
    // Without a client to talk to (an address copied into a browser) the theme and the sign-in still work.
    const isTelegram = quietly(() => init({ acceptCustomStyles: false }));
    mountParts();
    const user = launch.tgWebAppData?.user;
    telegram = {
      isTelegram,
      platform: launch.tgWebAppPlatform,
      rawInitData: retrieveRawInitData() ?? "",
      startParam,
      user: user && { id: user.id, firstName: user.first_name, languageCode: user.language_code },
    };
  } catch {
    // No launch data, or storage is closed to a third-party frame: a plain browser then.
  }
  return telegram;
}

/** Tells the client that there is something to see. */
export function tellReady() {
  quietly(() => miniAppReady.ifAvailable());
}

/** The client's theme, live. Empty outside Telegram. */
export function useThemeParams(): ThemeParams {
  return useSignal(themeParamsState) as ThemeParams;
}

let backListeners = 0;

/** Shows Telegram's back button and calls `handle` at each press, until the returned function is called. */
export function listenToBack(handle: () => void): () => void {
  if (!telegram.isTelegram) return () => undefined;
  let off: (() => void) | undefined;
  backListeners += 1;
  quietly(() => {
    backButton.show.ifAvailable();
    if (backButton.onClick.isAvailable()) off = backButton.onClick(handle);
  });
  return () => {
    off?.();
    backListeners -= 1;
    // Later, so that from page to page the button stays instead of blinking.
    setTimeout(() => {
      if (backListeners === 0) quietly(() => backButton.hide.ifAvailable());
    });
  };
}

/** A light answer in the hand: a press, a change of choice, a success or a failure. */
export function haptic(kind: "press" | "change" | "success" | "error") {
  quietly(() => {
    if (kind === "press") hapticFeedbackImpactOccurred.ifAvailable("light");
    else if (kind === "change") hapticFeedbackSelectionChanged.ifAvailable();
    else hapticFeedbackNotificationOccurred.ifAvailable(kind);
  });
}

/** Opens any address outside the app. Telegram honours it only within about a second of a tap. */
export function openLink(url: string) {
  if (telegram.isTelegram && openLinkInClient.isAvailable()) openLinkInClient(url);
  else window.open(url, "_blank", "noopener");
}

/** Opens a `https://t.me/…` address in the messenger. */
export function openTelegramLink(url: string) {
  if (telegram.isTelegram && openTelegramLinkInClient.isAvailable()) openTelegramLinkInClient(url);
  else window.open(url, "_blank", "noopener");
}

/** The person may take their time over a question of the client's; a client that lost it must not hold up the page. */
const QUESTION_TIMEOUT_MS = 120_000;

/** What came of asking for the phone number: the client's signed words about it, or why there are none. */
export type ContactAnswer = { contact: string } | "denied" | "unavailable";

/** Asks the person to share their number; what is signed goes to the server as it came. */
export async function requestContact(): Promise<ContactAnswer> {
  if (!telegram.isTelegram || !requestContactComplete.isAvailable()) return "unavailable";
  try {
    const { raw } = await requestContactComplete({ timeout: QUESTION_TIMEOUT_MS });
    return { contact: raw };
  } catch (error) {
    return error instanceof AccessDeniedError ? "denied" : "unavailable";
  }
}

/** Asks whether the bot may write, where it may not yet; whatever the answer, nothing depends on it. */
export async function requestWriteAccess(): Promise<void> {
  if (!telegram.isTelegram || !requestWriteAccessInClient.isAvailable()) return;
  await requestWriteAccessInClient({ timeout: QUESTION_TIMEOUT_MS }).catch(() => undefined);
}

/** Whether the client asks before the person closes the app, because something would be lost. */
export function confirmClosing(isNeeded: boolean) {
  if (!telegram.isTelegram) return;
  quietly(() => postEvent("web_app_setup_closing_behavior", { need_confirmation: isNeeded }));
}
