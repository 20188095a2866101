import type { Launch, ThemeName } from "../../shapes/miniapp.ts";
import { api } from "../api.ts";
import { attempt, getWorld } from "../stores/useWorld.ts";
import { clearLog } from "./bridge/log.ts";
import { type Device, freshApp, getApp, type LaunchRequest, saveDevice, setApp } from "./useMiniApp.ts";

/** Has the messenger note how a person's device opens an app; `url` is a page with nothing else. */
export function requestLaunch(request: LaunchRequest, personId: number | null) {
  const { platform, version, theme } = getApp().device;
  return api<{ id: string; url: string }>("POST", "/launch", {
    ...request,
    personId,
    version,
    theme,
    ...(platform !== "own" && { platform }),
  });
}

async function launch(request: LaunchRequest): Promise<void> {
  const { id } = await requestLaunch(request, getWorld().personId);
  await showLaunch(id, request);
}

/** Puts a launch that the messenger knows into the frame. */
export async function showLaunch(id: string, request: LaunchRequest | null): Promise<void> {
  const made = await api<Launch>("GET", `/launch/${id}`);
  clearLog();
  setApp(({ frameNumber, device }) => ({
    ...freshApp,
    request,
    launch: made,
    frameNumber: frameNumber + 1,
    device: { ...device, version: made.version, theme: made.theme },
  }));
}

/** Opens a mini-app for this tab's person, with launch data of its own. */
export const openApp = (request: LaunchRequest) => attempt(launch(request));

/** The same app on another device: clients cannot change platform or version while it runs. */
export function reopenOn(change: Partial<Device>): void {
  saveDevice(change);
  const { request } = getApp();
  if (request) openApp(request);
}

/** Closes the app without asking. */
export function closeApp(): void {
  if (location.pathname === "/app") {
    window.close();
    location.assign(`/?person=${getWorld().personId}&chat=bot`);
    return;
  }
  setApp({ ...freshApp, launch: null, request: null });
}

/** The person's own X: asks first when the app wants it. */
export function leaveApp(): void {
  const { needsConfirmation, dialog } = getApp();
  if (!needsConfirmation) closeApp();
  else if (!dialog) setApp({ dialog: { kind: "close" } });
}

export const themeNames: Record<ThemeName, string> = { light: "Light", dark: "Dark", blue: "Blue" };
