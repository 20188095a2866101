import type { Product } from "#contract/products.ts";
import { FoldedText } from "#webapps/shared/ui/FoldedText.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { textIn } from "../products/productText.ts";
import styles from "./About.module.css";
import { Card } from "./Card.tsx";
import { useProductText } from "./locales/useProductText.ts";

function Highlights({ product: { highlights } }: { product: Product }) {
  const { language } = useProductText();
  return (
    <ul className={styles.ticks}>
      {highlights.map(({ text, text_hi }) => (
        <li key={text}>
          <Icon name="check" size={20} />
          {textIn(language, text, text_hi)}
        </li>
      ))}
    </ul>
  );
}

/** Photos that show something of the product; those of the gallery bring the blur they have there. */
function Pictures({ product: { productHighlights, images } }: { product: Product }) {
  const { language } = useProductText();
  return (
    <div className={styles.pictures}>
      {productHighlights.map(({ image, title, title_hi, description, description_hi }) => (
        <figure key={title}>
          <span className={styles.picture}>
            <Photo
              src={image}
              thumbhash={images.find(({ src }) => src === image)?.thumbhash}
              alt=""
              ratio="4 / 3"
              fallback={<Icon name="image" size={56} />}
            />
          </span>
          <figcaption>
            <h3>{textIn(language, title, title_hi)}</h3>
            <p>{textIn(language, description, description_hi)}</p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Details({ product: { details } }: { product: Product }) {
  const { language } = useProductText();
  return (
    <dl className={styles.details}>
      {details.map(({ name, name_hi, value, value_hi }) => (
        <div key={name}>
          <dt>{textIn(language, name, name_hi)}</dt>
          <dd>{textIn(language, value, value_hi)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Describes the product: highlights, pictures, details and description, each where there is any. */
export function About({ product }: { product: Product }) {
  const { t, language } = useProductText();
  const description = textIn(language, product.description, product.description_hi);
  return (
    <>
      {product.highlights.length > 0 && (
        <Card title={t("product.highlights")}>
          <Highlights product={product} />
        </Card>
      )}
      {product.productHighlights.length > 0 && (
        <Card>
          <Pictures product={product} />
        </Card>
      )}
      {product.details.length > 0 && (
        <Card title={t("product.details")}>
          <Details product={product} />
        </Card>
      )}
      {description && (
        <Card title={t("product.description")}>
          <div className={styles.description}>
            <FoldedText text={description} />
          </div>
        </Card>
      )}
    </>
  );
}
