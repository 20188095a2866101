import {
  bindViewportCssVars,
  expandViewport,
  init,
  mountMiniAppSync,
  mountSwipeBehavior,
  mountViewport,
  postEvent,
  setMiniAppBottomBarColor,
  themeParamsState,
} from "@telegram-apps/sdk-react";
import type { ThemeParams } from "./palette.ts";

export {
  AccessDeniedError,
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  isTimeoutError,
  postEvent,
  request,
  requestContactComplete,
  requestWriteAccess,
  shareMessage,
  supports,
} from "@telegram-apps/sdk-react";

/** A client that doesn't answer must not hold up the page. */
const ANSWER_TIMEOUT_MS = 3000;

/** Tries what a client may not know; an old one simply goes without. */
function quietly(run: () => unknown) {
  try {
    run();
  } catch {
    // An old client goes without.
  }
}

/**
 * Starts the SDK and tells of the client's theme, now and at each change. It is told how the app was launched: what it
 * would read for itself throws on empty launch data and where storage is closed.
 */
export function startClient(
  { platform, version, theme }: { platform: string; version: string; theme: ThemeParams },
  onTheme: (theme: ThemeParams) => void,
) {
  const launchParams = {
    tgWebAppPlatform: platform,
    tgWebAppVersion: version,
    tgWebAppThemeParams: theme as never,
  };
  quietly(() => init({ acceptCustomStyles: false, launchParams }));
  quietly(() => mountMiniAppSync.ifAvailable());
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
  quietly(() => {
    onTheme(themeParamsState() as ThemeParams);
    themeParamsState.sub((theme) => onTheme(theme as ThemeParams));
  });
}
