import type { Listing } from "#contract/listings.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import styles from "./ListingNote.module.css";
import { noteOf } from "./listingNote.ts";
import { useListingText } from "./locales/useListingText.ts";

/** What a listing's state means, where it isn't simply on sale. */
export function ListingNote({ listing }: { listing: Listing }) {
  const { t, language } = useListingText();
  const note = noteOf(listing);
  if (!note) return null;
  return (
    <div className={styles.note} role="note">
      <Icon name={note.icon} />
      <div>
        <strong>{t(note.title)}</strong>
        <p>
          {t(note.hint, { day: listing.reservedUntil ? formatDay(listing.reservedUntil, language) : "" })}
        </p>
      </div>
    </div>
  );
}
