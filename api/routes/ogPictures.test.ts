import sharp from "sharp";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { languages } from "#contract/languages.ts";
import { localStorage } from "#core/platform/images/localStorage.ts";
import { drawPicture } from "#core/platform/pictures/keptPictures.ts";
import { pictureOf } from "#core/platform/pictures/Picture.ts";
import { linesOf, widthOf, writable } from "#core/platform/pictures/words.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { Group } from "#db/models/Group.ts";
import { Listing } from "#db/models/Listing.ts";
import { Product } from "#db/models/Product.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, findLeaf } from "../../tests/factories.ts";
import { drawPhoto } from "../../tests/photos.ts";
import {
  buildPeople,
  buildProduct,
  buildShopCategory,
  giveCover,
  purchaseOf,
} from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => {
  vi.restoreAllMocks();
});

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(api.url + path, { headers, redirect: "manual" });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

test("a product's picture is a JPEG of the size that messengers show, light enough for all of them", async () => {
  const { id, link } = await buildProduct({ titleHi: "स्त्री के लिए क्षत्रिय कार्ड", titleEn: "A bottle" });
  await giveCover(id);
  const [{ src } = { src: "" }] = await sequelize
    .query("select i.src from product_images p join images i on i.id = p.image_id where p.product_id = $id", {
      bind: { id },
    })
    .then(([rows]) => rows as { src: string }[]);
  await localStorage.put(src.replace("/images/", ""), await drawPhoto(800, 600).webp().toBuffer());
  const pictures = await Promise.all(
    ["en", "hi"].map((language) => fetchPicture(`/og/product/${link}.jpg?lng=${language}`)),
  );
  for (const { status, headers, bytes } of pictures) {
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  expect(pictures[0]!.bytes.equals(pictures[1]!.bytes)).toBe(false);
});

test("a picture whose photo can't be read just now isn't kept without it", async () => {
  const { id, link } = await buildProduct();
  await giveCover(id);
  vi.spyOn(localStorage, "read").mockRejectedValueOnce(new Error("away"));
  const away = await fetchPicture(`/og/product/${link}.jpg`);
  expect([away.status, away.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect((await fetchPicture(`/og/product/${link}.jpg`)).status).toBe(200);
});

test("a picture is for good at the address of its version, and changes with what is on it", async () => {
  const { id, link } = await buildProduct();
  const path = `/og/product/${link}.jpg?lng=en`;
  const first = await fetchPicture(path);
  expect(first.headers.get("cache-control")).toBe("public, max-age=300");
  const version = first.headers.get("etag")!.replaceAll('"', "");
  const versioned = await fetchPicture(`${path}&v=${version}`);
  expect(versioned.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(versioned.bytes.equals(first.bytes)).toBe(true);
  const again = await fetchPicture(path, { "If-None-Match": `"${version}"`, "Cache-Control": "max-age=0" });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);

  await Product.update({ discountedPrice: 444 }, { where: { id } });
  const changed = await fetchPicture(`${path}&v=${version}`);
  expect(changed.headers.get("cache-control")).toBe("public, max-age=300");
  expect(changed.bytes.equals(first.bytes)).toBe(false);
  // What isn't drawn changes nothing.
  const before = changed.headers.get("etag");
  await Product.update({ descriptionEn: "Other words" }, { where: { id } });
  expect((await fetchPicture(path)).headers.get("etag")).toBe(before);
});

test("an invitation's picture changes with each newcomer", async () => {
  const product = await buildProduct();
  const [creator, friend] = await buildPeople(2);
  await joinOrCreate(creator!.id, purchaseOf(product.id));
  const group = await Group.findOne({ where: { productId: product.id }, rejectOnEmpty: true });
  const path = `/og/invite/${group.inviteCode}.jpg`;
  const alone = await fetchPicture(path);
  expect(alone.status).toBe(200);
  await joinOrCreate(friend!.id, purchaseOf(product.id, { inviteCode: group.inviteCode }));
  const joined = await fetchPicture(path);
  expect(joined.headers.get("etag")).not.toBe(alone.headers.get("etag"));
});

test("there is none of what isn't open to all", async () => {
  const unpublished = await buildProduct({ publishedAt: null });
  const pending = await buildListing({ status: "pending" });
  const closed = await buildListing({ status: "closed" });
  const paths = [
    "product/none-s1",
    `product/${unpublished.link}`,
    "invite/ABCDEFGHIJ",
    "product/..%2fa",
    "other/a",
    "category/999999",
    "category/x",
    "section/none",
    `listing/${pending.link}`,
    `listing/${closed.link}`,
  ];
  for (const path of paths) {
    expect((await fetchPicture(`/og/${path}.jpg`)).status, path).toBe(404);
  }
  const listing = await buildListing();
  const path = `/og/listing/${listing.link}.jpg?lng=uz`;
  expect((await fetchPicture(path)).status).toBe(200);
  await Listing.update({ status: "removed" }, { where: { id: listing.id } });
  expect((await fetchPicture(path)).status).toBe(404);
});

test("a picture that the seller chose is led to", async () => {
  const { link } = await buildProduct({ ogImage: "https://elsewhere.example/chosen.png" });
  const { status, headers } = await fetchPicture(`/og/product/${link}.jpg`);
  expect([status, headers.get("location")]).toEqual([302, "https://elsewhere.example/chosen.png"]);
});

test("parts of the apps have pictures under their names, in every language that the bot speaks", async () => {
  const [section, leaf] = [await buildShopCategory(), await findLeaf()];
  for (const path of [`section/${section.link}`, `category/${leaf.id}`, "promotion", "shop"]) {
    const tags = await Promise.all(
      languages.map(async (language) => {
        const { status, headers } = await fetchPicture(`/og/${path}.jpg?lng=${language}`);
        return status === 200 && headers.get("etag");
      }),
    );
    expect(new Set(tags).size, path).toBe(4);
    expect(tags).not.toContain(false);
  }
});

test("the apps have pictures of their own in both of their languages", async () => {
  const versions = await Promise.all(
    ["shop.jpg", "shop.jpg?lng=hi", "market.jpg", "market.jpg?lng=uz"].map(async (path) => {
      const { status, headers } = await fetchPicture(`/og/${path}`);
      return status === 200 && headers.get("etag");
    }),
  );
  expect(new Set(versions).size).toBe(4);
  expect(versions).not.toContain(false);
});

test("one picture is drawn once for all who ask at once, and not without bound", async () => {
  let drawn = 0;
  const waiting: (() => void)[] = [];
  const slow = (name: string) =>
    pictureOf({ name }, async () => {
      drawn += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return Buffer.from(name);
    });
  const same = Array.from({ length: 5 }, () => drawPicture(slow("same")));
  expect(drawn).toBe(1);
  const others = Array.from({ length: 39 }, (_, at) => drawPicture(slow(String(at))));
  expect(() => drawPicture(slow("one too many"))).toThrow("Too many pictures");
  for (const go of waiting) go();
  expect((await Promise.all(same)).every((bytes) => bytes.toString() === "same")).toBe(true);
  await Promise.all(others);
  expect(drawn).toBe(40);
});

test("who asks for too many new ones waits; those that are there cost nothing", async () => {
  const limited = await startTestApi({ limits: { jpegs: 2 } });
  try {
    const products = await Promise.all(["One", "Two", "Three"].map((titleEn) => buildProduct({ titleEn })));
    const statusOf = async (at: number) =>
      (await limited.call(`/og/product/${products[at]!.link}.jpg`)).status;
    expect([await statusOf(0), await statusOf(1), await statusOf(2)]).toEqual([200, 200, 429]);
    expect([await statusOf(0), await statusOf(1)]).toEqual([200, 200]);
  } finally {
    await limited.stop();
  }
});

test("titles take as many lines as there are, the last one cut between signs that are one to the eye", async () => {
  const hand = { size: 40, isBold: true };
  expect(await linesOf("Short", hand, 496, 2)).toEqual(["Short"]);
  const long = "स्टेनलेस स्टील की इंसुलेटेड पानी की बोतल एक लीटर स्त्री और क्षत्रिय डिज़ाइन कार्ड के साथ";
  const lines = await linesOf(long, hand, 496, 2);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(await widthOf(line, hand)).toBeLessThanOrEqual(496);
  expect(lines[1]).toMatch(/…$/);
  // No sign loses the vowel that belongs to it.
  const cut = lines[1]!.slice(0, -1);
  const signs = [...new Intl.Segmenter("hi").segment(long)].map(({ segment }) => segment).join("\n");
  expect(`${signs}\n`).toContain(`${[...new Intl.Segmenter("hi").segment(cut)].at(-1)?.segment}\n`);
  for (const line of await linesOf("x".repeat(300), hand, 496, 2)) {
    expect(await widthOf(line, hand)).toBeLessThanOrEqual(496);
  }
});

test("what our fonts can't write is left out, and Hindi is shaped by a font of ours", async () => {
  expect(writable("Диван 😀 новый\u202e 沙发 ₹5")).toBe("Диван новый ₹5");
  // Joined, क्ष is one sign, narrower than its parts side by side.
  const hand = { size: 60 };
  expect(await widthOf("क्ष", hand)).toBeLessThan((await widthOf("क", hand)) + (await widthOf("ष", hand)));
});
