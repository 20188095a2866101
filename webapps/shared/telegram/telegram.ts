import { create } from "zustand";
import { tab } from "../storage/storage.ts";
import { takeBack } from "./backButton.ts";
import { freshImport } from "./freshImport.ts";
import { hasHost, readLaunch, tellHost } from "./launch.ts";
import type { ThemeParams } from "./palette.ts";

/** The messenger's user as the launch data names them; the server alone decides who they are. */
interface TelegramUser {
  id: number;
  firstName: string;
  languageCode: string | undefined;
}

export interface Telegram {
  /** False in a plain browser, where everything is read-only. */
  isTelegram: boolean;
  /** As Telegram names it (`ios`, `android`, `tdesktop`…); `browser` outside. */
  platform: string;
  /** The signed launch data for signing in, "" outside Telegram and where it names nobody. */
  rawInitData: string;
  /** The parameter of a direct link, only at the start it belongs to: a reload doesn't repeat it. */
  startParam: string;
  user: TelegramUser | undefined;
}

const OWNER_KEY = "bozor-launch-owner";

let telegram: Telegram = {
  isTelegram: false,
  platform: "browser",
  rawInitData: "",
  startParam: "",
  user: undefined,
};

let version = "";

/** The version of Telegram's protocol that the client speaks; "" outside. */
export const clientVersion = () => version;

/** The facts that the start found out; the same object for the life of the page. */
export function getTelegram(): Telegram {
  return telegram;
}

/** The three apps share an origin and the SDK keeps its notes under one name there: another app's are dropped. */
function forgetOtherApp(app: string) {
  if (tab.get(OWNER_KEY) === app) return;
  for (const key of tab.keys()) {
    if (key.startsWith("tapps/")) tab.set(key, null);
  }
  tab.set(OWNER_KEY, app);
}

function startParamOfAddress(): string {
  const { search, hash } = location;
  const fromQuery = new URLSearchParams(search).get("tgWebAppStartParam");
  const launch = new URLSearchParams(hash.slice(1));
  const fromHash = launch.get("tgWebAppStartParam");
  const signed = new URLSearchParams(launch.get("tgWebAppData") ?? "").get("start_param");
  return fromQuery ?? fromHash ?? signed ?? "";
}

type Client = typeof import("./client.ts");

const importClient = freshImport<Client>(() => import("./client.ts"));
let client: Client | undefined;
let coming: Promise<Client> | undefined;
/** Wishes to the client from before it can be talked to. */
const wishes: ((sdk: Client) => unknown)[] = [];

const useThemeStore = create<{ theme: ThemeParams }>(() => ({ theme: {} }));

function setTheme(theme: ThemeParams) {
  const { theme: known } = useThemeStore.getState();
  const isNew = Object.keys(theme).length > 0 && JSON.stringify(theme) !== JSON.stringify(known);
  if (isNew) useThemeStore.setState({ theme });
}

/**
 * The messenger's SDK, started. It is a tenth of the first load and nothing that is drawn first needs it, so it comes
 * behind.
 * @throws outside the messenger, and when it can't come
 */
