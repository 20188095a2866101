import { Link } from "react-router";
import type { OwnListing } from "#contract/ownListings.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { listingName } from "../cards/listingText.ts";
import { PriceWords } from "../cards/PriceWords.tsx";
import badgeStyles from "../cards/PromotionBadges.module.css";
import { isPromoted } from "../cards/PromotionBadges.tsx";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { paths } from "../links/paths.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { OwnNotes } from "../ownListings/OwnNotes.tsx";
import { isSeen, notesOf, type OwnAction } from "../ownListings/ownListing.ts";
import styles from "./OwnListingCard.module.css";

function Figure({ icon, value, words }: { icon: IconName; value: number; words: string }) {
  return (
    <span title={words}>
      <Icon name={icon} size={15} />
      <span aria-hidden="true">{formatNumber(value)}</span>
      <span className="hidden-words">{words}</span>
    </span>
  );
}

/** How many saw it, keep it and asked about it. */
function Figures({ listing }: { listing: OwnListing }) {
  const { t } = useOwnListingsText();
  const { viewsCount, favouritesCount, contactsCount } = listing;
  const views = t("items.views", { count: viewsCount, shown: formatNumber(viewsCount) });
  const favourites = t("items.favourites", { shown: formatNumber(favouritesCount) });
  const contacts = t("items.contacts", { shown: formatNumber(contactsCount) });
  return (
    <span className={`${styles.figures} figures`}>
      <Figure icon="eye" value={viewsCount} words={views} />
      <Figure icon="heart" value={favouritesCount} words={favourites} />
      <Figure icon="chat" value={contactsCount} words={contacts} />
    </span>
  );
}

interface PromotionProps {
  listing: OwnListing;
  isPaid: boolean;
  onReceipt: () => void;
}

/** The way to the wizard, and to what runs already, which stays where nothing is sold any more. */
function Promotion({ listing, isPaid, onReceipt }: PromotionProps) {
  const { t } = useOwnListingsText();
  if (!isPaid && !isPromoted(listing)) return null;
  return (
    <div className={styles.promotion}>
      {isPaid && (
        <ActionButton to={paths.promote(listing.id)} look="soft">
          <Icon name="up" size={18} />
          {t("items.do.promote")}
        </ActionButton>
      )}
      {isPromoted(listing) && (
        <ActionButton look="soft" onClick={onReceipt}>
          <Icon name="chart" size={18} />
          {t("items.results")}
        </ActionButton>
      )}
    </div>
  );
}

interface OwnListingCardProps {
  listing: OwnListing;
  /** A change of it is on its way. */
  isBusy: boolean;
  /** Whether it can be promoted. */
  isPaid: boolean;
  onAct: (action: OwnAction) => void;
  onMenu: () => void;
}

/** One of one's own listings: what it is, how it does, and what should be done about it. */
export function OwnListingCard({ listing, isBusy, isPaid, onAct, onMenu }: OwnListingCardProps) {
  const { t, language } = useOwnListingsText();
  const name = listingName(listing, language);
  const photo = listing.photos[0];
  const notes = notesOf(listing);
  const life = notes.find((note) => note.kind === "life");
  return (
    <article className={styles.card} data-busy={isBusy} data-gone={listing.isDeactivated} aria-busy={isBusy}>
      <div className={styles.top}>
        <Link to={paths.product(listing.link)} className={styles.main}>
          <span className={styles.photo}>
            <Photo
              src={photo && smallPhoto(photo)}
              thumbhash={listing.thumbhashes[0]}
              alt=""
              fallback={<CategoryDrawing link={listing.rootCategoryLink} size={48} />}
            />
            {listing.photosCount > 1 && (
              <span className={`${styles.count} figures`} aria-hidden="true">
                {listing.photosCount}
              </span>
            )}
          </span>
          <span className={styles.words}>
            <strong className={`${styles.price} figures`}>
              <PriceWords of={listing} />
            </strong>
            <span className={`${styles.name} two-lines`}>{name}</span>
            {isSeen(listing) && <Figures listing={listing} />}
            {life && (
              <span className="hint-caption">
                {t("items.daysLeft", { count: life.days, shown: formatNumber(life.days) })}
              </span>
            )}
            <RunningBadges running={listing.running} />
          </span>
        </Link>
        <IconButton icon="more" label={t("items.menu", { name })} onClick={onMenu} disabled={isBusy} />
      </div>
      <OwnNotes notes={notes.filter((note) => note !== life)} isBusy={isBusy} onAct={onAct} />
      <Promotion listing={listing} isPaid={isPaid} onReceipt={() => onAct("receipt")} />
    </article>
  );
}

const kinds = { TopUp: undefined, Vip: "vip", Premium: "premium" } as const;

/** Badges of the services that run for a listing, each with its days left or its place. */
function RunningBadges({ running }: Pick<OwnListing, "running">) {
  const { t } = useOwnListingsText();
  if (running.length === 0) return null;
  return (
    <span className={`${badgeStyles.badges} figures`}>
      {running.map(({ type, daysLeft, place }) => (
        <span key={type} data-kind={kinds[type]}>
          {place === null
            ? t(`items.runs.${type}`, { shown: formatNumber(daysLeft ?? 0) })
            : t("items.runs.place", { place })}
        </span>
      ))}
    </span>
  );
}
