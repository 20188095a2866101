import { Link } from "react-router";
import type { ModerationItem } from "#contract/moderation.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { htmlToText } from "../cards/listingText.ts";
import { PriceWords } from "../cards/PriceWords.tsx";
import { paths } from "../links/paths.ts";
import { Description } from "../listing/Description.tsx";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ModerationCard.module.css";
import { ModerationFacts } from "./ModerationFacts.tsx";
import { flagsOf } from "./moderation.ts";
import { toggleSelected } from "./moderationSelection.ts";
import { PhotoStrip } from "./PhotoStrip.tsx";
import { ReportList } from "./ReportList.tsx";
import { RevisionDiff } from "./RevisionDiff.tsx";
import { Tag } from "./Tag.tsx";
import { Tick } from "./Tick.tsx";

const DESCRIPTION_LINES = 4;

interface ModerationCardProps {
  item: ModerationItem;
  isSelected: boolean;
  isBusy: boolean;
  /** Keys act on this one, so it is outlined. */
  isMarked: boolean;
  onEnlarge: (photos: readonly string[], index: number) => void;
  onApprove: () => void;
  onReject: () => void;
}

/** Everything a moderator needs to decide about one listing, in the seller's own words. */
export function ModerationCard({ item, isSelected, isBusy, isMarked, ...props }: ModerationCardProps) {
  const { t, language } = useModerationText();
  const { kind, product, revision, reports, claim, waitingSince } = item;
  const flags = flagsOf(item);
  return (
    <article
      className={styles.card}
      data-id={product.id}
      data-busy={isBusy}
      data-marked={isMarked}
      aria-busy={isBusy}
      aria-label={product.name}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <Tick
          label={t("moderation.select", { name: product.name })}
          isOn={isSelected}
          onToggle={() => toggleSelected(product.id)}
        />
        <Tag tone={kind === "report" ? "bad" : "accent"}>{t(`moderation.kind.${kind}`)}</Tag>
        <time dateTime={waitingSince}>{formatDate(waitingSince, language, t)}</time>
        <Link to={paths.product(product.link)} aria-label={t("moderation.openListing")}>
          <Icon name="open" size={20} />
        </Link>
      </header>
      {claim && (
        <p className={styles.claim}>
          <Icon name="eye" size={18} />
          {t("moderation.claimed", { name: claim.firstName })}
        </p>
      )}
      {flags.reporters > 0 && <ReportList reports={reports} />}
      {!revision?.photos && (
        <PhotoStrip
          photos={product.photos.map((src) => ({ src }))}
          thumbhashes={product.thumbhashes}
          label={t("moderation.photos", { name: product.name })}
          onEnlarge={(index) => props.onEnlarge(product.photos, index)}
        />
      )}
      <div>
        <p className={`${styles.price} figures`}>
          <PriceWords of={product} />
        </p>
        <h2 className={styles.name}>{product.name}</h2>
      </div>
      {revision && <RevisionDiff revision={revision} onEnlarge={props.onEnlarge} />}
      {!revision?.description && (
        <div className={styles.description}>
          <Description text={htmlToText(product.description)} lines={DESCRIPTION_LINES} hasTitle={false} />
        </div>
      )}
      <ModerationFacts item={item} />
      <div className={styles.choices}>
        <ActionButton look="danger" disabled={isBusy} onClick={props.onReject}>
          {t(`moderation.reject.${kind}`)}
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={props.onApprove}>
          {t(`moderation.approve.${kind}`)}
        </ActionButton>
      </div>
    </article>
  );
}
