import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { Category, CategoryDetails, CategoryNode } from "#contract/categories.ts";
import type { ConfigItem } from "#contract/configs.ts";
import type { Place } from "#contract/geo.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { findLeaf } from "../../tests/factories.ts";
import { revalidate, startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const GEO = "/api/telegram/geo";
const CATEGORY = "/api/telegram/category";

test("geography: 14 regions, the capital with its districts", async () => {
  const { body: regions } = await api.ask<Place[]>(`${GEO}/regions`);
  expect(regions).toHaveLength(14);
  const { body: capital } = await api.ask<Place>(`${GEO}/capital`);
  expect(capital).toMatchObject({ name: "Ташкент", hasDistricts: true, cityId: null });

  const { body: cities } = await api.ask<Place[]>(`${GEO}/cities/${capital.regionId}`);
  expect(cities).toContainEqual(capital);
  const { body: districts } = await api.ask<Place[]>(`${GEO}/districts/${capital.id}`);
  expect(districts.length).toBeGreaterThan(5);
  for (const district of districts) {
    expect(district).toMatchObject({ cityId: capital.id, regionId: capital.regionId, hasDistricts: false });
  }
});

test("places of an unknown region or city: none", async () => {
  expect((await api.ask(`${GEO}/cities/2000000`)).body).toEqual([]);
  expect((await api.ask(`${GEO}/districts/2000000`)).body).toEqual([]);
});

test("the place a point lies in: 404 abroad, 400 for what is no point", async () => {
  const { body: capital } = await api.ask<Place>(`${GEO}/capital`);
  const near = await api.ask<{ region: Place; city: Place; district: Place }>(
    `${GEO}/nearest?lat=${capital.latitude}&lon=${capital.longitude}`,
  );
  expect(near.body.city).toEqual(capital);
  expect(near.body.region.id).toBe(capital.regionId);
  expect(near.body.district.cityId).toBe(capital.id);
  expect((await api.call(`${GEO}/nearest?lat=55.75&lon=37.62`)).status).toBe(404);
  for (const query of ["lat=41", "lat=91&lon=69", "lat=x&lon=69", "lat=41&lon=181", "lat=&lon="]) {
    expect((await api.call(`${GEO}/nearest?${query}`)).status, query).toBe(400);
  }
});

test("categories: the top ones, children, the whole tree", async () => {
  const { body: top } = await api.ask<Category[]>(CATEGORY);
  const { body: tree } = await api.ask<CategoryNode[]>(`${CATEGORY}/tree`);
  expect(tree.map(({ children: _, ...category }) => category)).toEqual(top);
  const parent = tree.find(({ hasChildren }) => hasChildren)!;
  const { body: children } = await api.ask<Category[]>(`${CATEGORY}?parentId=${parent.id}`);
  expect(children.map(({ id }) => id)).toEqual(parent.children.map(({ id }) => id));
  expect((await api.ask(`${CATEGORY}?parentId=2000000`)).body).toEqual([]);
});

test("one category comes with the way to it and with inherited parameters first", async () => {
  const leaf = await findLeaf(0);
  const parent = leaf.parentId!;
  const shared = { type: "STRING" as const, nameRu: "Проба", nameUz: "Sinov", position: 99 };
  const above = await CategoryParameter.create({ ...shared, categoryId: parent, key: "above" });
  const own = await CategoryParameter.create({ ...shared, categoryId: leaf.id, key: "own" });

  const { body } = await api.ask<CategoryDetails>(`${CATEGORY}/id/${leaf.id}`);
  expect(body.breadcrumbs.at(-1)?.id).toBe(leaf.id);
  expect(body.breadcrumbs.at(0)?.parentId).toBeNull();
  const ids = body.parameters.map(({ id }) => id);
  expect(ids).toContain(above.id);
  expect(ids.at(-1)).toBe(own.id);
  expect((await api.call(`${CATEGORY}/id/2000000`)).status).toBe(404);
});

test("configs: flags as they are now, settings where they are set", async () => {
  const read = async () => {
    const { body } = await api.ask<ConfigItem[]>("/api/configs");
    return new Map(body.map(({ key, data }) => [key, data]));
  };
  const before = await read();
  expect(before.get("PAID_FEATURES_ENABLED")).toBe(false);
  expect(before.get("BOT_USERNAME")).toBe("bozor_bot");
  expect(before.get("LINK_BOT")).toBe("https://t.me/bozor_bot");
  expect(before.get("TILE_URL")).toContain("{z}");
  expect(before.has("SUPPORT_URL")).toBe(false);

  await setFlag("PAID_FEATURES_ENABLED", true);
  await expect.poll(async () => (await read()).get("PAID_FEATURES_ENABLED"), { timeout: 10_000 }).toBe(true);
  expect((await api.ask("/api/telegram/configs")).body).toEqual((await api.ask("/api/configs")).body);
});

function getRaw(url: string, headers: Record<string, string>) {
  return new Promise<{ response: IncomingMessage; content: Buffer }>((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve({ response, content: Buffer.concat(parts) });
    }).on("error", reject);
  });
}

test("answers that everyone shares carry an ETag and travel compressed", async () => {
  const plain = await api.call(`${CATEGORY}/tree`);
  const etag = plain.headers.get("etag")!;
  const unchanged = await api.call(`${CATEGORY}/tree`, { headers: revalidate(etag) });
  expect([unchanged.status, unchanged.text]).toEqual([304, ""]);

  const { response, content } = await getRaw(`${api.url}${CATEGORY}/tree`, { "Accept-Encoding": "gzip, br" });
  expect(response.headers).toMatchObject({ "content-encoding": "br", etag, "cache-control": "no-cache" });
  expect(response.headers.vary).toContain("Accept-Encoding");
  expect(brotliDecompressSync(content).toString()).toBe(plain.text);
  const bare = await getRaw(`${api.url}${CATEGORY}/tree`, {});
  expect(bare.response.headers["content-encoding"]).toBeUndefined();
  expect(bare.content.toString()).toBe(plain.text);
});
