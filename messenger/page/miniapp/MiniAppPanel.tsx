import { useEffect } from "react";
import { PHONE } from "../stores/navigation.ts";
import { useWorld } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { useMedia } from "../ui/useMedia.ts";
import { AppScreen } from "./AppScreen.tsx";
import { send } from "./bridge/channel.ts";
import { useLog } from "./bridge/log.ts";
import { DeviceBar } from "./DeviceBar.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { closeApp } from "./openApp.ts";
import { setApp, useMiniApp } from "./useMiniApp.ts";

/** The mini-app beside the chat; on a phone it is the whole screen, or a bar when it stepped aside. */
export function MiniAppPanel() {
  const launch = useMiniApp((state) => state.launch);
  const isMinimised = useMiniApp((state) => state.isMinimised);
  const personId = useWorld((state) => state.personId);
  const botName = useWorld(({ profile }) => profile?.name ?? "");
  const isLogOpen = useLog((state) => state.isOpen);
  const isPhone = useMedia(PHONE);
  const isAside = isMinimised && isPhone;

  // Another person has another phone.
  useEffect(() => {
    if (launch && launch.personId !== personId) closeApp();
  }, [launch, personId]);

  if (!launch) return null;

  function showAgain(): void {
    setApp({ isMinimised: false });
    send("visibility_changed", { is_visible: true });
  }

  return (
    <>
      <aside aria-label="Mini-app" className={isAside ? "app-panel aside" : "app-panel"}>
        {!isPhone && <DeviceBar launch={launch} />}
        <div className="device">
          <AppScreen hasDeviceBar={!isPhone} launch={launch} />
        </div>
        {isPhone && isLogOpen && <LogPanel />}
      </aside>
      {isAside && (
        <button className="app-return" onClick={showAgain} type="button">
          <Icon name="app" size={20} />
          <span>Back to {botName}</span>
        </button>
      )}
    </>
  );
}
