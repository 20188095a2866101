import { create } from "zustand";
import { clients } from "../../miniapp/clients.ts";
import type { AppName, Launch, LaunchMode, Platform, ThemeName } from "../../shapes/miniapp.ts";
import { PHONE } from "../stores/navigation.ts";
import { send } from "./bridge/channel.ts";

/** The launch that was tapped: enough to open the same again on another device. */
export type LaunchRequest = {
  mode: LaunchMode;
  url?: string;
  app?: AppName;
  startapp?: string;
  buttonText?: string;
};

/** A button the host draws for the app; empty colours follow the theme. */
export type HostButton = {
  isVisible: boolean;
  isActive: boolean;
  isBusy: boolean;
  hasShine: boolean;
  text: string;
  color: string;
  textColor: string;
  position: "left" | "right" | "top" | "bottom";
};

export type PopupButton = {
  id: string;
  type: "default" | "destructive" | "ok" | "close" | "cancel";
  text: string;
};
export type AppDialog =
  | { kind: "popup"; title: string; message: string; buttons: PopupButton[] }
  | { kind: "phone" }
  | { kind: "write access" }
  | { kind: "location" }
  | { kind: "location settings" }
  | { kind: "close" }
  | { kind: "download"; url: string; fileName: string };

/** The person's device; kept between launches. */
export type Device = { platform: Platform | "own"; version: string; theme: ThemeName };

type MiniAppState = {
  request: LaunchRequest | null;
  launch: Launch | null;
  /** Grows with every forced reload, so that the frame is made again. */
  frameNumber: number;
  device: Device;
  isReady: boolean;
  isMinimised: boolean;
  isFullscreen: boolean;
  isBackVisible: boolean;
  isSettingsVisible: boolean;
  needsConfirmation: boolean;
  allowsSwipe: boolean;
  /** `bg_color`, `secondary_bg_color`, `#RRGGBB` or empty. */
  headerColor: string;
  backgroundColor: string;
  bottomBarColor: string;
  main: HostButton;
  secondary: HostButton;
  dialog: AppDialog | null;
  /** When the app last asked for a vibration. */
  hapticAt: number;
  /** When the person last touched the app or a button that is drawn for it. */
  tappedAt: number;
};

const hiddenButton: HostButton = {
  isVisible: false,
  isActive: true,
  isBusy: false,
  hasShine: false,
  text: "",
  color: "",
  textColor: "",
  position: "left",
};

const DEVICE_KEY = "messenger/device";
const FIRST_DEVICE: Device = { platform: "own", version: "9.1", theme: "light" };

function savedDevice(): Device {
  const systemTheme: ThemeName = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  try {
    const saved = JSON.parse(localStorage.getItem(DEVICE_KEY) ?? "{}") as Partial<Device>;
    const device: Device = { ...FIRST_DEVICE, theme: systemTheme, ...saved };
    return device.platform === "own" || device.platform in clients ? device : { ...device, platform: "own" };
  } catch {
    return { ...FIRST_DEVICE, theme: systemTheme };
  }
}

/** The state of every freshly opened app. */
export const freshApp = {
  isReady: false,
  isMinimised: false,
  isFullscreen: false,
  isBackVisible: false,
  isSettingsVisible: false,
  needsConfirmation: false,
  allowsSwipe: true,
  headerColor: "",
  backgroundColor: "",
  bottomBarColor: "",
  main: { ...hiddenButton, text: "Continue" },
  secondary: { ...hiddenButton, text: "Cancel" },
  dialog: null,
  hapticAt: 0,
  tappedAt: 0,
} as const;

export const useMiniApp = create<MiniAppState>(() => ({
  request: null,
  launch: null,
  frameNumber: 0,
  device: savedDevice(),
  ...freshApp,
}));

export const setApp = useMiniApp.setState;
export const getApp = useMiniApp.getState;

/** The client that the app runs in. */
export const clientOf = () => clients[getApp().launch?.platform ?? "android"];

export const noteTap = () => setApp({ tappedAt: Date.now() });

export function saveDevice(change: Partial<Device>): void {
  const device = { ...getApp().device, ...change };
  localStorage.setItem(DEVICE_KEY, JSON.stringify(device));
  setApp({ device });
}

/** A phone shows one thing at a time: the app steps aside, still running, and is told so. */
export function minimiseOnPhone(): void {
  if (!getApp().launch || !matchMedia(PHONE).matches) return;
  setApp({ isMinimised: true });
  send("visibility_changed", { is_visible: false });
}
