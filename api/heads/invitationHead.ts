import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import type { InvitationPage } from "#core/shop/pages/findInvitationPage.ts";
import { invitationPicture } from "#core/shop/pages/productPicture.ts";
import { type Asked, beginning, pageAddress } from "./addresses.ts";
import type { Head } from "./Head.ts";
import { drawn } from "./images.ts";
import { offerOf, productData, productImage, productPath } from "./productHead.ts";

function titleOf({ product, status, placesLeft }: InvitationPage, { language }: Asked): string {
  const { title, places } = product;
  if (status === "open") return translate(language, "page-invitation", { left: placesLeft, places, title });
  return translate(language, status === "completed" ? "page-invitation-full" : "page-invitation-ended", {
    title,
  });
}

/** The head of an invitation, and of the group's own page; a code isn't to be found by search. */
export function invitationHead(code: string, invitation: InvitationPage, asked: Asked): Head {
  const { product, status, inviter } = invitation;
  const { language } = asked;
  const isOver = status === "expired" || status === "cancelled";
  const prices = { price: rupeeText(product.discountedPrice), regular: rupeeText(product.price) };
  const about = translate(language, "page-product-about", prices);
  const invited = inviter && !isOver ? translate(language, "page-invitation-from", { name: inviter }) : "";
  const title = titleOf(invitation, asked);
  const picture = () => drawn(`invite/${code}`, invitationPicture(invitation, language), language, title);
  const image = isOver || product.ogImage ? productImage(product, asked) : picture();
  const whole = pageAddress(productPath(product.link), asked);
  return {
    status: isOver ? 410 : 200,
    language,
    type: "product",
    image,
    title,
    ...offerOf(product),
    description: beginning(`${invited} ${about}`),
    ...(invitation.isOnSale && { data: [productData(product, image.url, whole)] }),
    plain: {
      heading: title,
      lines: [invited, about, product.description].filter(Boolean),
      links: invitation.isOnSale ? [{ href: whole, text: product.title }] : [],
    },
  };
}
