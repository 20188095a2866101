import Router from "@koa/router";
import { expect, test } from "vitest";
import { joinRoutes } from "./joinRoutes.ts";
import { nouns } from "./nouns.ts";
import type { ApiState } from "./serve/state.ts";

type Routes = Router<ApiState>;

/** A path that a route is meant for: its values are such as no other route's words are. */
const exampleOf = (path: string) => path.replace(/[:*]\w+/g, "1-x").replace(/[{}]/g, "");

/** Method and path of every route, and those that answer an example of each. */
const answering = (routes: Routes) =>
  Object.fromEntries(
    routes.stack.flatMap(({ path, methods }) =>
      methods.map((method) => {
        const [first] = routes.match(exampleOf(String(path)), method).pathAndMethod;
        return [`${method} ${path}`, String(first?.path)] as const;
      }),
    ),
  );

/** Routers in another order, and the routes of each as well. */
const reordered = (order: (a: number, b: number) => number) =>
  nouns
    .map((router, place) => ({ router, place }))
    .sort((one, other) => order(one.place, other.place))
    .map(({ router }) => {
      const copy = new Router<ApiState>({ sensitive: true });
      const layers = router.stack.map((layer, place) => ({ layer, place }));
      copy.stack = layers.sort((one, other) => order(one.place, other.place)).map(({ layer }) => layer);
      return copy;
    });

test("each route answers its own path, in whatever order they are given", () => {
  const given = answering(joinRoutes(nouns));
  for (const [route, answers] of Object.entries(given))
    expect(`${route} → ${answers}`).toBe(`${route} → ${route.split(" ")[1]}`);
  const orders = [(a: number, b: number) => b - a, (a: number, b: number) => ((a * 7) % 5) - ((b * 7) % 5)];
  for (const order of orders) {
    const other = joinRoutes(reordered(order));
    expect(answering(other)).toEqual(given);
  }
});

