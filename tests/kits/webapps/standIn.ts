import { createLaunch, resolveLaunch } from "../../../messenger/miniapp/launches.ts";
import { setFrame } from "../../../messenger/page/miniapp/bridge/channel.ts";
import { clearLog, useLog } from "../../../messenger/page/miniapp/bridge/log.ts";
import { receive } from "../../../messenger/page/miniapp/bridge/receive.ts";
import { freshApp, setApp } from "../../../messenger/page/miniapp/useMiniApp.ts";
import { setWorld } from "../../../messenger/page/stores/useWorld.ts";
import type { LaunchMode, Platform } from "../../../messenger/shapes/miniapp.ts";
import { firstState } from "../../../messenger/state.ts";
import type { World } from "../../../messenger/world.ts";

const options = { publicUrl: "http://localhost:3000", appOrigin: "http://localhost:3000", botToken: "7:x" };
const bot = { id: 7, username: "bozor_bot", name: "Bozor" };

/**
 * For tests: has a client of the stand-in launch the page, without its server and its frame. What the app posts the
 * stand-in's own bridge takes; what that sends the app hears.
 */
export function launchIn(platform: Platform, url: string, mode: LaunchMode = "inline") {
  const { people } = firstState();
  const world = { options, state: { people }, launches: new Map() } as unknown as World;
  const { id } = createLaunch(world, { personId: people[0]?.id, platform, url, mode });
  const launch = resolveLaunch(world, id, () => 0);
  setWorld({
    setup: { bot } as never,
    people,
    personId: launch.personId,
    sharing: null,
    paying: null,
    toasts: [],
  });
  setApp({ ...freshApp, launch });
  clearLog();
  const postEvent = (eventType: string, eventData?: string) =>
    receive(JSON.stringify({ eventType, eventData }));
  Object.assign(window, { TelegramWebviewProxy: { postEvent } });
  const tell = (data: string) =>
    window.dispatchEvent(new MessageEvent("message", { data, source: window.parent }));
  setFrame({ postMessage: tell } as never);
  window.history.replaceState(null, "", `${launch.path}#${launch.hash}`);
}

/** For tests: the page is nobody's app any more. */
export function leaveClient() {
  setFrame(null);
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
  window.history.replaceState(null, "", "/");
}

/** For tests: what the client has kept from the app, and why. */
export const ignored = () => useLog.getState().lines.flatMap(({ warning }) => warning || []);
