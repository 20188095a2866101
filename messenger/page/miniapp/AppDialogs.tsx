import { useEffect, useId, useRef } from "react";
import { themes } from "../../miniapp/themes.ts";
import type { ThemeName } from "../../shapes/miniapp.ts";
import { usePerson, useWorld } from "../stores/useWorld.ts";
import { keyed } from "../ui/keyed.ts";
import { closeDialog } from "./bridge/dialogMethods.ts";
import { readable } from "./colors.ts";
import { closeApp } from "./openApp.ts";
import { type AppDialog, type PopupButton, setApp, useMiniApp } from "./useMiniApp.ts";

type Words = { title: string; message: string; buttons: PopupButton[] };

const CANCEL: PopupButton = { id: "cancel", type: "cancel", text: "Cancel" };
const DENY: PopupButton = { id: "deny", type: "cancel", text: "Don’t allow" };

function useWords(dialog: AppDialog): Words {
  const person = usePerson();
  const bot = useWorld(({ profile, setup }) => profile?.name ?? setup?.bot.name ?? "The bot");
  switch (dialog.kind) {
    case "popup":
      return dialog;
    case "phone":
      return {
        title: "Share your phone number?",
        message: `${bot} will see your number, ${person?.phone ?? ""}.`,
        buttons: [CANCEL, { id: "share", type: "default", text: "Share" }],
      };
    case "write access":
      return {
        title: "Allow messages?",
        message: `${bot} wants to send you messages.`,
        buttons: [CANCEL, { id: "allow", type: "default", text: "Allow" }],
      };
    case "location":
      return {
        title: "Share your location?",
        message: `${bot} wants to know where you are. You can change this in the settings.`,
        buttons: [DENY, { id: "allow", type: "default", text: "Allow" }],
      };
    case "location settings":
      return {
        title: "Location",
        message: `Let ${bot} know where you are?`,
        buttons: [DENY, { id: "allow", type: "default", text: "Allow" }],
      };
    case "close":
      return {
        title: bot,
        message: "Changes that you made may not be saved.",
        buttons: [CANCEL, { id: "close", type: "destructive", text: "Close anyway" }],
      };
    case "download":
      return {
        title: "Download this file?",
        message: dialog.fileName,
        buttons: [CANCEL, { id: "download", type: "default", text: "Download" }],
      };
  }
}

function choose(dialog: AppDialog, button: string | null) {
  if (dialog.kind !== "close") return closeDialog(dialog, button);
  setApp({ dialog: null });
  if (button === "close") closeApp();
}

function Box({ dialog, theme }: { dialog: AppDialog; theme: ThemeName }) {
  const { title, message, buttons } = useWords(dialog);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const params = themes[theme];

  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector("button")?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <div
      aria-describedby={`${titleId}-text`}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : "Message from the mini-app"}
      aria-modal="true"
      className="app-dialog"
      onKeyDown={({ key }) => {
        if (key === "Escape") choose(dialog, null);
      }}
      ref={box}
      role="alertdialog"
      style={{ background: params.section_bg_color, color: params.text_color }}
    >
      {title && <h2 id={titleId}>{title}</h2>}
      <p id={`${titleId}-text`}>{message}</p>
      <div className="app-dialog-buttons">
        {keyed(buttons, ({ id }) => id).map(({ item: { id, type, text }, key }) => (
          <button
            key={key}
            onClick={() => choose(dialog, id)}
            style={{
              color: readable(
                type === "destructive" ? params.destructive_text_color : params.accent_text_color,
                params.section_bg_color,
              ),
            }}
            type="button"
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Whatever the host asks on the app's behalf, over the app. */
export function AppDialogs({ theme }: { theme: ThemeName }) {
  const dialog = useMiniApp((state) => state.dialog);
  if (!dialog) return null;
  return (
    <div className="app-dialogs">
      <Box dialog={dialog} theme={theme} />
    </div>
  );
}
