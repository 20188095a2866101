import type { BotProfile } from "../../shapes/world.ts";
import { openApp } from "../miniapp/openApp.ts";
import { Icon } from "../ui/Icon.tsx";

type Props = { profile: BotProfile; language: string; isOpen: boolean; onCommands: () => void };

/** The button left of the text field: opens a mini-app or the commands, as the bot has set it. */
export function MenuButton({ profile, language, isOpen, onCommands }: Props) {
  const { menuButton, commands } = profile;
  if (menuButton.type === "web_app") {
    const { text, web_app } = menuButton;
    return (
      <button
        className="menu-button"
        lang={language}
        onClick={() => openApp({ url: web_app.url, mode: "menu" })}
        type="button"
      >
        <Icon name="app" size={18} />
        <span>{text}</span>
      </button>
    );
  }
  if (commands.length === 0) return null;
  return (
    <button
      aria-expanded={isOpen}
      aria-label="Commands"
      className="menu-button"
      onClick={onCommands}
      type="button"
    >
      <Icon name="slash" size={18} />
      <span>Menu</span>
    </button>
  );
}
