import { afterAll, beforeAll, expect, test } from "vitest";
import { buildListing, buildPromotion, buildUser } from "../tests/factories.ts";
import { startTestApi, type TestApi } from "../tests/testApi.ts";
let api: TestApi;
beforeAll(async () => { api = await startTestApi(); });
afterAll(() => api.stop());
test("smoke", async () => {
  const u = await buildUser();
  const l = await buildListing({ photos: 2, description: "a<b>\n'x\"&" });
  await buildListing({ price: 120000 });
  await buildPromotion({ listingId: l.id });
  const t = await import("../core/auth/accessTokens.ts");
  for (const p of ["/healthz","/readyz","/api/telegram/geo/regions","/api/telegram/geo/capital","/api/telegram/geo/cities/1","/api/telegram/geo/districts/1","/api/telegram/category","/api/telegram/category/tree","/api/telegram/category/id/"+l.categoryId,"/api/configs","/api/telegram/feed","/api/telegram/products","/api/telegram/products?search=вещь&minPrice=5&maxPrice=1","/api/telegram/products?skip=3","/api/telegram/products/count","/api/telegram/products/top","/api/telegram/products/similar/"+l.id,"/api/telegram/products/"+l.link,"/api/openapi.json","/api/docs","/metrics","/nix","/api/nix"]) {
    const r = await api.call(p);
    console.log(p, r.status, r.text.slice(0, 300), p==="/healthz"?Object.fromEntries(r.headers):"");
    expect(r.status).toBeLessThan(500);
  }
  console.log(await api.call("/api/telegram/users/me", {as: u.id}), t);
  console.log(await api.call("/api/telegram/feed", {as: u.id}));
  console.log(await api.call("/api/telegram/users/language", {as: u.id, method:"PATCH", body: {language:"uz"}}));
  console.log(await api.call("/api/telegram/users/language", {as: u.id, method:"PATCH", body: {language:"x"}}));
  console.log((await api.call("/api/telegram/products/"+l.link)).text);
});
