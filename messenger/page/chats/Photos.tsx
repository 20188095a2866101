import { useState } from "react";
import type { Message } from "../../shapes/message.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { fileUrl, pickSize } from "./photoUrl.ts";

const SHOWN_WIDTH = 640;

function Photo({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const size = pickSize(message.photo ?? [], SHOWN_WIDTH);
  if (!size) return null;
  return (
    <button aria-label="View the photo" className="photo" onClick={onOpen} type="button">
      <img
        alt={message.caption ?? "Sent in the chat"}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        height={size.height}
        loading="lazy"
        src={fileUrl(size.file_id)}
        width={size.width}
      />
    </button>
  );
}

/** One photo in its own proportions, or an album as a grid. */
export function Photos({ messages }: { messages: Message[] }) {
  const [opened, setOpened] = useState<Message | null>(null);
  const biggest = opened?.photo?.at(-1);
  return (
    <div className={`photos photos-${messages.length}`}>
      {messages.map((message) => (
        <Photo key={message.message_id} message={message} onOpen={() => setOpened(message)} />
      ))}
      {biggest && (
        <Dialog className="dialog-photo" onClose={() => setOpened(null)} title="Photo">
          <img
            alt={opened?.caption ?? "Sent in the chat"}
            height={biggest.height}
            src={fileUrl(biggest.file_id)}
            width={biggest.width}
          />
        </Dialog>
      )}
    </div>
  );
}
