import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { BotProfile, ChatView, Person } from "../../shapes/world.ts";
import { act, sendEdit, sendPlace, sendText } from "../stores/acting.ts";
import { attempt, setWorld, useWorld } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu, type MenuItem } from "../ui/Menu.tsx";
import { CommandMenu } from "./CommandMenu.tsx";
import { INLINE_LIST_ID, InlineResults, inlineOptionId } from "./InlineResults.tsx";
import { MenuButton } from "./MenuButton.tsx";
import { PhotosDialog } from "./PhotosDialog.tsx";
import { PlaceDialog } from "./PlaceDialog.tsx";
import { preview } from "./preview.ts";
import { ReplyKeyboardPanel } from "./ReplyKeyboardPanel.tsx";
import { useInline } from "./useInline.ts";

type Props = { person: Person; chat: ChatView; profile: BotProfile | null; isWithBot: boolean };

/** Attaching things, as far as the bot can take them. */
function AttachButton() {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [isPlacing, setPlacing] = useState(false);
  const items: MenuItem[] = [
    { text: "Photos", icon: "photo", onChoose: () => input.current?.click() },
    { text: "Location", icon: "pin", onChoose: () => setPlacing(true) },
    { text: "My phone number", icon: "phone", onChoose: () => attempt(act("contact")) },
  ];
  return (
    <>
      <Menu items={items} label="Attach" opens="up" side="left" trigger={<Icon name="attach" />} />
      <input
        accept="image/*"
        aria-label="Photos to send"
        hidden
        multiple
        onChange={({ target }) => {
          setFiles([...(target.files ?? [])]);
          target.value = "";
        }}
        ref={input}
        type="file"
      />
      {files.length > 0 && <PhotosDialog files={files} onClose={() => setFiles([])} />}
      {isPlacing && (
        <PlaceDialog
          onChoose={(place) => {
            setPlacing(false);
            attempt(sendPlace(place));
          }}
          onClose={() => setPlacing(false)}
        />
      )}
    </>
  );
}

/** The message whose words are being changed, above the field. */
function EditBar({ onLeave }: { onLeave(): void }) {
  const message = useWorld((state) => state.editing);
  if (!message) return null;
  return (
    <div className="composer-reply">
      <Icon name="edit" />
      <p>
        <strong>Edit message</strong>
        <span>{preview(message)}</span>
      </p>
      <button aria-label="Cancel editing" className="icon-button" onClick={onLeave} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Shows, above the field, the message that the next one replies to. */
function ReplyBar() {
  const message = useWorld((state) => state.replyingTo);
  if (!message) return null;
  return (
    <div className="composer-reply">
      <Icon name="reply" />
      <p>
        <strong>Reply to {message.from.first_name}</strong>
        <span>{preview(message)}</span>
      </p>
      <button
        aria-label="Cancel the reply"
        className="icon-button"
        onClick={() => setWorld({ replyingTo: null })}
        type="button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Where one writes: text, attachments, the bot's menu and its keyboard. */
export function Composer({ person, chat, profile, isWithBot }: Props) {
  const [text, setText] = useState("");
  const [showsCommands, setShowsCommands] = useState(false);
  const [showsKeyboard, setShowsKeyboard] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const { keyboard, isKeyboardUsed } = chat;
  const draft = useWorld((state) => state.draft);
  const {
    isOpen: isInline,
    handleKey: handleInlineKey,
    ...inline
  } = useInline(text, () => {
    setText("");
    field.current?.focus();
  });

  useEffect(() => {
    if (draft === null) return;
    setText(draft);
    setWorld({ draft: null });
    field.current?.focus();
  }, [draft]);

  // A new keyboard opens by itself, one that was used up folds away.
  useEffect(() => setShowsKeyboard(keyboard !== null && !isKeyboardUsed), [keyboard, isKeyboardUsed]);

  const editing = useWorld((state) => state.editing);
  // Words below a photo may be taken away.
  const mayBeEmpty = editing?.photo !== undefined;
  function leaveEditing(): void {
    if (editing) setText("");
    setWorld({ editing: null, replyingTo: null });
  }

  const typed = /^\/\w*$/.test(text) ? text.slice(1) : null;
  const commands = (isWithBot && profile?.commands) || [];
  const offered = typed === null ? commands : commands.filter(({ command }) => command.startsWith(typed));
  const offersCommands = offered.length > 0 && (showsCommands || typed !== null);

  function send(words: string): void {
    if (words.trim() === "" && !mayBeEmpty) return;
    setText("");
    setShowsCommands(false);
    attempt(editing ? sendEdit(words) : sendText(words));
    field.current?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    if (handleInlineKey(event)) return;
    if (event.key === "Escape") {
      setShowsCommands(false);
      leaveEditing();
    }
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(text);
  }

  return (
    <div className="composer">
      {offersCommands && (
        <CommandMenu
          commands={offered}
          language={person.language}
          onChoose={(command) => send(`/${command}`)}
        />
      )}
      {isInline && <InlineResults {...inline} language={person.language} />}
      <ReplyBar />
      <EditBar onLeave={leaveEditing} />
      <div className="composer-row">
        {isWithBot && profile && (
          <MenuButton
            isOpen={showsCommands}
            language={person.language}
            onCommands={() => setShowsCommands(!showsCommands)}
            profile={profile}
          />
        )}
        {isWithBot && <AttachButton />}
        <textarea
          aria-label="Message"
          {...(isInline &&
            inline.list &&
            inline.list.items.length > 0 && { "aria-controls": INLINE_LIST_ID })}
          {...(isInline && inline.active >= 0 && { "aria-activedescendant": inlineOptionId(inline.active) })}
          className="composer-field"
          maxLength={4096}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
          placeholder={keyboard?.input_field_placeholder ?? "Message"}
          ref={field}
          rows={1}
          value={text}
        />
        {keyboard && (
          <button
            aria-label={showsKeyboard ? "Hide the bot's keyboard" : "Show the bot's keyboard"}
            aria-pressed={showsKeyboard}
            className="icon-button"
            onClick={() => setShowsKeyboard(!showsKeyboard)}
            type="button"
          >
            <Icon name="keyboard" />
          </button>
        )}
        <button
          aria-label="Send"
          className="icon-button send-button"
          disabled={text.trim() === "" && !mayBeEmpty}
          onClick={() => send(text)}
          type="button"
        >
          <Icon name="send" />
        </button>
      </div>
      {keyboard && showsKeyboard && <ReplyKeyboardPanel keyboard={keyboard} />}
    </div>
  );
}
