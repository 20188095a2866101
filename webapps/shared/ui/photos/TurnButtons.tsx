import { useSharedText } from "../../language/texts.ts";
import { IconButton } from "../IconButton.tsx";
import styles from "./TurnButtons.module.css";

interface Props {
  current: number;
  total: number;
  onShow: (index: number) => void;
}

/** Previous and next over a row of photos, for a mouse, which can't swipe. */
export function TurnButtons({ current, total, onShow }: Props) {
  const { t } = useSharedText();
  return (
    <div className={styles.turns}>
      <IconButton
        icon="back"
        look="veil"
        label={t("photos.previous")}
        disabled={current === 0}
        onClick={() => onShow(current - 1)}
      />
      <IconButton
        icon="forward"
        look="veil"
        label={t("photos.next")}
        disabled={current === total - 1}
        onClick={() => onShow(current + 1)}
      />
    </div>
  );
}
