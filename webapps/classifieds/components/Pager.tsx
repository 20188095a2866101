import { formatNumber } from "#webapps/shared/format/formats.ts";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useSearchText } from "../locales/search/useSearchText.ts";
import styles from "./Pager.module.css";

export interface PagerProps {
  page: number;
  total: number;
  take: number;
  /** Whether this page is full: after one that isn't, none is offered, whatever an estimated total says. */
  isFull: boolean;
  onTurn: (page: number) => void;
}

/** `page/total` with a step either way; nothing where one page holds everything. */
export function Pager({ page, total, take, isFull, onTurn }: PagerProps) {
  const { t } = useSearchText();
  if (total <= take && page === 1) return null;
  const pages = Math.max(Math.ceil(total / take), page);
  return (
    <nav className={styles.pager} aria-label={t("pager.label")}>
      <IconButton
        icon="back"
        look="fill"
        label={t("pager.previous")}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      />
      <span className="figures">
        {formatNumber(page)}/{formatNumber(pages)}
      </span>
      <IconButton
        icon="forward"
        look="fill"
        label={t("pager.next")}
        disabled={page >= pages || !isFull}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  );
}
