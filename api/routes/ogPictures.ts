import Router from "@koa/router";
import { appLanguages, type Language, languages } from "#contract/languages.ts";
import { findCategoryPreview } from "#core/market/pages/findCategoryPreview.ts";
import { findListingPage } from "#core/market/pages/findListingPage.ts";
import { listingPicture } from "#core/market/pages/listingPicture.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { telegramPhoto } from "#core/platform/images/telegramPhoto.ts";
import type { Spend } from "#core/platform/limits/limits.ts";
import { spendJpeg } from "#core/platform/limits/spendJpeg.ts";
import { appPicture, promotionPicture } from "#core/platform/pictures/appPicture.ts";
import { drawPicture, recallPicture } from "#core/platform/pictures/keptPictures.ts";
import type { Picture } from "#core/platform/pictures/Picture.ts";
import { findInvitationPage } from "#core/shop/pages/findInvitationPage.ts";
import { findProductPage } from "#core/shop/pages/findProductPage.ts";
import { findShopCategoryPage } from "#core/shop/pages/findShopCategoryPage.ts";
import { invitationPicture, productPicture } from "#core/shop/pages/productPicture.ts";
import type { WebApp } from "../heads/addresses.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";

/** A picture of ours, or the address of one that was chosen. */
type Found = Picture | string | undefined;

const VALUE = /^[\w-]{1,80}$/;

async function ofProduct(link: string, language: Language): Promise<Found> {
  const product = await findProductPage(link, language);
  return product && (product.ogImage ?? productPicture(product, language));
}

async function ofInvitation(code: string, language: Language): Promise<Found> {
  const invitation = await findInvitationPage(code, language);
  return invitation && (invitation.product.ogImage ?? invitationPicture(invitation, language));
}

async function ofListing(link: string, language: Language): Promise<Found> {
  const listing = await findListingPage(link, language);
  return listing?.isActive ? listingPicture(listing, language) : undefined;
}

async function ofCategory(id: string, language: Language): Promise<Found> {
  const category = /^[1-9]\d{0,8}$/.test(id) ? await findCategoryPreview(Number(id), language) : undefined;
  return category && appPicture("market", language, category.name);
}

async function ofSection(link: string, language: Language): Promise<Found> {
  const section = await findShopCategoryPage(link, language);
  return section && appPicture("shop", language, section.name);
}

/** By the address below `/og`. */
const kinds: Record<
  string,
  { app: WebApp; find: (value: string, language: Language) => Promise<Found> | Found }
> = {
  "/og/product/:value.jpg": { app: "storefront", find: ofProduct },
  "/og/invite/:value.jpg": { app: "storefront", find: ofInvitation },
  "/og/listing/:value.jpg": { app: "classifieds", find: ofListing },
  "/og/category/:value.jpg": { app: "classifieds", find: ofCategory },
  "/og/section/:value.jpg": { app: "storefront", find: ofSection },
  "/og/promotion.jpg": { app: "classifieds", find: (_, language) => promotionPicture(language) },
  "/og/shop.jpg": { app: "storefront", find: (_, language) => appPicture("shop", language) },
  "/og/market.jpg": { app: "classifieds", find: (_, language) => appPicture("market", language) },
};

const FOREVER = "public, max-age=31536000, immutable";
/** A picture may change when its address has no version, or an old one. */
const BRIEFLY = "public, max-age=300";

async function sendPicture(ctx: ApiContext, picture: Picture, spend: Spend) {
  const { version } = picture;
  ctx.set("Cache-Control", ctx.query.v === version ? FOREVER : BRIEFLY);
  ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
  ctx.set("ETag", `"${version}"`);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const known = recallPicture(picture);
  // Only those count that have to be drawn.
  if (known === undefined) await spendJpeg(spend, ctx.ip);
  ctx.body = await (known ?? drawPicture(picture));
  ctx.type = "image/jpeg";
}

/** Serves the pictures that messengers show of a link, drawn in the language of `?lng=`, else the app's usual one. */
export function ogPictures(spend: Spend): Router<ApiState> {
  const router = new Router<ApiState>({ sensitive: true });
  for (const [path, { app, find }] of Object.entries(kinds)) {
    router.get(path, async (ctx) => {
      // The bot shows them too, in languages that the app doesn't speak.
      const language = languages.find((known) => known === ctx.query.lng) ?? appLanguages[app][0];
      const value = ctx.params.value ?? "";
      const isNamed = path.includes(":");
      const found = !isNamed || VALUE.test(value) ? await find(value, language) : undefined;
      if (found === undefined) throw new RuleError("not_found", "There is no such picture");
      if (typeof found === "string") {
        ctx.set("Cache-Control", BRIEFLY);
        ctx.redirect(telegramPhoto(found));
      } else await sendPicture(ctx, found, spend);
    });
  }
  return router;
}
