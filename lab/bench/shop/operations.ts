import { PRODUCTS_PAGE } from "#contract/limits.ts";
import { productSorts } from "#contract/productSorts.ts";
import { countMyGroups, listMyGroups } from "#core/shop/groups/listMyGroups.ts";
import { readCurrentGroups } from "#core/shop/groups/readCurrentGroups.ts";
import { readGroup } from "#core/shop/groups/readGroup.ts";
import { readProduct } from "#core/shop/products/readProduct.ts";
import {
  listFavouriteProducts,
  listProducts,
  listSimilarProducts,
} from "#core/shop/products/readProducts.ts";
import { readSections } from "#core/shop/products/readSections.ts";
import { searchProducts } from "#core/shop/products/searchProducts.ts";
import type { Operation } from "../sql/operations.ts";
import type { ShopDraw } from "./draw.ts";

type Read = [name: string, Operation<ShopDraw>];

const take = PRODUCTS_PAGE;
/** As issue 6 says, in milliseconds. */
const bar = 5;
const FIRST_FINDS = 20;
const sort = "popular";
/** Pages of the whole shop. */
const PAGES = 196;

const pages: Read[] = [
  ["home sections", { bar, run: (draw) => readSections(draw.viewer()) }],
  [
    "products, first 100",
    {
      bar,
      run: (draw) =>
        listProducts({ sort, categoryId: draw.product.categoryId, skip: 0, take }, draw.viewer()),
    },
  ],
  [
    "products, a deeper 100",
    {
      bar,
      run: (draw) =>
        listProducts(
          { sort, categoryId: draw.product.categoryId, skip: take * draw.random.int(1, 10), take },
          draw.viewer(),
        ),
    },
  ],
  [
    "all products, 100",
    { bar, run: (draw) => listProducts({ sort, skip: take * draw.random.int(0, 10), take }, draw.viewer()) },
  ],
  ["product", { bar, run: (draw) => readProduct(draw.product.link, draw.viewer()) }],
  ["group by its code", { bar, run: (draw) => readGroup(draw.code("group"), draw.viewer()) }],
  ["group by a member's code", { bar, run: (draw) => readGroup(draw.code("member"), draw.viewer()) }],
];

/** Lists in one of their orders: the beginning, behind any product, and counted from the beginning to any depth. */
const sorted = productSorts.flatMap((order): Read[] => {
  const list = (draw: ShopDraw, page: { categoryId?: number; after?: number; skip?: number }) =>
    listProducts({ sort: order, skip: 0, take, ...page }, draw.viewer());
  return [
    [
      `${order}, first 100 of a category`,
      { bar, run: (draw) => list(draw, { categoryId: draw.product.categoryId }) },
    ],
    [
      `${order}, 100 of a category behind one`,
      {
        bar,
        run: (draw) => list(draw, { categoryId: draw.product.categoryId, after: draw.product.id }),
      },
    ],
    [
      `${order}, 100 of all behind one`,
      { bar, run: (draw) => list(draw, { after: draw.random.pick(draw.known.products).id }) },
    ],
    [
      `${order}, 100 of all at any depth`,
      { bar, run: (draw) => list(draw, { skip: take * draw.random.int(0, PAGES - 1) }) },
    ],
  ];
});

const beside: Read[] = [
  ["current groups of a product", { bar, run: (draw) => readCurrentGroups(draw.product.id, draw.viewer()) }],
  ["similar products", { bar, run: (draw) => listSimilarProducts(draw.product.id, draw.viewer()) }],
  ["favourites", { bar, run: (draw) => listFavouriteProducts(draw.keeper(), { skip: 0, take }) }],
  ["my groups, of some 200 orders", { bar, run: (draw) => listMyGroups(draw.regular()) }],
  ["cart count, of some 200 orders", { bar, run: (draw) => countMyGroups(draw.regular()) }],
];

const search = (query: string, count = FIRST_FINDS) => searchProducts({ query, skip: 0, take: count });
const isKept = true;

const searches: Read[] = [
  ["search, one word", { bar, isKept, run: (draw) => search(draw.words(1)) }],
  ["search, two words", { bar, isKept, run: (draw) => search(draw.words(2)) }],
  ["search, three words", { bar, isKept, run: (draw) => search(draw.words(3)) }],
  ["search, a word in part", { bar, isKept, run: (draw) => search(draw.begun()) }],
  ["search in Hindi", { bar, isKept, run: (draw) => search(draw.hindi(draw.random.int(1, 2))) }],
  ["search, 100 of two words", { isKept, run: (draw) => search(draw.words(2), take) }],
  ["search with a typo", { isKept, run: (draw) => search(draw.mistyped()) }],
];

/** Every hot read of the shop, with its bars. */
export const shopOperations = new Map([...pages, ...sorted, ...beside, ...searches]);
