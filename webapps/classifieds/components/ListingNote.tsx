import type { Listing } from "#contract/listings.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../locales/useText.ts";
import styles from "./ListingNote.module.css";

const notes = {
  moderation: { icon: "clock", title: "listing.moderation", hint: "listing.moderationHint" },
  rejected: { icon: "info", title: "listing.rejected", hint: "listing.rejectedHint" },
  notActive: { icon: "info", title: "listing.notActive", hint: "listing.notActiveHint" },
} as const satisfies Record<string, { icon: IconName; title: string; hint: string }>;

/** Which note a listing carries; "on moderation" and "rejected" are for its owner's eyes. */
export function noteOf({ status, isOwner }: Pick<Listing, "status" | "isOwner">) {
  if (status === "pending") return isOwner ? notes.moderation : undefined;
  if (status === "rejected" || status === "removed") return isOwner ? notes.rejected : undefined;
  return status === "closed" || status === "expired" ? notes.notActive : undefined;
}

/** What a listing's state means, where it isn't simply on sale. */
export function ListingNote({ listing }: { listing: Pick<Listing, "status" | "isOwner"> }) {
  const { t } = useText();
  const note = noteOf(listing);
  if (!note) return null;
  return (
    <div className={styles.note} role="note">
      <Icon name={note.icon} />
      <div>
        <strong>{t(note.title)}</strong>
        <p>{t(note.hint)}</p>
      </div>
    </div>
  );
}
