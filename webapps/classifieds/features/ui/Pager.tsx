import { EXACT_TOTAL_MAX, SKIP_MAX } from "#contract/limits.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { withoutEcho } from "#webapps/shared/ui/echo.ts";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useUiText } from "./locales/useUiText.ts";
import styles from "./Pager.module.css";

export interface PagerProps {
  page: number;
  total: number;
  take: number;
  /** Whether this page is full: after one that isn't, none is offered, whatever the total says. */
  isFull: boolean;
  /** Whether the total is only about so many. */
  isEstimate?: boolean;
  onTurn: (page: number) => void;
}

/** Pages that surely are there and that the server gives: of an estimate those of as many as are counted exactly. */
function pagesOf(total: number, take: number, isEstimate: boolean): number {
  const counted = isEstimate ? Math.min(total, EXACT_TOTAL_MAX) : total;
  return Math.min(Math.ceil(counted / take), Math.floor(SKIP_MAX / take) + 1);
}

/** `page/total` with a step either way; nothing where one page holds everything. */
export function Pager({ page, total, take, isFull, isEstimate = false, onTurn }: PagerProps) {
  const { t } = useUiText();
  if (total <= take && page === 1) return null;
  const pages = Math.max(page, pagesOf(total, take, isEstimate));
  return (
    <nav className={styles.pager} aria-label={t("pager.label")}>
      <IconButton
        icon="back"
        look="fill"
        label={t("pager.previous")}
        disabled={page <= 1}
        onClick={withoutEcho(() => onTurn(page - 1))}
      />
      <span className="figures">
        {formatNumber(page)}/{formatNumber(pages)}
      </span>
      <IconButton
        icon="forward"
        look="fill"
        label={t("pager.next")}
        disabled={page >= pages || !isFull}
        onClick={withoutEcho(() => onTurn(page + 1))}
      />
    </nav>
  );
}
