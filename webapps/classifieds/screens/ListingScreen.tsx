import { useEffect, useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { Listing } from "#contract/listings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { track } from "#webapps/shared/client/track.ts";
import { actionClass } from "#webapps/shared/ui/ActionButton.tsx";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { Characteristics } from "../components/Characteristics.tsx";
import { Description } from "../components/Description.tsx";
import { ListingHead } from "../components/ListingHead.tsx";
import { ListingNote } from "../components/ListingNote.tsx";
import { ListingSkeleton } from "../components/ListingSkeleton.tsx";
import { PhotoCarousel } from "../components/PhotoCarousel.tsx";
import { Seller } from "../components/Seller.tsx";
import { ShareSheet } from "../components/ShareSheet.tsx";
import { SimilarStrip } from "../components/SimilarStrip.tsx";
import { TranslationNotice } from "../components/TranslationNotice.tsx";
import { useText } from "../locales/useText.ts";
import { isTranslated, listingDescription, listingName } from "../logic/listingText.ts";
import { marketLink } from "../logic/marketLink.ts";
import { paths } from "../logic/paths.ts";
import { useConfigs } from "../queries/useConfigs.ts";
import { useListing } from "../queries/useListing.ts";
import styles from "./ListingScreen.module.css";

function ListingView({ listing }: { listing: Listing }) {
  const { t, language } = useText();
  const configs = useConfigs().data;
  const [isOriginal, setOriginal] = useState(false);
  const [isSharing, setSharing] = useState(false);
  // The original language reads the original words, whatever the interface speaks.
  const reading = isOriginal ? listing.originalLang : language;
  const name = listingName(listing, reading);
  const bot = configs?.text("BOT_USERNAME");
  const link = bot ? marketLink(bot, `product_${listing.link}`) : location.href;

  useEffect(() => {
    track("view", { link: listing.link });
  }, [listing.link]);

  return (
    <article>
      <div className={styles.photos}>
        <PhotoCarousel listing={listing} name={name} />
        <div className={styles.overPhoto}>
          <BackArrow home={paths.home} look="veil" />
          <span />
          <IconButton icon="share" look="veil" label={t("listing.share")} onClick={() => setSharing(true)} />
        </div>
      </div>
      <div className={styles.parts}>
        <div>
          <ListingNote listing={listing} />
          <ListingHead listing={listing} name={name} />
        </div>
        {isTranslated(listing, language) && (
          <TranslationNotice isOriginal={isOriginal} onToggle={() => setOriginal(!isOriginal)} />
        )}
        <Characteristics listing={listing} />
        <Description text={listingDescription(listing, reading)} />
        <Seller name={listing.userName} photo={listing.userPhoto} />
      </div>
      <SimilarStrip listing={listing} />
      {isSharing && <ShareSheet link={link} text={name} onClose={() => setSharing(false)} />}
    </article>
  );
}

/** One listing: photos, price, what it is and who sells it, and others like it. */
export function ListingScreen() {
  const { t, language } = useText();
  const { link = "" } = useParams();
  const { data, error, refetch } = useListing(link);
  const isMissing = error instanceof ApiError && ["not_found", "invalid_input"].includes(error.code);

  return (
    <Page title={data ? listingName(data, language) : t("home.title")} home={paths.home}>
      {data && <ListingView key={data.id} listing={data} />}
      {!data && !error && <ListingSkeleton />}
      {error && (
        <div className={styles.bar}>
          <BackArrow home={paths.home} />
          <h1 className="hidden-words">{t("listing.notFound")}</h1>
        </div>
      )}
      {isMissing && (
        <EmptyState
          drawing={<LineDrawing name="box" />}
          title={t("listing.notFound")}
          action={
            <Link to={paths.home} className={actionClass}>
              {t("empty.toFeed")}
            </Link>
          }
        >
          {t("listing.notFoundHint")}
        </EmptyState>
      )}
      {error && !isMissing && (
        <ErrorScreen error={error} title={t("listing.notFound")} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
