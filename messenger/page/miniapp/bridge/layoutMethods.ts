import { themes } from "../../../miniapp/themes.ts";
import type { ThemeName } from "../../../shapes/miniapp.ts";
import { closeApp } from "../openApp.ts";
import { getApp, type HostButton, saveDevice, setApp } from "../useMiniApp.ts";
import { send } from "./channel.ts";
import { color, type Methods, text } from "./method.ts";
import { reloadAnswered } from "./reload.ts";

/** Height of the overlaid buttons in full screen. */
const FULLSCREEN_TOP = 48;
const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };
const FRAME_STYLE =
  "::-webkit-scrollbar{width:6px;height:6px}::-webkit-scrollbar-thumb{background:rgba(128,128,128,.5);border-radius:3px}";

let size = { width: 0, height: 0 };

function sendViewport(isStable = true): void {
  send("viewport_changed", { ...size, is_expanded: true, is_state_stable: isStable });
}

/** To be called whenever the frame has another size. */
export function frameResized(width: number, height: number): void {
  if (width === size.width && height === size.height) return;
  size = { width, height };
  if (getApp().isReady) sendViewport();
}

const sendSafeArea = () => send("safe_area_changed", NO_INSETS);
const sendContentSafeArea = () =>
  send("content_safe_area_changed", { ...NO_INSETS, top: getApp().isFullscreen ? FULLSCREEN_TOP : 0 });

const sendTheme = () => send("theme_changed", { theme_params: themes[getApp().device.theme] });

/** Another theme, live. */
export function changeTheme(theme: ThemeName): void {
  saveDevice({ theme });
  setApp(({ launch }) => ({ launch: launch && { ...launch, theme } }));
  if (getApp().launch) sendTheme();
}

export function setFullscreen(isFullscreen: boolean): void {
  if (getApp().isFullscreen === isFullscreen) {
    if (isFullscreen) send("fullscreen_failed", { error: "ALREADY_FULLSCREEN" });
    return;
  }
  setApp({ isFullscreen });
  send("fullscreen_changed", { is_fullscreen: isFullscreen });
  sendSafeArea();
  sendContentSafeArea();
}

function changedButton(button: HostButton, data: Record<string, unknown>): HostButton {
  const flag = (name: string, before: boolean) => (name in data ? data[name] === true : before);
  const place = ["left", "right", "top", "bottom"].find((name) => name === data.position);
  return {
    isVisible: flag("is_visible", button.isVisible),
    isActive: flag("is_active", button.isActive),
    isBusy: flag("is_progress_visible", button.isBusy),
    hasShine: flag("has_shine_effect", button.hasShine),
    text: typeof data.text === "string" ? data.text : button.text,
    color: color(data.color) || button.color,
    textColor: color(data.text_color) || button.textColor,
    position: (place as HostButton["position"] | undefined) ?? button.position,
  };
}

const wantedColor = (data: Record<string, unknown>) => text(data.color_key) || color(data.color);

/** The frame, its colours and the buttons the host draws. */
export const layoutMethods: Methods = {
  iframe_ready: {
    run: () => {
      setApp({ isReady: true });
      send("set_custom_style", FRAME_STYLE);
    },
  },
  iframe_will_reload: { run: reloadAnswered },
  web_app_ready: { run: () => setApp({ isReady: true }) },
  // Every panel of the stand-in is already as high as it can be.
  web_app_expand: { run: () => sendViewport() },
  web_app_close: { run: closeApp },
  web_app_request_theme: { run: sendTheme },
  web_app_request_viewport: { run: () => sendViewport() },
  web_app_request_safe_area: { since: "8.0", run: sendSafeArea },
  web_app_request_content_safe_area: { since: "8.0", run: sendContentSafeArea },
  web_app_request_fullscreen: { since: "8.0", run: () => setFullscreen(true) },
  web_app_exit_fullscreen: { since: "8.0", run: () => setFullscreen(false) },
  web_app_toggle_orientation_lock: { since: "8.0", run: () => {} },
  web_app_setup_closing_behavior: {
    run: ({ need_confirmation }) => setApp({ needsConfirmation: need_confirmation === true }),
  },
  web_app_setup_swipe_behavior: {
    since: "7.7",
    run: ({ allow_vertical_swipe }) => setApp({ allowsSwipe: allow_vertical_swipe !== false }),
  },
  web_app_hide_keyboard: { since: "9.1", run: () => {} },
  web_app_set_header_color: { since: "6.1", run: (data) => setApp({ headerColor: wantedColor(data) }) },
  web_app_set_background_color: {
    since: "6.1",
    run: (data) => setApp({ backgroundColor: wantedColor(data) }),
  },
  web_app_set_bottom_bar_color: {
    since: "7.10",
    run: (data) => setApp({ bottomBarColor: wantedColor(data) }),
  },
  web_app_setup_back_button: {
    since: "6.1",
    run: ({ is_visible }) => setApp({ isBackVisible: is_visible === true }),
  },
  web_app_setup_settings_button: {
    since: "6.10",
    run: ({ is_visible }) => setApp({ isSettingsVisible: is_visible === true }),
  },
  web_app_setup_main_button: { run: (data) => setApp(({ main }) => ({ main: changedButton(main, data) })) },
  web_app_setup_secondary_button: {
    since: "7.10",
    run: (data) => setApp(({ secondary }) => ({ secondary: changedButton(secondary, data) })),
  },
};
