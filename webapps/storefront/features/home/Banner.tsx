import { useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { WhyCheaper } from "../about/WhyCheaper.tsx";
import styles from "./Banner.module.css";
import { BannerArt } from "./BannerArt.tsx";

/** The shop's promise, and the drawer that explains it. */
export function Banner() {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <h1>{t("banner.title")}</h1>
        <p>{t("banner.text")}</p>
        <button type="button" aria-haspopup="dialog" className={styles.how} onClick={() => setIsOpen(true)}>
          <Icon name="help" size={20} />
          {t("banner.how")}
        </button>
      </div>
      <div className={styles.art}>
        <BannerArt />
      </div>
      {isOpen && <WhyCheaper onClose={() => setIsOpen(false)} />}
    </section>
  );
}