test("every path there is", () => {
  const paths = joinRoutes(nouns).stack.map(({ path, methods }) => `${methods.join(" ").padEnd(9)} ${path}`);
  expect(paths.sort().join("\n")).toMatchInlineSnapshot(`
    "DELETE    /api/user/blocks
    DELETE    /api/user/telegram/draft
    DELETE    /api/user/telegram/products
    DELETE    /api/user/telegram/saved-searches/:id
    HEAD GET  /api/admin/orders
    HEAD GET  /api/admin/orders/:id
    HEAD GET  /api/admin/orders/counts
    HEAD GET  /api/admin/payouts
    HEAD GET  /api/app-opens/report
    HEAD GET  /api/categories/:link
    HEAD GET  /api/configs
    HEAD GET  /api/docs
    HEAD GET  /api/expired-products/report
    HEAD GET  /api/expired-products/search
    HEAD GET  /api/group-purchases/:inviteCode
    HEAD GET  /api/group-purchases/current/:productId
    HEAD GET  /api/group-purchases/report
    HEAD GET  /api/notifications/report
    HEAD GET  /api/openapi.json
    HEAD GET  /api/products
    HEAD GET  /api/products/:link
    HEAD GET  /api/products/groups
    HEAD GET  /api/products/preview/:link
    HEAD GET  /api/products/report
    HEAD GET  /api/products/search
    HEAD GET  /api/products/shares/:link
    HEAD GET  /api/products/similar/:id
    HEAD GET  /api/referral-payouts/referrals-count
    HEAD GET  /api/referral-payouts/total-amounts
    HEAD GET  /api/reports/days
    HEAD GET  /api/reports/exports/:token/:name
    HEAD GET  /api/searches/report
    HEAD GET  /api/shares/report
    HEAD GET  /api/telegram/available-features
    HEAD GET  /api/telegram/category
    HEAD GET  /api/telegram/category/id/:id
    HEAD GET  /api/telegram/category/tree
    HEAD GET  /api/telegram/coin-packs
    HEAD GET  /api/telegram/configs
    HEAD GET  /api/telegram/feed
    HEAD GET  /api/telegram/geo/capital
    HEAD GET  /api/telegram/geo/cities/:regionId
    HEAD GET  /api/telegram/geo/districts/:cityId
    HEAD GET  /api/telegram/geo/nearest
    HEAD GET  /api/telegram/geo/regions
    HEAD GET  /api/telegram/payment-methods
    HEAD GET  /api/telegram/products
    HEAD GET  /api/telegram/products/:link
    HEAD GET  /api/telegram/products/count
    HEAD GET  /api/telegram/products/count/categories
    HEAD GET  /api/telegram/products/similar/:id
    HEAD GET  /api/telegram/products/top
    HEAD GET  /api/telegram/search/advice
    HEAD GET  /api/telegram/search/suggestions
    HEAD GET  /api/telegram/users/me
    HEAD GET  /api/user/balance
    HEAD GET  /api/user/blocks
    HEAD GET  /api/user/group-purchases
    HEAD GET  /api/user/group-purchases/count
    HEAD GET  /api/user/me
    HEAD GET  /api/user/orders
    HEAD GET  /api/user/orders/:id
    HEAD GET  /api/user/products/favourites
    HEAD GET  /api/user/profile
    HEAD GET  /api/user/referral
    HEAD GET  /api/user/reminders
    HEAD GET  /api/user/telegram/connections
    HEAD GET  /api/user/telegram/connections/unread
    HEAD GET  /api/user/telegram/draft
    HEAD GET  /api/user/telegram/favourites
    HEAD GET  /api/user/telegram/products
    HEAD GET  /api/user/telegram/products/:link
    HEAD GET  /api/user/telegram/products/:link/promotions
    HEAD GET  /api/user/telegram/products/:link/stats
    HEAD GET  /api/user/telegram/products/by-id/:id
    HEAD GET  /api/user/telegram/products/counts
    HEAD GET  /api/user/telegram/products/moderate
    HEAD GET  /api/user/telegram/saved-searches
    HEAD GET  /api/user/telegram/saved-searches/same
    HEAD GET  /api/user/telegram/transactions/get-status
    HEAD GET  /api/user/users
    HEAD GET  /api/users/report
    PATCH     /api/admin/orders/:id
    PATCH     /api/telegram/users/language
    PATCH     /api/telegram/users/username
    PATCH     /api/user/language
    PATCH     /api/user/me
    PATCH     /api/user/profile
    PATCH     /api/user/reminders
    PATCH     /api/user/telegram/products/:link
    PATCH     /api/user/telegram/saved-searches/:id
    PATCH     /api/user/telegram/saved-searches/:id/filters
    POST      /api/admin/orders/:id/move
    POST      /api/admin/orders/:id/notes
    POST      /api/admin/payouts
    POST      /api/auth/phone
    POST      /api/auth/refresh
    POST      /api/auth/request-code
    POST      /api/auth/telegram
    POST      /api/auth/verify-code
    POST      /api/events
    POST      /api/images
    POST      /api/reports/exports
    POST      /api/telegram/auth
    POST      /api/telegram/click
    POST      /api/telegram/products/:id/share
    POST      /api/telegram/search
    POST      /api/telegram/users/phone
    POST      /api/user/app-opens
    POST      /api/user/blocks
    POST      /api/user/group-purchases/join-or-create
    POST      /api/user/orders/:id/cancel
    POST      /api/user/orders/:id/confirm
    POST      /api/user/orders/:id/rate
    POST      /api/user/products/favourites/toggle
    POST      /api/user/products/interest
    POST      /api/user/shares
    POST      /api/user/telegram/available-features/promote
    POST      /api/user/telegram/coin-packs/buy
    POST      /api/user/telegram/connections
    POST      /api/user/telegram/draft
    POST      /api/user/telegram/favourites/toggle
    POST      /api/user/telegram/products
    POST      /api/user/telegram/products/:id/renew
    POST      /api/user/telegram/products/:id/reopen
    POST      /api/user/telegram/products/:id/report
    POST      /api/user/telegram/products/:id/reserve
    POST      /api/user/telegram/products/moderate
    POST      /api/user/telegram/saved-searches
    POST      /api/user/telegram/saved-searches/:id/restore
    POST      /api/user/telegram/saved-searches/:id/seen
    POST      /api/user/telegram/transactions
    POST      /api/user/telegram/transactions/give-up"
  `);
});

test("of two paths that match, the one that says more answers", () => {
  const answersOf = (...paths: string[]) => {
    const router = new Router<ApiState>();
    for (const path of paths) router.get(path, () => {});
    return (path: string) => String(joinRoutes([router]).match(path, "GET").pathAndMethod[0]?.path);
  };
  const answer = answersOf("/*rest", "/a/:x", "/:y/b", "/a/b", "/a/:x/c", "/a/b/:z");
  expect(["/a/b", "/a/x", "/x/b", "/a/b/c", "/a/x/c", "/x/y"].map(answer)).toEqual([
    "/a/b",
    "/a/:x",
    "/:y/b",
    "/a/b/:z",
    "/a/:x/c",
    "/*rest",
  ]);
});

test("two routes that answer the same stop the start", () => {
  const [one, other] = [new Router<ApiState>(), new Router<ApiState>()];
  one.get("/a/:x", () => {});
  other.get("/a/:y", () => {});
  expect(() => joinRoutes([one, other])).toThrow("Two routes answer the same: HEAD /a/:x and /a/:y");
  const post = new Router<ApiState>();
  post.post("/a/:z", () => {});
  expect(() => joinRoutes([one, post])).not.toThrow();
  const every = new Router<ApiState>();
  every.all("/a/:z", () => {});
  const match = joinRoutes([every, one]).match("/a/b", "GET").pathAndMethod;
  expect(match.map(({ path }) => path)).toEqual(["/a/:x", "/a/:z"]);
});
