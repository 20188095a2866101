import { CardSkeletons } from "../products/CardSkeletons.tsx";
import { Carousel } from "../products/Carousel.tsx";
import { ProductCard } from "../products/ProductCard.tsx";
import { useSimilarProducts } from "../products/products.ts";
import { useProductText } from "./locales/useProductText.ts";
import styles from "./Similar.module.css";

const CARD_WIDTH = "160px";

/** Products like this one; where there are none, or they can't come, nothing. */
export function Similar({ id }: { id: number }) {
  const { t } = useProductText();
  const { data, isError } = useSimilarProducts(id);
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.similar}>
      <h2>{t("product.similar")}</h2>
      <Carousel label={t("product.similar")} name={`similar-${id}`} width={CARD_WIDTH} isStill={!data}>
        {data ? (
          data.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))
        ) : (
          <CardSkeletons count={3} />
        )}
      </Carousel>
    </section>
  );
}
