import { rmSync, utimesSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { config } from "#config";
import { keepFile } from "#core/platform/cache/keepFile.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildListing } from "../../tests/factories.ts";
import { makeFolder } from "../../tests/makeFolder.ts";
import { buildProduct } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => rmSync(join(config.DATA_DIR, "sitemaps"), { recursive: true, force: true }));

const at = (path: string) => config.PUBLIC_URL + path;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

test("robots are told what is nobody's to be found, and where the rest is listed", async () => {
  const { status, headers, text } = await api.call("/robots.txt");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const everybody = text.slice(text.indexOf("User-agent: *"));
  const closed = ["/api/", "/report", "/invite/", "/groupPurchase/", "/cart", "/purchase/", "/r/"];
  for (const path of closed) expect(everybody).toContain(`Disallow: ${path}\n`);
  expect(everybody).not.toMatch(/Disallow: \/(og|product|images|webApp)?\n/);
  expect(text).toContain(`Sitemap: ${at("/sitemap.xml")}\n`);
  // A messenger may read the invitation that somebody sends, and the way into the shop.
  expect(text.slice(0, text.indexOf("User-agent: *"))).not.toMatch(/\/invite\/|\/r\//);
});

test("the sitemap lists what is public, with languages and days of change, and nothing else", async () => {
  const product = await buildProduct();
  const hidden = await buildProduct({ publishedAt: null });
  const listing = await buildListing();
  const closed = await buildListing({ status: "closed" });
  const index = await api.call("/sitemap.xml");
  expect([index.status, index.headers.get("content-type")]).toEqual([200, "application/xml"]);
  expect(locations(index.text)).toEqual(
    ["pages", "products-1", "listings-1"].map((name) => at(`/sitemap/${name}.xml`)),
  );

  const products = await api.call("/sitemap/products-1.xml");
  expect(locations(products.text)).toContain(at(`/product/${product.link}`));
  expect(products.text).not.toContain(hidden.link);
  expect(products.text).toContain(
    `<xhtml:link rel="alternate" hreflang="hi" href="${at(`/product/${product.link}?lng=hi`)}"/>`,
  );
  expect(products.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/);

  const listings = await api.call("/sitemap/listings-1.xml", { headers: { "Accept-Encoding": "identity" } });
  expect(listings.headers.get("content-encoding")).toBeNull();
  expect(locations(listings.text)).toContain(at(`/webApp/product/${listing.link}`));
  expect(listings.text).not.toContain(closed.link);

  const pages = locations((await api.call("/sitemap/pages.xml")).text);
  expect(pages).toEqual(expect.arrayContaining([at("/"), at("/webApp"), at("/allProducts")]));
  expect(pages).toContain(at(`/webApp/search?categoryId=${listing.categoryId}`));
  for (const name of ["products-2", "listings-0", "listings-99", "other", "listings-1x"]) {
    expect((await api.call(`/sitemap/${name}.xml`)).status, name).toBe(404);
  }
});

test("a part keeps its range of ids, so that what is listed in it stays there", async () => {
  const first = await buildListing();
  const second = await buildListing();
  await sequelize.query("update listings set id = $id where id = $old", {
    bind: { id: 50_001, old: second.id },
  });
  expect(locations((await api.call("/sitemap.xml")).text)).toContain(at("/sitemap/listings-2.xml"));
  const parts = await Promise.all(
    [1, 2].map(async (part) => locations((await api.call(`/sitemap/listings-${part}.xml`)).text)),
  );
  expect(parts[0]).toContain(at(`/webApp/product/${first.link}`));
  expect(parts[1]).toEqual([at(`/webApp/product/${second.link}`)]);
});

test("a list is kept for an hour, made once for all who ask at once, and whole or not at all", async () => {
  const file = join(makeFolder(), "deep", "list.gz");
  let made = 0;
  async function* content() {
    made += 1;
    yield "a";
    yield "b";
  }
  await Promise.all([keepFile(file, 1000, content), keepFile(file, 1000, content)]);
  await keepFile(file, 1000, content);
  expect(made).toBe(1);
  expect(gunzipSync(await readFile(file)).toString()).toBe("ab");

  utimesSync(file, new Date(0), new Date(0));
  async function* broken() {
    yield "half";
    throw new Error("away");
  }
  // The file that is there stays good until it can be made again. Where there is no file, the failure is passed on.
  const logged = captureLog();
  await keepFile(file, 1000, broken);
  expect(logged).toEqual([expect.stringContaining("could not be made anew")]);
  expect(gunzipSync(await readFile(file)).toString()).toBe("ab");
  await expect(keepFile(`${file}-other`, 1000, broken)).rejects.toThrow("away");
  await keepFile(file, 1000, content);
  expect(made).toBe(2);
});

test("with the database away, lists that were made before are still told, and others are a fault", async () => {
  await buildListing();
  const paths = ["/sitemap.xml", "/sitemap/pages.xml", "/sitemap/listings-1.xml"];
  const before = await Promise.all(paths.map(async (path) => (await api.call(path)).text));
  for (const name of ["index", "pages", "listings-1"]) {
    utimesSync(join(config.DATA_DIR, "sitemaps", `${name}.xml.gz`), new Date(0), new Date(0));
  }
  const reading = vi.spyOn(pg.Pool.prototype, "query").mockRejectedValue(new Error("away") as never);
  try {
    expect(await Promise.all(paths.map(async (path) => (await api.call(path)).text))).toEqual(before);
    expect((await api.call("/sitemap/products-1.xml")).status).toBe(500);
  } finally {
    reading.mockRestore();
  }
});
