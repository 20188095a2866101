import type { Launch, ThemeName } from "../../shapes/miniapp.ts";
import { useWorld } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu, type MenuItem } from "../ui/Menu.tsx";
import { send } from "./bridge/channel.ts";
import { changeTheme, setFullscreen } from "./bridge/layoutMethods.ts";
import { toggleLog } from "./bridge/log.ts";
import { reloadApp } from "./bridge/reload.ts";
import { inkOn, resolveColor } from "./colors.ts";
import { leaveApp, themeNames } from "./openApp.ts";
import { useMiniApp } from "./useMiniApp.ts";

/** On a phone and in a tab of its own there is no device bar: the menu holds what it would. */
function useMenuItems(launch: Launch, hasDeviceBar: boolean): MenuItem[] {
  const isSettingsVisible = useMiniApp((state) => state.isSettingsVisible);
  const isFullscreen = useMiniApp((state) => state.isFullscreen);
  const items: MenuItem[] = [];
  if (isSettingsVisible) {
    items.push({ text: "Settings", icon: "settings", onChoose: () => send("settings_button_pressed") });
  }
  items.push({ text: "Reload", icon: "reload", onChoose: reloadApp });
  if (isFullscreen) {
    items.push({ text: "Leave full screen", icon: "app", onChoose: () => setFullscreen(false) });
  }
  if (hasDeviceBar) return items;
  const themes = (Object.keys(themeNames) as ThemeName[]).map((theme) => ({
    text: `${themeNames[theme]} theme`,
    isChosen: launch.theme === theme,
    onChoose: () => changeTheme(theme),
  }));
  return [...items, ...themes, { text: "Bridge log", icon: "log", onChoose: toggleLog }];
}

/** The bar a Telegram client draws above the app. */
export function AppHeader({ launch, hasDeviceBar }: { launch: Launch; hasDeviceBar: boolean }) {
  const botName = useWorld(({ profile, setup }) => profile?.name ?? setup?.bot.name ?? "");
  const isBackVisible = useMiniApp((state) => state.isBackVisible);
  const isFullscreen = useMiniApp((state) => state.isFullscreen);
  const headerColor = useMiniApp((state) => state.headerColor);
  const items = useMenuItems(launch, hasDeviceBar);
  const background = resolveColor(headerColor, launch.theme, "header_bg_color");
  const style = isFullscreen ? {} : { background, color: inkOn(background) };
  return (
    <header className={isFullscreen ? "app-head app-head-over" : "app-head"} style={style}>
      {isBackVisible ? (
        <button className="app-head-button" onClick={() => send("back_button_pressed")} type="button">
          <Icon name="back" size={20} />
          Back
        </button>
      ) : (
        <button className="app-head-button" onClick={leaveApp} type="button">
          <Icon name="close" size={20} />
          Close
        </button>
      )}
      {!isFullscreen && (
        <p className="app-head-title">
          <strong>{botName}</strong>
          <span>mini app</span>
        </p>
      )}
      <Menu items={items} label="Mini-app menu" trigger={<Icon name="more" />} className="app-head-button" />
    </header>
  );
}
