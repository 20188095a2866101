import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { telegramPhoto } from "#core/platform/images/telegramPhoto.ts";
import type { ProductPage } from "#core/shop/pages/productColumns.ts";
import { productPicture } from "#core/shop/pages/productPicture.ts";
import { type Asked, addresses, beginning, breadcrumbs, pageAddress } from "./addresses.ts";
import type { Head } from "./Head.ts";
import { drawn } from "./images.ts";

const PHOTOS_MAX = 5;

/** The pages of a product, in words of its own. */
export const productPath = (link: string): string => `/product/${link}`;

/** A product as schema.org describes one; a demand test has no offer, as nobody can buy it. */
export function productData(product: ProductPage, image: string, address: string): object {
  const { title, description, discountedPrice, isReal, rating, ratings, reviews, photos, category } = product;
  const offer = {
    "@type": "Offer",
    price: discountedPrice,
    priceCurrency: "INR",
    url: address,
    availability: "https://schema.org/InStock",
    itemCondition: "https://schema.org/NewCondition",
  };
  const aggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating,
    ratingCount: ratings,
    bestRating: 5,
    ...(reviews > 0 && { reviewCount: reviews }),
  };
  return {
    "@type": "Product",
    name: title,
    description: beginning(description) || title,
    sku: product.link,
    category: category.name,
    url: address,
    image: [...photos.slice(0, PHOTOS_MAX).map(({ src }) => telegramPhoto(src)), image],
    ...(isReal && { offers: offer }),
    ...(ratings > 0 && { aggregateRating }),
  };
}

/** The picture of a product for messengers: the one that its seller chose, else ours. */
export function productImage(product: ProductPage, { language }: Asked): Head["image"] {
  const { title, link, ogImage } = product;
  if (ogImage) return { url: telegramPhoto(ogImage), alt: title };
  return drawn(`product/${link}`, productPicture(product, language), language, title);
}

/** The prices of a product, for search engines. */
export function offerOf({ discountedPrice, isReal }: ProductPage): Pick<Head, "offer"> {
  return { offer: { price: discountedPrice, currency: "INR", isAvailable: isReal } };
}

/** The photo that a product's page begins with, and an invitation to it. */
export function coverOf({ photos }: ProductPage): Pick<Head, "photos"> {
  return { photos: photos.slice(0, 1).map(({ src }) => src) };
}

/** The head of a product's page. */
export function productHead(product: ProductPage, asked: Asked): Head {
  const { language } = asked;
  const { title, category } = product;
  const prices = { price: rupeeText(product.discountedPrice), regular: rupeeText(product.price) };
  const about = translate(language, "page-product-about", prices);
  const image = productImage(product, asked);
  const path = productPath(product.link);
  const section = pageAddress(`/category/${category.link}`, asked);
  const whole = pageAddress(path, asked);
  return {
    status: 200,
    language,
    type: "product",
    image,
    ...offerOf(product),
    ...coverOf(product),
    ...addresses("storefront", path, asked),
    title: translate(language, "page-product", { title, price: prices.price }),
    description: beginning(`${about} ${product.description}`),
    data: [
      productData(product, image.url, whole),
      breadcrumbs([
        { name: "Bozor", href: pageAddress("/", asked) },
        { name: category.name, href: section },
        { name: title, href: whole },
      ]),
    ],
    plain: {
      heading: title,
      lines: [about, product.description],
      links: [
        { href: whole, text: title },
        { href: section, text: category.name },
      ],
    },
  };
}
