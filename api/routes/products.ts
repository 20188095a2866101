import Router from "@koa/router";
import * as contract from "#contract/products.ts";
import { noteInterest, openProduct } from "#core/shop/products/noteInterest.ts";
import { previewProduct } from "#core/shop/products/readProduct.ts";
import {
  listFavouriteProducts,
  listProducts,
  listSimilarProducts,
  readShopCategory,
} from "#core/shop/products/readProducts.ts";
import { readSections } from "#core/shop/products/readSections.ts";
import { searchProducts } from "#core/shop/products/searchProducts.ts";
import { toggleFavouriteProduct } from "#core/shop/products/toggleFavouriteProduct.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const products = new Router<ApiState>({ sensitive: true });

route(products, contract.listProducts, (asked, { userId }) => listProducts(asked, userId));
route(products, contract.listSections, (_, { userId }) => readSections(userId));
route(products, contract.searchProducts, (asked) => searchProducts(asked));
route(products, contract.listSimilarProducts, ({ id }, { userId }) => listSimilarProducts(id, userId));
route(products, contract.previewProduct, ({ link }, { userId }) => previewProduct(link, userId));
route(products, contract.getProduct, ({ link }, { userId }) => openProduct(link, userId));
route(products, contract.getShopCategory, ({ link }) => readShopCategory(link));
route(products, contract.noteInterest, ({ productId }, { userId }) => noteInterest(userId, productId));
route(products, contract.toggleFavouriteProduct, (wish, { userId }) => toggleFavouriteProduct(userId, wish));
route(products, contract.listFavouriteProducts, (page, { userId }) => listFavouriteProducts(userId, page));
