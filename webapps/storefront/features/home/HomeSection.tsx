import { Link } from "react-router";
import type { ShopSection } from "#contract/products.ts";
import { track } from "#webapps/shared/client/track.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import styles from "../../shell/Section.module.css";
import { Carousel } from "../products/Carousel.tsx";
import { ProductCard } from "../products/ProductCard.tsx";
import { nameOf } from "../products/productText.ts";

/** Width of a card in a carousel: two whole ones and a part of the third on a phone. */
export const CARD_WIDTH = "160px";
/** Cards that a phone shows at once. */
const EAGER_CARDS = 3;

/** A category on the home: its name, the way to all of it, its best sold products. */
export function HomeSection({ section, isFirst = false }: { section: ShopSection; isFirst?: boolean }) {
  const { t, language } = useText();
  const name = nameOf(section, language);
  return (
    <section>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Link
          to={paths.category(section.link)}
          aria-label={t("home.showAllOf", { name })}
          onClick={() => track("category_click", { category: section.link })}
        >
          {t("home.showAll")}
          <Icon name="forward" size={18} />
        </Link>
      </div>
      <Carousel label={name} name={section.link} width={CARD_WIDTH}>
        {section.products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} isEager={isFirst && index < EAGER_CARDS} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
