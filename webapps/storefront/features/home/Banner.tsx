import { useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { WhyCheaper } from "../about/WhyCheaper.tsx";
import styles from "./Banner.module.css";

const around = [-90, -18, 54, 126, 198].map((degrees, index) => ({
  x: Math.round(Math.cos((degrees * Math.PI) / 180) * 62),
  y: Math.round(Math.sin((degrees * Math.PI) / 180) * 62),
  isYou: index === 0,
}));

/** A shopping bag among five friends. */
function BannerArt() {
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox="-90 -90 180 180">
      <circle r="88" className={styles.glow} />
      <circle r="62" className={styles.ring} />
      <path d="M-24 -12h48l-4 40a5 5 0 0 1-5 4.5h-30a5 5 0 0 1-5-4.5z" className={styles.bag} />
      <path d="M-11 -4v-12a11 11 0 0 1 22 0v12" className={styles.handle} />
      <path d="M-9 12q9 8 18 0" className={styles.smile} />
      {around.map(({ x, y, isYou }) => (
        <g key={x * 100 + y} transform={`translate(${x} ${y})`} data-you={isYou} className={styles.friend}>
          <circle r="19" />
          <circle cy="-4.5" r="6" className={styles.figure} />
          <path d="M-11 14.5a11 10.5 0 0 1 22 0a19 19 0 0 1-22 0z" className={styles.figure} />
        </g>
      ))}
    </svg>
  );
}

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
