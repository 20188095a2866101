import type { ListingCard } from "#contract/listings.ts";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./FavouriteButton.module.css";
import { listingName } from "./listingText.ts";
import { useToggleFavourite } from "./useToggleFavourite.ts";

interface FavouriteButtonProps {
  listing: ListingCard;
  /** `small` is drawn smaller than it can be touched, as on a card. */
  look?: "veil" | "small";
  /** Told after a listing was let go. */
  onRemove?: ((listing: ListingCard) => void) | undefined;
}

/** The heart that keeps a listing; filled at once, before the server knows. */
export function FavouriteButton({ listing, look = "veil", onRemove }: FavouriteButtonProps) {
  const { t, language } = useText();
  const toggle = useToggleFavourite();
  return (
    <IconButton
      icon="heart"
      label={`${t("tab.favourites")}: ${listingName(listing, language)}`}
      look={look === "veil" ? "veil" : "plain"}
      iconSize={look === "veil" ? 24 : 20}
      className={styles.heart}
      data-small={look === "small"}
      aria-pressed={listing.isFavourite}
      onClick={async () => {
        const isDone = await toggle(listing);
        if (isDone && listing.isFavourite) onRemove?.(listing);
      }}
    />
  );
}
