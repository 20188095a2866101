import { useEffect } from "react";
import type { Product, ProductCard } from "#contract/products.ts";
import { track } from "#webapps/shared/client/track.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useIsWhole } from "#webapps/shared/ui/useIsWhole.ts";
import { OpenInTelegram } from "../arrival/OpenInTelegram.tsx";
import { useCurrentGroups } from "../groups/groups.ts";
import { titleOf } from "../products/productText.ts";
import { About } from "./About.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { Card } from "./Card.tsx";
import { Choices } from "./Choices.tsx";
import { Gallery } from "./Gallery.tsx";
import { Groups } from "./Groups.tsx";
import { Head } from "./Head.tsx";
import { useProductText } from "./locales/useProductText.ts";
import styles from "./ProductPage.module.css";
import { Promises } from "./Promises.tsx";
import { Reviews } from "./Reviews.tsx";
import { Similar } from "./Similar.tsx";
import { useBuying } from "./useBuying.ts";
import { WaySheet } from "./WaySheet.tsx";

/** Tells an admin that this isn't the shop's own page. */
function PreviewNote() {
  const { t } = useProductText();
  return (
    <p className={styles.preview} role="note">
      <Icon name="eye" />
      <span>
        <strong>{t("product.preview")}.</strong> {t("product.previewHint")}
      </span>
    </p>
  );
}

/** The part below the first view: the product's description, the buyers' opinions, and products like it. */
function Rest({ product }: { product: Product }) {
  const { t } = useProductText();
  return (
    <div className={styles.rest}>
      <div className={styles.column}>
        <About product={product} />
      </div>
      <div className={styles.column}>
        <Reviews product={product} />
      </div>
      <div className={styles.similar}>
        <Similar id={product.id} />
        <OpenInTelegram startParam={`product_${product.link}`}>{t("product.openTelegram")}</OpenInTelegram>
      </div>
    </div>
  );
}

interface ProductViewProps {
  /** The product as a list knows it already, or the whole. */
  card: ProductCard;
  product: Product | undefined;
  /** As admins see it before it is published: nothing can be bought. */
  isPreview?: boolean;
}

/** A product: photos, what it costs alone and with friends, open groups, what it is, and what buyers say. */
export function ProductView({ card, product, isPreview = false }: ProductViewProps) {
  const { language } = useProductText();
  const groups = useCurrentGroups(isPreview ? undefined : card.id);
  const buying = useBuying(card, groups.data, isPreview);
  const isWhole = useIsWhole();
  const name = titleOf(card, language);
  // A product that isn't sold yet has no groups, and none can be started.
  const hasGroups = !isPreview && product?.isRealProduct !== false;

  useEffect(() => {
    if (!isPreview) track("view", { link: card.link });
  }, [card.link, isPreview]);

  return (
    <article className={styles.whole}>
      {isPreview && <PreviewNote />}
      <div className={styles.product}>
        <Gallery product={card} name={name} isPreview={isPreview} />
        <div className={styles.buy}>
          <div>
            <Head product={card} name={name} soldItems={product?.soldItems} />
            <div inert={isPreview}>
              <Choices product={card} buying={buying} />
            </div>
          </div>
          {hasGroups && (
            <Card>
              <Groups product={card} query={groups} buying={buying} />
            </Card>
          )}
          <Card>
            <Promises product={card} />
          </Card>
        </div>
        {product && isWhole && <Rest product={product} />}
      </div>
      {!isPreview && <BuyBar product={card} buying={buying} />}
      {buying.isChoosing && buying.way.kind === "choose" && <WaySheet product={card} buying={buying} />}
    </article>
  );
}
