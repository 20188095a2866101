import type { Launch } from "../../shapes/miniapp.ts";
import { useWorld } from "../stores/useWorld.ts";
import { AppDialogs } from "./AppDialogs.tsx";
import { AppFrame } from "./AppFrame.tsx";
import { AppHeader } from "./AppHeader.tsx";
import { BottomButtons } from "./BottomButtons.tsx";
import { inkOn, resolveColor } from "./colors.ts";
import { useMiniApp } from "./useMiniApp.ts";

type Props = { launch: Launch; hasDeviceBar: boolean };

/** A mini-app as a phone shows it: header, app, host's buttons, dialogs. */
export function AppScreen({ launch, hasDeviceBar }: Props) {
  const frameNumber = useMiniApp((state) => state.frameNumber);
  const isReady = useMiniApp((state) => state.isReady);
  const hasDialog = useMiniApp(({ dialog }) => dialog !== null);
  const backgroundColor = useMiniApp((state) => state.backgroundColor);
  const botName = useWorld(({ profile, setup }) => profile?.name ?? setup?.bot.name ?? "");
  const background = resolveColor(backgroundColor, launch.theme, "bg_color");
  return (
    <section
      aria-label={`Mini-app of ${botName}`}
      className={`app-screen app-theme-${launch.theme}`}
      style={{ background, color: inkOn(background) }}
    >
      <div className="app-body" inert={hasDialog}>
        <AppHeader hasDeviceBar={hasDeviceBar} launch={launch} />
        <div className="app-frame-box">
          {!isReady && (
            <p className="app-loader">
              <span aria-hidden="true" className="spinner" />
              <span className="hidden-words">The mini-app is loading</span>
            </p>
          )}
          <AppFrame key={`${launch.id}:${frameNumber}`} launch={launch} title={`${botName}: ${launch.app}`} />
        </div>
        <BottomButtons theme={launch.theme} />
      </div>
      <AppDialogs theme={launch.theme} />
    </section>
  );
}
