import type { ThemeName } from "../../shapes/miniapp.ts";
import { send } from "./bridge/channel.ts";
import { readable, resolveColor } from "./colors.ts";
import { type HostButton, noteTap, useMiniApp } from "./useMiniApp.ts";

type Props = { button: HostButton; color: string; textColor: string; event: string };

function Button({ button, color, textColor, event }: Props) {
  return (
    <button
      aria-busy={button.isBusy}
      className={`host-button ${button.hasShine ? "shine" : ""}`}
      disabled={!button.isActive}
      onClick={() => {
        noteTap();
        send(event);
      }}
      style={{ background: readable(color, textColor), color: textColor }}
      type="button"
    >
      {button.text}
      {button.isBusy && <span aria-hidden="true" className="spinner" />}
    </button>
  );
}

const isShown = ({ isVisible, text }: HostButton) => isVisible && text.trim() !== "";

/** The main and the secondary button, drawn by the host below the app. */
export function BottomButtons({ theme }: { theme: ThemeName }) {
  const main = useMiniApp((state) => state.main);
  const secondary = useMiniApp((state) => state.secondary);
  const bottomBarColor = useMiniApp((state) => state.bottomBarColor);
  if (!isShown(main) && !isShown(secondary)) return null;
  const background = resolveColor(bottomBarColor, theme, "bottom_bar_bg_color");
  return (
    <div className={`host-buttons host-buttons-${secondary.position}`} style={{ background }}>
      {isShown(main) && (
        <Button
          button={main}
          color={resolveColor(main.color, theme, "button_color")}
          event="main_button_pressed"
          textColor={resolveColor(main.textColor, theme, "button_text_color")}
        />
      )}
      {isShown(secondary) && (
        <Button
          button={secondary}
          color={resolveColor(secondary.color, theme, "bottom_bar_bg_color")}
          event="secondary_button_pressed"
          textColor={resolveColor(secondary.textColor, theme, "button_color")}
        />
      )}
    </div>
  );
}
