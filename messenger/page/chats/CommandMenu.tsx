import type { BotCommand } from "../../shapes/world.ts";

type Props = { commands: BotCommand[]; language: string; onChoose: (command: string) => void };

/** The bot's commands with their descriptions, in the person's language. */
export function CommandMenu({ commands, language, onChoose }: Props) {
  return (
    <ul aria-label="Commands" className="commands" lang={language}>
      {commands.map(({ command, description }) => (
        <li key={command}>
          <button className="command" onClick={() => onChoose(command)} type="button">
            <strong>/{command}</strong>
            <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
