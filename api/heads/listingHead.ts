import type { ListingPage } from "#core/market/pages/findListingPage.ts";
import { listingPicture } from "#core/market/pages/listingPicture.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { telegramPhoto } from "#core/platform/images/telegramPhoto.ts";
import { type Asked, addresses, beginning, breadcrumbs, pageAddress } from "./addresses.ts";
import type { Head } from "./Head.ts";
import { appImage, drawn } from "./images.ts";

const PHOTOS_MAX = 5;

/** The currency in the words of ISO 4217: conventional units are dollars. */
const currencies = { UZS: "UZS", UYE: "USD" } as const;

const pathOf = (link: string) => `/webApp/product/${link}`;
const sectionOf = (id: number) => `/webApp/search?categoryId=${id}`;

function listingData(listing: ListingPage, image: string, url: string): object {
  const { name, description, price, currency, state, place, photos, categories } = listing;
  const itemCondition = `https://schema.org/${state === "New" ? "NewCondition" : "UsedCondition"}`;
  const offer = {
    "@type": "Offer",
    price,
    priceCurrency: currencies[currency],
    url,
    availability: "https://schema.org/InStock",
    itemCondition,
    areaServed: place,
  };
  return {
    "@type": "Product",
    name,
    description: beginning(description) || name,
    url,
    category: categories.map((category) => category.name).join(" / "),
    itemCondition,
    image: [...photos.slice(0, PHOTOS_MAX).map(({ src }) => telegramPhoto(src)), image],
    // A listing whose price is to be agreed on (0) states none.
    ...(price > 0 && { offers: offer }),
  };
}

/** The way into the app, where a bot is known. */
function ways(link: string, { language }: Asked, bot: string | undefined) {
  const href = bot && `https://t.me/${bot}/market?startapp=product_${link}`;
  return href ? [{ href, text: translate(language, "page-open") }] : [];
}

/** A listing that is sold or has run out: named, as its page names it, but nothing to be found. */
function overHead({ name, link }: ListingPage, asked: Asked, bot: string | undefined): Head {
  const { language } = asked;
  const title = translate(language, "page-listing-over", { name });
  const description = translate(language, "page-market-about");
  return {
    status: 410,
    language,
    title,
    description,
    type: "website",
    image: appImage("classifieds", language, title),
    plain: { heading: title, lines: [], links: ways(link, asked, bot) },
  };
}

/** The head of a listing's page, with the way into `bot`; of its seller it knows nothing. */
export function listingHead(listing: ListingPage, asked: Asked, bot: string | undefined): Head {
  if (!listing.isActive) return overHead(listing, asked, bot);
  const { language } = asked;
  const { name, place, link, price, currency, categories } = listing;
  const words = { name, place, price: priceText(listing, language) };
  const title = translate(language, "page-listing", words);
  const about = translate(language, "page-listing-about", words);
  const image = drawn(`listing/${link}`, listingPicture(listing, language), language, title);
  const whole = pageAddress(pathOf(link), asked);
  return {
    status: 200,
    language,
    type: "product",
    image,
    title,
    description: beginning(`${about} ${listing.description}`),
    ...addresses("classifieds", pathOf(link), asked),
    ...(price > 0 && { offer: { price, currency: currencies[currency], isAvailable: true } }),
    data: [
      listingData(listing, image.url, whole),
      breadcrumbs([
        { name: "Bozor", href: pageAddress("/webApp", asked) },
        ...categories.map((category) => ({
          name: category.name,
          href: pageAddress(sectionOf(category.id), asked),
        })),
        { name, href: whole },
      ]),
    ],
    plain: {
      heading: name,
      lines: [about, listing.description],
      links: ways(link, asked, bot),
    },
  };
}
