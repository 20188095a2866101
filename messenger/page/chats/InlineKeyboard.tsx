import type { InlineButton } from "../../shapes/keyboards.ts";
import type { Message } from "../../shapes/message.ts";
import { rowsOf } from "../payments/InvoiceCard.tsx";
import { pressInline } from "../stores/acting.ts";
import { useWorld } from "../stores/useWorld.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { keyed } from "../ui/keyed.ts";

function iconOf(button: InlineButton): IconName | null {
  if (button.web_app) return "app";
  if (button.url) return /^(tg:|https?:\/\/t\.me\/)/i.test(button.url) ? null : "tab";
  return button.copy_text ? "copy" : null;
}

type Props = { message: Message; button: InlineButton; row: number; column: number };

function Button({ message, button, row, column }: Props) {
  const isWaiting = useWorld(({ waiting }) => `${message.message_id}:${row}:${column}` in waiting);
  const icon = iconOf(button);
  return (
    <button
      aria-busy={isWaiting}
      className={`inline-button ${button.style ? `inline-${button.style}` : ""}`}
      onClick={() => pressInline(message, button, row, column)}
      type="button"
    >
      {button.pay && message.isPaid ? "Receipt" : button.text}
      {isWaiting && <span aria-hidden="true" className="spinner" />}
      {icon && !isWaiting && (
        <span className="inline-icon">
          <Icon name={icon} size={13} />
        </span>
      )}
    </button>
  );
}

const rowName = (buttons: InlineButton[]) => buttons.map(({ text }) => text).join("|");

/** The buttons under one message. */
export function InlineKeyboard({ message }: { message: Message }) {
  const rows = rowsOf(message);
  if (!rows) return null;
  return (
    <div className="inline-keyboard">
      {keyed(rows, rowName).map(({ item: buttons, index: row, key }) => (
        <div className="inline-row" key={key}>
          {keyed(buttons, ({ text }) => text).map(({ item: button, index: column, key }) => (
            <Button button={button} column={column} key={key} message={message} row={row} />
          ))}
        </div>
      ))}
    </div>
  );
}