export function telegramClient(): Promise<Client> {
  if (!telegram.isTelegram) return Promise.reject(new Error("Outside the messenger"));
  coming ??= importClient().then(
    (loaded) => {
      loaded.startClient({ ...telegram, version, theme: themeParams() }, setTheme);
      client = loaded;
      for (const wish of wishes.splice(0)) quietly(loaded, wish);
      return loaded;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Tries what a client may not know; an old one simply goes without. */
function quietly(sdk: Client, run: (sdk: Client) => unknown) {
  try {
    run(sdk);
  } catch {
    // An old client goes without.
  }
}

const RETRY_MS = 5000;
let isRetrying = false;

/** Has the SDK come; without a network it comes later. */
function fetchClient() {
  telegramClient().catch(() => {
    if (isRetrying) return;
    isRetrying = true;
    setTimeout(() => {
      isRetrying = false;
      fetchClient();
    }, RETRY_MS);
  });
}

/** Does something as soon as the client can be talked to. */
function inClient(run: (sdk: Client) => unknown) {
  if (!telegram.isTelegram) return;
  if (client) return quietly(client, run);
  wishes.push(run);
  fetchClient();
}

/**
 * Reads who opened the app and with what. Outside Telegram, and where there is no client to talk to (an address
 * copied into a browser), it degrades to a plain browser instead of failing.
 */
export function bootTelegram(app: string): Telegram {
  const startParam = startParamOfAddress();
  telegram = { ...telegram, startParam };
  forgetOtherApp(app);
  try {
    const launch = readLaunch();
    if (!launch) return telegram;
    const { platform, rawInitData, user, theme } = launch;
    version = launch.version;
    telegram = {
      isTelegram: hasHost(),
      platform,
      rawInitData,
      startParam,
      user: user && { id: user.id, firstName: user.first_name, languageCode: user.language_code },
    };
    setTheme(theme);
  } catch {
    // The launch data is broken: a plain browser then.
  }
  return telegram;
}

/** By then what is drawn first is on the screen. */
const CLIENT_AFTER_MS = 100;

/** Tells the client that there is something to see, and has the rest of what it can do come. */
export function tellReady() {
  if (!telegram.isTelegram) return;
  tellHost("web_app_ready");
  tellHost("web_app_expand");
  setTimeout(fetchClient, CLIENT_AFTER_MS);
}

/** The client's theme, as it is now. Empty outside Telegram. */
export const themeParams = (): ThemeParams => useThemeStore.getState().theme;

/** The same, live. */
export function useThemeParams(): ThemeParams {
  return useThemeStore(({ theme }) => theme);
}

/** Whether the client could send on a message that the bot prepared, as far as is known now. */
export const canShareMessage = () => client?.shareMessage.isAvailable() ?? false;

/** Shows Telegram's back button and calls `handle` at each press, until the returned function is called. */
export function listenToBack(handle: () => void): () => void {
  return telegram.isTelegram ? takeBack(handle) : () => undefined;
}

/** A light answer in the hand: a press, a change of choice, a success or a failure. */
export function haptic(kind: "press" | "change" | "success" | "error") {
  // Felt later it would answer nothing.
  if (!client) return;
  quietly(client, (sdk) => {
    if (kind === "press") sdk.hapticFeedbackImpactOccurred.ifAvailable("light");
    else if (kind === "change") sdk.hapticFeedbackSelectionChanged.ifAvailable();
    else sdk.hapticFeedbackNotificationOccurred.ifAvailable(kind);
  });
}

/** The person may take their time over a question of the client's; a client that lost it must not hold up the page. */
const QUESTION_TIMEOUT_MS = 120_000;

/** The outcome of asking for the phone number: the client's signed words about it, or why there are none. */
type ContactAnswer = { contact: string } | "denied" | "unavailable";

/** Asks the person to share their number; what is signed goes to the server as it came. */
export async function requestContact(): Promise<ContactAnswer> {
  const sdk = await telegramClient().catch(() => undefined);
  if (!sdk?.requestContactComplete.isAvailable()) return "unavailable";
  try {
    const { raw } = await sdk.requestContactComplete({ timeout: QUESTION_TIMEOUT_MS });
    return { contact: raw };
  } catch (error) {
    return error instanceof sdk.AccessDeniedError ? "denied" : "unavailable";
  }
}

/** Asks whether the bot may write, where it may not yet; whatever the answer, nothing depends on it. */
export async function requestWriteAccess(): Promise<void> {
  const sdk = await telegramClient().catch(() => undefined);
  if (!sdk?.requestWriteAccess.isAvailable()) return;
  await sdk.requestWriteAccess({ timeout: QUESTION_TIMEOUT_MS }).catch(() => undefined);
}

/** Whether the client asks before the person closes the app, because something would be lost. */
export function confirmClosing(isNeeded: boolean) {
  inClient(({ postEvent }) => postEvent("web_app_setup_closing_behavior", { need_confirmation: isNeeded }));
}
