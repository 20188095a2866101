import { Suspense, useEffect, useState } from "react";
import { useParams } from "react-router";
import type { Listing } from "#contract/listings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { type FailedProps, lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { useGrowing } from "#webapps/shared/ui/useGrowing.ts";
import { useText } from "../../locales/useText.ts";
import { FavouriteButton } from "../cards/FavouriteButton.tsx";
import { isTranslated, listingDescription, listingName } from "../cards/listingText.ts";
import { useConfigs } from "../configs/configs.ts";
import { marketLink } from "../links/deepLink.ts";
import { paths } from "../links/paths.ts";
import { isPublic, isSeen } from "../ownListings/ownListing.ts";
import { ShareSheet } from "../share/lazyShare.ts";
import { Characteristics } from "./Characteristics.tsx";
import { BlockedBar, ContactBar } from "./ContactBar.tsx";
import { ContactSheet } from "./ContactSheet.tsx";
import { Description, TranslationNotice } from "./Description.tsx";
import { ListingHead } from "./ListingHead.tsx";
import { ListingMenu } from "./ListingMenu.tsx";
import { ListingNote } from "./ListingNote.tsx";
import styles from "./ListingScreen.module.css";
import { ListingSkeleton } from "./ListingSkeleton.tsx";
import { useListing } from "./listings.ts";
import { PhotoCarousel } from "./PhotoCarousel.tsx";
import { Seller, SellerPhones } from "./Seller.tsx";
import { SimilarStrip } from "./SimilarStrip.tsx";
import { useContact } from "./useContact.ts";

function PartFailed({ onRetry, isRetrying }: FailedProps) {
  const { t } = useText();
  return (
    <div className={styles.failed} role="alert">
      <p>{t("error.offline")}</p>
      <button type="button" disabled={isRetrying} onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}

const OwnerPart = lazyPart(async () => (await import("./OwnerPart.tsx")).OwnerPart, PartFailed);
const ListingStats = lazyPart(async () => (await import("./ListingStats.tsx")).ListingStats, PartFailed);

const isReachable = ({ status, isOwner, isBlocked }: Listing) =>
  status === "active" && !isOwner && !isBlocked;

/** The photos, and on them the way back, the heart and what else can be done. */
function Photos({ listing, name, onShare }: { listing: Listing; name: string; onShare: () => void }) {
  const { t } = useText();
  const isGuest = useSession(({ status }) => status === "guest");
  return (
    <div className={styles.photos}>
      <PhotoCarousel listing={listing} name={name} />
      <div className={styles.overPhoto}>
        <span>
          <BackArrow home={paths.home} look="veil" />
        </span>
        {!listing.isOwner && <FavouriteButton listing={listing} />}
        {isPublic(listing) && (
          <IconButton icon="share" look="veil" label={t("listing.share")} onClick={onShare} />
        )}
        {!listing.isOwner && !isGuest && <ListingMenu listing={listing} onShare={onShare} />}
      </div>
    </div>
  );
}

interface ListingViewProps {
  listing: Listing;
  /** The language that the seller's words are read in, and whether it is the one they were written in. */
  reading: string;
  isOriginal: boolean;
  onToggle: () => void;
}

function ListingView({ listing, reading, isOriginal, onToggle }: ListingViewProps) {
  const { language } = useText();
  const bot = useConfigs().data?.text("BOT_USERNAME");
  const contact = useContact();
  // First what is seen of it, then the listings like it.
  const drawn = useGrowing(2, 1);
  const [isSharing, setSharing] = useState(false);
  const name = listingName(listing, reading);
  const link = bot ? marketLink(bot, `product_${listing.link}`) : location.href;
  const canCall = isReachable(listing) && listing.contactMethods !== "chat";

  useEffect(() => {
    track("view", { link: listing.link });
  }, [listing.link]);
  useEffect(() => {
    if (drawn > 1) void ShareSheet.preload();
  }, [drawn]);

  return (
    <article className={styles.listing}>
      <Photos listing={listing} name={name} onShare={() => setSharing(true)} />
      <div className={styles.parts}>
        <div>
          <ListingNote listing={listing} />
          {listing.isOwner && <OwnerPart listing={listing} />}
          <ListingHead listing={listing} name={name} />
        </div>
        {listing.isOwner && isSeen(listing) && <ListingStats listing={listing} />}
        {isTranslated(listing, language) && <TranslationNotice isOriginal={isOriginal} onToggle={onToggle} />}
        <Characteristics listing={listing} />
        <Description text={listingDescription(listing, reading)} />
        <div>
          <Seller name={listing.userName} photo={listing.userPhoto} />
          {canCall && <SellerPhones masked={listing.phoneNumbers} told={contact.phones} />}
        </div>
      </div>
      {drawn > 1 && <SimilarStrip listing={listing} />}
      {isReachable(listing) && <ContactBar listing={listing} contact={contact} />}
      {listing.isBlocked && <BlockedBar listing={listing} />}
      <ContactSheet contact={contact} />
      {isSharing && (
        <ShareSheet
          {...(listing.status === "active" && { id: listing.id })}
          listing={listing.link}
          link={link}
          text={name}
          onClose={() => setSharing(false)}
        />
      )}
    </article>
  );
}

/** One listing: photos, price, what it is and who sells it, and others like it. */
export function ListingScreen() {
  const { t, language } = useText();
  const { link = "" } = useParams();
  const { data, error, refetch } = useListing(link);
  /** The id of the listing whose words are read as they were written. */
  const [original, setOriginal] = useState<number>();
  const isMissing = error instanceof ApiError && ["not_found", "invalid_input"].includes(error.code);

  // The listing on the page stays when asking again fails, unless the answer is that it is gone.
  const shown = isMissing ? undefined : data;
  const failure = shown ? null : error;
  const isOriginal = shown !== undefined && shown.id === original;
  // The original language reads the original words, whatever the interface speaks.
  const reading = isOriginal ? shown.originalLang : language;

  return (
    <Page title={shown ? listingName(shown, reading) : t("home.title")} home={paths.home}>
      {shown && (
        // The owner's parts push what is below them: nothing is shown before they are there.
        <Suspense fallback={<ListingSkeleton />}>
          <ListingView
            key={shown.id}
            listing={shown}
            {...{ reading, isOriginal }}
            onToggle={() => setOriginal(isOriginal ? undefined : shown.id)}
          />
        </Suspense>
      )}
      {!shown && !failure && <ListingSkeleton />}
      {failure && (
        <div className={styles.bar}>
          <BackArrow home={paths.home} />
          <h1 className="hidden-words">{t("listing.notFound")}</h1>
        </div>
      )}
      {isMissing && (
        <EmptyState
          drawing={<LineDrawing name="box" />}
          title={t("listing.notFound")}
          action={<ActionButton to={paths.home}>{t("empty.toFeed")}</ActionButton>}
        >
          {t("listing.notFoundHint")}
        </EmptyState>
      )}
      {failure && !isMissing && (
        <ErrorScreen error={failure} title={t("listing.notFound")} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
