import { clientVersion, telegramClient } from "#webapps/shared/telegram/telegram.ts";

/** Services that can say where the person is: Telegram (from Bot API 8.0), or the browser itself. */
export type LocationWay = "telegram" | "browser";

/** Degrees; or that the person doesn't let us know, or that nobody knows. */
type Whereabouts = { latitude: number; longitude: number } | "denied" | "unavailable";

/** A client that doesn't answer must not hold up what else the person can do. */
const CHECK_TIMEOUT_MS = 700;
/** The person may take their time over the question, and the device over the answer. */
const QUESTION_TIMEOUT_MS = 60_000;
const POSITION_TIMEOUT_MS = 15_000;
/** The greatest age of a known position: in a few minutes people don't move to another district. */
const POSITION_MAX_AGE_MS = 5 * 60_000;
const PERMISSION_DENIED = 1;

async function isManagerSupported(): Promise<boolean> {
  try {
    const { supports } = await telegramClient();
    return supports("web_app_check_location", clientVersion());
  } catch {
    return false;
  }
}

/**
 * Asks the client whether it can say where the person is. The SDK's component isn't used, as it keeps an answer over
 * reloads although it may change.
 */
async function checkManager() {
  const { request } = await telegramClient();
  const asked = request("web_app_check_location", "location_checked", { timeout: CHECK_TIMEOUT_MS });
  return asked.catch(() => undefined);
}

/** Finds out, without asking the person anything, who could say where they are; undefined when nobody can. */
export async function findLocationWay(): Promise<LocationWay | undefined> {
  if (await isManagerSupported()) {
    const answer = await checkManager();
    if (answer) return answer.available ? "telegram" : undefined;
  }
  return window.isSecureContext && "geolocation" in navigator ? "browser" : undefined;
}

async function askTelegram(): Promise<Whereabouts> {
  try {
    const { request } = await telegramClient();
    const answer = await request("web_app_request_location", "location_requested", {
      timeout: QUESTION_TIMEOUT_MS,
    });
    if (answer.available) return { latitude: answer.latitude, longitude: answer.longitude };
  } catch {
    return "unavailable";
  }
  // The client refuses with the same words whether it may not tell or doesn't know.
  const state = await checkManager();
  return state?.available && !state.access_granted ? "denied" : "unavailable";
}

const askBrowser = () =>
  new Promise<Whereabouts>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? "denied" : "unavailable"),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
    );
  });

/** Asks where the person is; the client or the browser puts the question to them, so only ever after a tap. */
export function locate(way: LocationWay): Promise<Whereabouts> {
  return way === "telegram" ? askTelegram() : askBrowser();
}

/** Opens the client's settings of what this bot may know. Telegram honours it only in answer to a tap. */
export function openLocationSettings() {
  telegramClient().then(
    ({ postEvent }) => postEvent("web_app_open_location_settings"),
    () => undefined,
  );
}
