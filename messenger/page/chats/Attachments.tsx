import type { Contact, DocumentFile, Place, Venue } from "../../shapes/message.ts";
import { Icon } from "../ui/Icon.tsx";
import { fileUrl } from "./photoUrl.ts";

export function ContactCard({ contact }: { contact: Contact }) {
  const name = [contact.first_name, contact.last_name].filter(Boolean).join(" ");
  return (
    <div className="attachment">
      <span className="attachment-icon">
        <Icon name="phone" />
      </span>
      <span className="attachment-words">
        <strong>{name}</strong>
        <span>{contact.phone_number}</span>
      </span>
    </div>
  );
}

export function FileCard({ document }: { document: DocumentFile }) {
  return (
    <a className="attachment" download href={fileUrl(document.file_id)}>
      <span className="attachment-icon">
        <Icon name="file" />
      </span>
      <span className="attachment-words">
        <strong>{document.file_name ?? "File"}</strong>
        <span>{Math.max(1, Math.round(document.file_size / 1024))} KB</span>
      </span>
    </a>
  );
}

/** A place, drawn: the stand-in has no internet for a map. */
export function LocationCard({ place, venue }: { place: Place; venue: Venue | undefined }) {
  return (
    <div className="place">
      <svg
        aria-hidden="true"
        className="place-map"
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 240 120"
      >
        <path className="place-park" d="M0 76c40-8 60 4 86 30l-12 14H0zM168 0h72v34c-30 8-56-2-72-34z" />
        <path
          className="place-water"
          d="M0 30c50 14 82-10 118 6s70 40 122 26v14c-50 12-86-12-124-26S50 60 0 44z"
        />
        <path className="place-road" d="M40 0l36 120M150 0l-22 120M0 96l240-40M200 0l10 120" />
      </svg>
      <span className="place-pin">
        <Icon name="pin" size={34} />
      </span>
      <span className="place-words">
        {venue
          ? `${venue.title}, ${venue.address}`
          : `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`}
      </span>
    </div>
  );
}
