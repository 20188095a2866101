import type { Payment } from "../../shapes/invoices.ts";
import type { Message } from "../../shapes/message.ts";
import { InvoiceCard } from "../payments/InvoiceCard.tsx";
import { setWorld, useWorld } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { ContactCard, FileCard, LocationCard } from "./Attachments.tsx";
import { InlineKeyboard } from "./InlineKeyboard.tsx";
import { Photos } from "./Photos.tsx";
import { preview, timeOf } from "./preview.ts";
import { RichText } from "./RichText.tsx";

type Props = {
  /** One message, or all of an album. */
  messages: Message[];
  isOwn: boolean;
  /** Ends a run of one author's messages: it carries the tail. */
  isLast: boolean;
};

function Origin({ message }: { message: Message }) {
  const sender = message.forward_origin?.sender_user;
  return (
    <>
      {sender && <p className="bubble-origin">Forwarded from {sender.first_name}</p>}
      {message.via_bot && <p className="bubble-origin">via @{message.via_bot.username}</p>}
      {message.reply_to_message && (
        <blockquote className="bubble-reply">
          <strong>{message.reply_to_message.from.first_name}</strong>
          <span>{preview(message.reply_to_message)}</span>
        </blockquote>
      )}
    </>
  );
}

const starsOf = ({ total_amount }: Payment) => `${total_amount} ${total_amount === 1 ? "Star" : "Stars"}`;

const isService = ({
  web_app_data,
  write_access_allowed,
  successful_payment,
  refunded_payment,
}: Message): boolean =>
  Boolean(web_app_data ?? write_access_allowed ?? successful_payment ?? refunded_payment);

function serviceWords({ web_app_data, successful_payment, refunded_payment }: Message): string {
  if (web_app_data) return `Sent data from “${web_app_data.button_text}”: ${web_app_data.data}`;
  if (successful_payment) return `⭐ You paid ${starsOf(successful_payment)}`;
  if (refunded_payment) return `⭐ You got ${starsOf(refunded_payment)} back`;
  return "You let the bot write to you";
}

/** Something that happened rather than was said. */
function Service({ message }: { message: Message }) {
  return <p className="service">{serviceWords(message)}</p>;
}

function ReplyButton({ message }: { message: Message }) {
  return (
    <button
      aria-label="Reply to this message"
      className="bubble-answer"
      onClick={() => {
        setWorld({ replyingTo: message, editing: null });
        document.querySelector<HTMLTextAreaElement>(".composer-field")?.focus();
      }}
      title="Reply"
      type="button"
    >
      <Icon name="reply" size={18} />
    </button>
  );
}

function EditButton({ message }: { message: Message }) {
  return (
    <button
      aria-label="Edit this message"
      className="bubble-answer bubble-edit"
      onClick={() =>
        setWorld({ editing: message, replyingTo: null, draft: message.text ?? message.caption ?? "" })
      }
      title="Edit"
      type="button"
    >
      <Icon name="edit" size={18} />
    </button>
  );
}

/** One message as a bubble, with the buttons under it. */
export function Bubble({ messages, isOwn, isLast }: Props) {
  const message = messages.find(({ caption }) => caption) ?? messages[0];
  const withBot = useWorld(({ chatWith }) => chatWith === "bot");
  if (!message) return null;
  if (isService(message)) return <Service message={message} />;
  const words = message.text ?? message.caption;
  const photos = messages.filter(({ photo }) => photo);
  const canEdit = isOwn && withBot && (message.text !== undefined || photos.length > 0);
  const isBare = photos.length > 0 && !words;
  const kind = `${isOwn ? "own" : "their"} ${isLast ? "last" : ""} ${isBare ? "bare" : ""}`;
  return (
    <div className={`bubble-row ${kind}`}>
      <article
        aria-label={`${isOwn ? "You" : message.from.first_name}, ${timeOf(message.date)}`}
        className={photos.length > 0 || message.preview ? "bubble with-photo" : "bubble"}
      >
        <Origin message={message} />
        {photos.length > 0 && <Photos messages={photos} />}
        {message.preview && <Photos messages={[{ ...message, photo: message.preview }]} />}
        {messages.map(
          ({ document, message_id }) => document && <FileCard document={document} key={message_id} />,
        )}
        {message.contact && <ContactCard contact={message.contact} />}
        {message.invoice && <InvoiceCard invoice={message.invoice} />}
        {message.location && <LocationCard place={message.location} venue={message.venue} />}
        <div className="bubble-text">
          {words && <RichText entities={message.entities ?? message.caption_entities} text={words} />}
          <span className="bubble-time">
            {message.edit_date && "edited "}
            <time dateTime={new Date(message.date * 1000).toISOString()}>{timeOf(message.date)}</time>
          </span>
        </div>
        {message.reaction && <span className="bubble-reaction">{message.reaction}</span>}
        <ReplyButton message={message} />
        {canEdit && <EditButton message={message} />}
      </article>
      <InlineKeyboard message={message} />
    </div>
  );
}
