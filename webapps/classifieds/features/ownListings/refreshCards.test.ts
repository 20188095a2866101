import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { cardOf } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { listing } from "../../readings.ts";
import { refreshOwnListings } from "./ownListings.ts";
import { hideCards } from "./refreshCards.ts";

afterEach(() => vi.unstubAllGlobals());

const other = cardOf({ id: 8, link: "stol-8", name: "Стол" });
const mine = cardOf({ isOwner: true, photos: ["a"], thumbhashes: ["h"] });
const LISTS = [["feed", {}], ["top"], ["similar", 8], ["listings", {}, 20]] as const;

function keep() {
  const queryClient = createQueryClient();
  const page = { data: [other, mine] };
  queryClient.setQueryData(["feed", {}], { pages: [page], pageParams: [{}] }, { updatedAt: 1000 });
  for (const key of LISTS.slice(1)) queryClient.setQueryData(key, page, { updatedAt: 1000 });
  const read = () =>
    LISTS.map((key) => {
      const list: { pages?: [typeof page] } & typeof page = queryClient.getQueryData(key) ?? { data: [] };
      return (list.pages?.[0] ?? list).data;
    });
  return { queryClient, read };
}

/** The listing's page as the server has it. */
function page(overrides: object) {
  const listing = { ...mine, photos: ["a", "b"], thumbhashes: ["h", null], photosCount: 2, description: "" };
  serve(({ call }) => {
    if (!call.endsWith("/products/divan-7")) throw 404;
    return { ...listing, status: "active", ...overrides };
  });
}

test("what was taken off sale stands in no list any longer, and comes back to its place", async () => {
  const { queryClient, read } = keep();
  hideCards(queryClient, 7);
  expect(read()).toEqual(LISTS.map(() => [other]));
  page({ status: "closed" });
  await refreshOwnListings(queryClient, "divan-7");
  expect(read()).toEqual(LISTS.map(() => [other]));
  expect(queryClient.getQueryState(["feed", {}])?.dataUpdatedAt).toBe(1000);

  page({ photosCount: 0 });
  await refreshOwnListings(queryClient, "divan-7");
  expect(read()).toEqual(LISTS.map(() => [other, mine]));
});

test("whoever leaves the listing's page before it is read anew brings nothing back", async () => {
  const { queryClient, read } = keep();
  page({ status: "active" });
  const leave = new QueryObserver(queryClient, {
    queryKey: ["listing", "divan-7"],
    ...queryOf(listing("divan-7")),
  }).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(["listing", "divan-7"])).toBeDefined());
  hideCards(queryClient, 7);
  page({ status: "closed" });
  const refreshed = refreshOwnListings(queryClient, "divan-7");
  leave();
  await refreshed;
  expect(read()).toEqual(LISTS.map(() => [other]));
  expect(queryClient.getQueryData(["listing", "divan-7"])).toMatchObject({ status: "closed" });
});

test("what waits for a moderator isn't brought back until it is let through", async () => {
  const { queryClient, read } = keep();
  hideCards(queryClient, 7);
  page({ status: "pending" });
  await refreshOwnListings(queryClient, "divan-7");
  expect(read()).toEqual(LISTS.map(() => [other]));
  page({ photosCount: 0 });
  await refreshOwnListings(queryClient, "divan-7");
  expect(read()).toEqual(LISTS.map(() => [other, mine]));
});

test("a list that has changed meanwhile is asked anew", async () => {
  const { queryClient } = keep();
  hideCards(queryClient, 7);
  hideCards(queryClient, 8);
  page({});
  await refreshOwnListings(queryClient, "divan-7");
  expect(queryClient.getQueryState(["feed", {}])?.isInvalidated).toBe(true);
});

test("an edited listing's cards say what its page says, with the cover only", async () => {
  const { queryClient, read } = keep();
  page({ price: 450_000, name: "Диван угловой" });
  await refreshOwnListings(queryClient, "divan-7");
  const edited = { ...mine, price: 450_000, name: "Диван угловой", photosCount: 2 };
  expect(read()).toEqual(LISTS.map(() => [other, edited]));
});

test("without an answer the lists stay as they are", async () => {
  const { queryClient, read } = keep();
  serve(() => {
    throw 500;
  });
  await refreshOwnListings(queryClient, "divan-7");
  expect(read()).toEqual(LISTS.map(() => [other, mine]));
});
