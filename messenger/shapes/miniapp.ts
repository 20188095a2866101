/** Mini-apps and how they are opened. Types only. */

export type Platform = "android" | "android_x" | "ios" | "macos" | "tdesktop" | "weba" | "webk";

export type ThemeName = "light" | "dark" | "blue";

export type AppName = "market" | "shop" | "reports";

/**
 * How a mini-app was opened; it decides which launch data it gets. `inline` is a button under a message, `inlineMode` the
 * button above what a bot offers while one types, `keyboard` one of the keyboard in place of letters.
 */
export type LaunchMode = "inline" | "inlineMode" | "menu" | "keyboard" | "direct";

/** A mini-app ready to be shown in a frame. */
export type Launch = {
  id: string;
  personId: number;
  app: AppName;
  mode: LaunchMode;
  platform: Platform;
  version: string;
  theme: ThemeName;
  /** Port of the origin that serves this app. */
  port: number;
  /** Path and query of the app, without launch parameters in the hash. */
  path: string;
  /** Everything after `#`. */
  hash: string;
  /** Text of the keyboard button, for `web_app_data`. */
  buttonText: string;
};

/** Whether mini-apps of the bot may know where the person is. */
export type LocationAccess = "unasked" | "granted" | "denied";
