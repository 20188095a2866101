import type { Listing } from "#contract/listings.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import styles from "./ListingNote.module.css";
import { useListingText } from "./locales/useListingText.ts";

const notes = {
  moderation: { icon: "clock", title: "listing.moderation", hint: "listing.moderationHint" },
  notActive: { icon: "info", title: "listing.notActive", hint: "listing.notActiveHint" },
  closed: { icon: "archive", title: "listing.notActive", hint: "listing.ownClosedHint" },
  expired: { icon: "archive", title: "listing.notActive", hint: "listing.ownExpiredHint" },
  reserved: { icon: "bookmark", title: "card.reserved", hint: "listing.reservedHint" },
  forMe: { icon: "bookmark", title: "listing.reservedForMe", hint: "listing.reservedForMeHint" },
} as const satisfies Record<string, { icon: IconName; title: string; hint: string }>;

type Noted = Pick<Listing, "status" | "isOwner"> & Partial<Pick<Listing, "isReserved" | "isReservedForMe">>;

/**
 * Which note a listing's state carries. "On moderation" is for its owner's eyes; what a moderator decided, and what can
 * be done about it, stands in the owner's own notes.
 */
export function noteOf({ status, isOwner, isReserved, isReservedForMe }: Noted) {
  if (isReserved && !isOwner) return isReservedForMe ? notes.forMe : notes.reserved;
  if (status === "pending") return isOwner ? notes.moderation : undefined;
  if (status !== "closed" && status !== "expired") return undefined;
  return isOwner ? notes[status] : notes.notActive;
}

/** A note that explains a listing's state where it isn't simply on sale. */
export function ListingNote({ listing }: { listing: Listing }) {
  const { t, language } = useListingText();
  const note = noteOf(listing);
  if (!note) return null;
  return (
    <div className={styles.note} role="note">
      <Icon name={note.icon} />
      <div>
        <strong>{t(note.title)}</strong>
        <p className="hint-second">
          {t(note.hint, { day: listing.reservedUntil ? formatDay(listing.reservedUntil, language) : "" })}
        </p>
      </div>
    </div>
  );
}
