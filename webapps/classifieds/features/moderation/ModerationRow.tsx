import type { ModerationItem } from "#contract/moderation.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { PriceWords } from "../cards/PriceWords.tsx";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ModerationRow.module.css";
import { flagsOf } from "./moderation.ts";
import { toggleSelected } from "./moderationSelection.ts";
import { Tag } from "./Tag.tsx";
import { Tick } from "./Tick.tsx";

interface ModerationRowProps {
  item: ModerationItem;
  isSelected: boolean;
  isBusy: boolean;
  /** Shown whole beside the list. */
  isMarked: boolean;
  onMark: () => void;
}

/** A listing as a line of a wide screen's list. */
export function ModerationRow({ item, isSelected, isBusy, isMarked, onMark }: ModerationRowProps) {
  const { t } = useModerationText();
  const { kind, product, reports, claim } = item;
  const { isBanned, isOftenRejected } = flagsOf(item);
  const photo = product.photos[0];
  return (
    <li className={styles.row} data-id={product.id} data-marked={isMarked} data-busy={isBusy} tabIndex={-1}>
      <Tick
        label={t("moderation.select", { name: product.name })}
        isOn={isSelected}
        onToggle={() => toggleSelected(product.id)}
      />
      <button type="button" className={styles.main} aria-current={isMarked} onClick={onMark}>
        <span className={styles.photo}>
          <Photo
            src={photo && smallPhoto(photo)}
            thumbhash={product.thumbhashes[0]}
            alt=""
            fallback={<CategoryDrawing link={product.rootCategoryLink} size={32} />}
          />
        </span>
        <span className={styles.words}>
          <strong className="figures">
            <PriceWords of={product} />
          </strong>
          <span className="one-line">{product.name}</span>
          <span className={styles.line}>
            <Tag tone={kind === "report" ? "bad" : "accent"}>{t(`moderation.kind.${kind}`)}</Tag>
            {reports.length > 0 && (
              <Tag tone="bad">
                <Icon name="flag" size={14} />
                {formatNumber(reports.length)}
              </Tag>
            )}
            {claim && <Tag tone="warning">{t("moderation.claimed", { name: claim.firstName })}</Tag>}
            {isBanned && <Tag tone="bad">{t("moderation.banned")}</Tag>}
            {isOftenRejected && <Tag tone="warning">{t("moderation.oftenRejected")}</Tag>}
          </span>
        </span>
      </button>
    </li>
  );
}
