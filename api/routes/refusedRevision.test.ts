import { beforeAll, expect, test } from "vitest";
import type { Listing } from "#contract/listings.ts";
import type { OwnListing } from "#contract/ownListings.ts";
import { buildListing, buildRevision } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

test("why a change was refused stands on the owner's page and in the owner's list, and nowhere else", async () => {
  const listing = await buildListing();
  const refusal = { rejectReason: "photo", rejectNote: "Нечёткие снимки" } as const;
  await buildRevision({ listingId: listing.id, status: "rejected", name: "Другое имя", ...refusal });

  const path = `/api/telegram/products/${listing.link}`;
  const page = await api.ask<Listing>(path, { as: listing.ownerId });
  expect(page.body).toMatchObject({ status: "active", revisionStatus: "rejected", ...refusal });
  const own = await api.ask<{ data: OwnListing[] }>("/api/user/telegram/products", { as: listing.ownerId });
  expect(own.body.data[0]).toMatchObject({ revisionStatus: "rejected", ...refusal });

  const stranger = await api.ask<Listing>(path);
  expect(stranger.body).toMatchObject({ rejectReason: null, rejectNote: null, revisionStatus: null });
});

test("reason and note are of the same refusal", async () => {
  const listing = await buildListing({ status: "removed", rejectReason: "prohibited", rejectNote: null });
  const other = { rejectReason: "photo", rejectNote: "Нечёткие снимки" } as const;
  await buildRevision({ listingId: listing.id, status: "rejected", name: "Другое имя", ...other });
  const own = await api.ask<{ data: OwnListing[] }>("/api/user/telegram/products?status=rejected", {
    as: listing.ownerId,
  });
  expect(own.body.data[0]).toMatchObject({ rejectReason: "prohibited", rejectNote: null });
});
