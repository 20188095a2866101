import { z } from "zod";
import { Id, Skip, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { FAVOURITES_PAGE } from "./limits.ts";
import { ListingCard } from "./listings.ts";

export const favouriteOrders = ["createdAt|desc", "createdAt|asc"] as const;

/** A kept listing; one that is no longer on sale stays in the list. `id` is the listing's. */
export const Favourite = z.object({
  id: z.int(),
  product: ListingCard.extend({ isDeactivated: z.boolean() }),
});
export type Favourite = z.infer<typeof Favourite>;

export const listFavourites = endpoint({
  method: "get",
  path: "/api/user/telegram/favourites",
  access: "user",
  summary: "Listings that the caller keeps",
  input: z.object({
    sortBy: z.enum(favouriteOrders).default("createdAt|desc"),
    skip: Skip,
    take: take(FAVOURITES_PAGE),
  }),
  output: z.object({ data: z.array(Favourite), total: z.int() }),
});

export const toggleFavourite = endpoint({
  method: "post",
  path: "/api/user/telegram/favourites/toggle",
  access: "user",
  summary: "Keeps a listing or lets it go",
  /** `isFavourite` says which is wanted, so that a repeated call changes nothing; without it the state is turned over. */
  input: z.object({ telegramProductId: Id, isFavourite: z.boolean().optional() }),
  output: z.object({ isFavourite: z.boolean(), favouritesCount: z.int() }),
});
