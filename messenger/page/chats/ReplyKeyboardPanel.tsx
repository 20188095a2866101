import { useState } from "react";
import type { ReplyButton, ReplyKeyboard } from "../../shapes/keyboards.ts";
import { pressReply } from "../stores/acting.ts";
import { usePerson } from "../stores/useWorld.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { keyed } from "../ui/keyed.ts";
import { PlaceDialog } from "./PlaceDialog.tsx";

function iconOf(button: ReplyButton): IconName | null {
  if (button.request_contact) return "phone";
  if (button.request_location) return "pin";
  return button.web_app ? "app" : null;
}

const rowName = (buttons: ReplyButton[]) => buttons.map(({ text }) => text).join("|");

/** The keyboard that stands in place of letters. */
export function ReplyKeyboardPanel({ keyboard }: { keyboard: ReplyKeyboard }) {
  const person = usePerson();
  const [asked, setAsked] = useState<ReplyButton | null>(null);

  function handlePress(button: ReplyButton): void {
    if (button.request_contact || button.request_location) setAsked(button);
    else pressReply(button);
  }

  return (
    <fieldset className="reply-keyboard">
      <legend className="hidden-words">The bot's keyboard</legend>
      {keyed(keyboard.keyboard, rowName).map(({ item: buttons, key }) => (
        <div className="reply-row" key={key}>
          {buttons.map((button) => {
            const icon = iconOf(button);
            return (
              <button
                className="reply-button"
                key={button.text}
                onClick={() => handlePress(button)}
                type="button"
              >
                {icon && <Icon name={icon} size={18} />}
                {button.text}
              </button>
            );
          })}
        </div>
      ))}
      {asked?.request_contact && (
        <Dialog onClose={() => setAsked(null)} title="Share your phone number?">
          <p className="dialog-text">The bot will know your number, {person?.phone}.</p>
          <footer className="dialog-actions">
            <button className="button" onClick={() => setAsked(null)} type="button">
              Cancel
            </button>
            <button
              className="button primary"
              onClick={() => {
                setAsked(null);
                pressReply(asked);
              }}
              type="button"
            >
              Share
            </button>
          </footer>
        </Dialog>
      )}
      {asked?.request_location && (
        <PlaceDialog
          onChoose={(place) => {
            setAsked(null);
            pressReply(asked, place);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </fieldset>
  );
}
