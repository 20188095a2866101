import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useText } from "../locales/useText.ts";
import styles from "./TurnButtons.module.css";

interface Props {
  current: number;
  total: number;
  onShow: (index: number) => void;
}

/** Previous and next over a row of photos, for a mouse, which can't swipe. */
export function TurnButtons({ current, total, onShow }: Props) {
  const { t } = useText();
  return (
    <div className={styles.turns}>
      <IconButton
        icon="back"
        look="veil"
        label={t("listing.previousPhoto")}
        disabled={current === 0}
        onClick={() => onShow(current - 1)}
      />
      <IconButton
        icon="forward"
        look="veil"
        label={t("listing.nextPhoto")}
        disabled={current === total - 1}
        onClick={() => onShow(current + 1)}
      />
    </div>
  );
}
