import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { config } from "#config";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

const dist = mkdtempSync(join(tmpdir(), "bozor-dist-"));
const script = `console.log("${"x".repeat(3000)}")`;

function write(folder: string, name: string, content: string | Buffer) {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, content);
}

const pageOf = (app: string, named = "") => `<!doctype html>${named}<title>${app}</title><main>${app}</main>`;

let api: TestApi;
beforeAll(async () => {
  for (const app of ["classifieds", "storefront", "reports"]) {
    write(dist, `${app}/index.html`, pageOf(app));
  }
  write(dist, "classifieds/assets/main-abc123.js", script);
  write(dist, "classifieds/assets/main-abc123.js.br", brotliCompressSync(script));
  write(dist, "classifieds/assets/main-abc123.js.gz", gzipSync(script));
  write(dist, "storefront/sw.js", "// service worker");
  write(dist, "classifieds/.made.json", "{}");
  write(dist, "secret.txt", "secret");
  write(join(config.DATA_DIR, "uploads"), "ab/photo.webp", "RIFF");
  write(config.DATA_DIR, "secrets.json", "secret");
  api = await startTestApi({ dist });
});

/** Asks for the path as written: `fetch` would tidy it up. */
function getRaw(path: string, headers: Record<string, string> = {}) {
  return new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    const { port } = new URL(api.url);
    get({ host: "127.0.0.1", port, path, headers }, async (response) => {
      let text = "";
      for await (const part of response) text += (part as Buffer).toString("latin1");
      resolve(Object.assign(response, { text }));
    }).on("error", reject);
  });
}
const HTML = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test("a host that is none breaks no page", async () => {
  const { statusCode, text } = await getRaw("/cart", { ...HTML, Host: "no host" });
  expect([statusCode, text.includes("<main>storefront</main>")]).toEqual([200, true]);
});

test("each app's page answers at its prefix and at every address the app knows", async () => {
  const pages = {
    "/webApp": ["classifieds", 200],
    "/webApp/": ["classifieds", 200],
    "/webApp/product/telefon-5?x=1": ["classifieds", 404],
    "/report": ["reports", 200],
    "/report/deep/inside": ["reports", 200],
    "/": ["storefront", 200],
    "/cart": ["storefront", 200],
    "/groupPurchase/ABCDEFGHIJ": ["storefront", 404],
    "/no/such/page": ["storefront", 404],
  } as const;
  for (const [path, [app, expected]] of Object.entries(pages)) {
    const { status, headers, text } = await api.call(path, { headers: HTML });
    expect([status, text.includes(`<main>${app}</main>`)], path).toEqual([expected, true]);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  }
});

test("assets are for good and come in the form that was compressed beforehand", async () => {
  const path = "/webApp/assets/main-abc123.js";
  const forms = { "gzip, br": "br", gzip: "gzip", identity: undefined };
  for (const [accepted, encoding] of Object.entries(forms)) {
    const response = await getRaw(path, { "Accept-Encoding": accepted });
    expect(response.headers["content-encoding"], accepted).toBe(encoding);
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
  }
  expect((await getRaw(path)).text).toBe(script);
});

test("an asset that nobody has compressed beforehand is compressed as it is sent", async () => {
  write(dist, "reports/assets/main-def456.js", script);
  for (const encoding of ["br", "gzip"]) {
    const response = await getRaw("/report/assets/main-def456.js", { "Accept-Encoding": encoding });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers.vary).toBe("Accept-Encoding");
    expect(response.text.length).toBeLessThan(script.length / 10);
  }
});

test("an app that is being built has a page that says so and waits; others are there, and it is when it is built", async () => {
  let isMade = false;
  const waiting = await startTestApi({ dist, isMaking: (app) => app === "classifieds" && !isMade });
  const ask = (path: string, language = "en-GB", method = "GET") =>
    waiting.call(path, { method, headers: { ...HTML, "Accept-Language": language } });

  const page = await ask("/webApp/product/telefon-5?x=1");
  expect([page.status, page.headers.get("cache-control"), page.headers.get("retry-after")]).toEqual([
    503,
    "no-store",
    "2",
  ]);
  expect(page.text).toContain("<h1>The classifieds are being built</h1>");
  expect((await ask("/webApp", "ru,en;q=0.5")).text).toContain("Объявления собираются");
  const [, code = ""] = /<script>([\s\S]*)<\/script>/.exec(page.text) ?? [];
  const hash = createHash("sha256").update(code).digest("base64");
  expect(page.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}'`);

  expect((await ask("/webApp/assets/main-abc123.js")).status).toBe(200);
  expect((await ask("/report")).text).toContain("<main>reports</main>");
  expect((await ask("/cart")).text).toContain("<main>storefront</main>");
  expect([(await ask("/healthz")).status, (await ask("/readyz")).status]).toEqual([200, 503]);

  isMade = true;
  // What the page waits for.
  expect((await ask("/webApp", "en", "HEAD")).status).toBe(200);
  expect((await ask("/webApp")).text).toContain("<main>classifieds</main>");
  expect((await ask("/readyz")).status).toBe(200);
  await waiting.stop();
});

test("a page that the browser has isn't sent again", async () => {
  const first = await api.call("/webApp", { headers: HTML });
  const again = await getRaw("/webApp", { ...HTML, "If-None-Match": first.headers.get("ETag")! });
  expect([again.statusCode, again.text]).toEqual([304, ""]);
  const reports = await api.call("/report", { headers: HTML });
  const since = { "If-Modified-Since": reports.headers.get("Last-Modified")! };
  expect((await getRaw("/report", { ...HTML, ...since })).statusCode).toBe(304);
});

test("what is missing is 404, not the app's page", async () => {
  const image = { Accept: "image/webp,image/*" };
  for (const path of ["/webApp/assets/gone.js", "/favicon.ico", "/webApp/assets", "/sw2.js"]) {
    expect((await api.call(path, { headers: path === "/webApp/assets" ? image : HTML })).status, path).toBe(
      404,
    );
  }
  expect((await api.call("/sw.js")).status).toBe(200);
  expect((await api.call("/images/ab/gone.webp")).status).toBe(404);
});

test("a service worker is asked for anew at each start, and only rules its own folder", async () => {
  const { headers } = await api.call("/sw.js");
  expect(headers.get("content-type")).toMatch(/javascript/);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("service-worker-allowed")).toBeNull();
});

test("what a service worker keeps is the page as it was built, which nobody finds by search", async () => {
  write(dist, "storefront/index.html", pageOf("storefront", "<script>begin()</script>"));
  const { status, headers, text } = await api.call("/index.html");
  expect([status, text]).toEqual([200, pageOf("storefront", "<script>begin()</script>")]);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  const hash = createHash("sha256").update("begin()").digest("base64");
  expect(headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test("below assets there is no page, and only what is there is for good", async () => {
  for (const path of [
    "/webApp/assets/x",
    "/webApp/assets/",
    "/webApp/assets",
    "/assets/deep/er",
    "/report/assets/x",
  ]) {
    const { status, headers, text } = await api.call(path, { headers: HTML });
    expect(status, path).toBe(404);
    expect(headers.get("cache-control"), path).toBe("no-store");
    expect(text, path).not.toContain("<title>");
  }
});

test("paths in another case lead to the stated one with the rest and the query", async () => {
  const moves = {
    "/webapp": "/webApp",
    "/WEBAPP/product/Abc-1?x=Y": "/webApp/product/Abc-1?x=Y",
    "/Report?startDate=1": "/report?startDate=1",
    "/API/configs": "/api/configs",
    "/Images/ab/Photo.webp": "/images/ab/Photo.webp",
    "/HEALTHZ": "/healthz",
    "/Readyz/": "/readyz/",
    "/api/TELEGRAM/FEED?take=1": "/api/telegram/feed?take=1",
    "/api/telegram/products/TOP": "/api/telegram/products/top",
    "/api/telegram/PRODUCTS/Telefon-5": "/api/telegram/products/Telefon-5",
    "/Api/Telegram/Products/Similar/5": "/api/telegram/products/similar/5",
    "/api/Docs": "/api/docs",
    "/PRODUCT/Diya-s36?x=Y": "/product/Diya-s36?x=Y",
    "/grouppurchase/AbCdEfGhIj": "/groupPurchase/AbCdEfGhIj",
    "/AllProducts/": "/allProducts/",
    "/Category/hot_deals": "/category/hot_deals",
    "/R/42": "/r/42",
    "/WebApp/PRODUCT/Divan-3": "/webApp/product/Divan-3",
    "/webApp/createproduct": "/webApp/createProduct",
  };
  for (const [from, to] of Object.entries(moves)) {
    const { status, headers } = await api.call(from);
    expect([status, headers.get("location")], from).toEqual([301, to]);
  }
  for (const path of [
    "/webapps",
    "/api/telegram/products/Telefon-5",
    "/groupPurchase/API",
    "//API/configs",
  ]) {
    expect((await api.call(path)).headers.get("location"), path).toBeNull();
  }
  expect((await api.call("/api/TELEGRAM/FEED", { method: "HEAD" })).status).toBe(301);
  for (const path of ["/api/telegram/SEARCH", "/API/telegram/search"]) {
    expect((await api.call(path, { body: { query: "a" } })).status, path).toBe(404);
  }
});

test("every page that an app knows is known in its stated case", async () => {
  const tables = ["storefront", "classifieds"].map((app) =>
    readFileSync(join("webapps", app, "routes.ts"), "utf8"),
  );
  const known = tables.flatMap((table) => [...table.matchAll(/\bpath: "([^"*]+)"/g)]);
  expect(known.length).toBeGreaterThan(30);
  for (const route of [...known.map(([, path = ""]) => path), "/report"]) {
    const path = route.replace(/:\w+/g, "Ab1");
    const other = path.replace(/[a-z]+/gi, (word) => (word === "Ab" ? word : word.toUpperCase()));
    if (other === path) continue;
    const { status, headers } = await api.call(other, { headers: HTML });
    expect([status, headers.get("location")], other).toEqual([301, path]);
    expect((await api.call(path, { headers: HTML })).headers.get("location"), path).toBeNull();
  }
});

test("an address that can't be read is still the app's: its page says that there is nothing", async () => {
  const pages = {
    "/product/%E0%A4%A": ["storefront", 404],
    "/%": ["storefront", 404],
    "/category/%E0%A4%A?x=%": ["storefront", 404],
    "/webApp/product/%E0%A4%A": ["classifieds", 404],
    "/report/%C0": ["reports", 200],
  } as const;
  for (const [path, [app, expected]] of Object.entries(pages)) {
    const { statusCode, text } = await getRaw(path, HTML);
    expect([statusCode, text.includes(`<main>${app}</main>`)], path).toEqual([expected, true]);
  }
  for (const path of ["/api/products/%E0%A4%A", "/images/%E0%A4%A", "/webApp/assets/%E0%A4%A.js"]) {
    const { statusCode, text } = await getRaw(path, HTML);
    expect([400, 404], path).toContain(statusCode);
    expect(text, path).not.toContain("<title>");
  }
});

test("what isn't for people never is the shop's page, however it is asked", async () => {
  for (const query of ["", "?%", "?x=%E0%A4%A", "?x=1"]) {
    for (const path of ["/healthz", "/readyz"]) {
      const { statusCode, text } = await getRaw(path + query, HTML);
      expect([statusCode, text], path + query).toEqual([200, '{"ok":true}']);
    }
    expect((await getRaw(`/metrics${query}`, HTML)).text, query).toMatch(/^# HELP/);
  }
  for (const path of ["/healthz", "/readyz", "/metrics", "/api", "/images"]) {
    for (const rest of ["/", "/x", "/%", "/?%", "?%", "/x?x=%E0"]) {
      for (const address of [path + rest, path.toUpperCase() + rest]) {
        const { statusCode, headers, text } = await getRaw(address, HTML);
        expect([200, 301, 400, 404], address).toContain(statusCode);
        expect(`${headers["content-type"]} ${text}`, address).not.toMatch(/text\/html.*<title>/s);
      }
    }
  }
});

test("nothing outside the folders can be read", async () => {
  const paths = [
    "/../secret.txt",
    "/webApp/../../secret.txt",
    "/webApp/%2e%2e/secret.txt",
    "/webApp/..%2fsecret.txt",
    "/webApp/assets/..%5c..%5c..%5csecret.txt",
    "/webApp/.made.json",
    "/images/../secrets.json",
    "/images/%2e%2e%2fsecrets.json",
    "/images/ab/..%2f..%2fsecrets.json",
    "/webApp/%00",
    "/images//etc/passwd",
    "/%2fetc%2fpasswd",
  ];
  for (const path of paths) {
    const { statusCode, text } = await getRaw(path, { Accept: "*/*" });
    expect([400, 403, 404, 200], path).toContain(statusCode);
    expect(text, path).not.toMatch(/secret|root:/);
    if (statusCode === 200) expect(text, path).toMatch(/<title>/);
  }
});

test("photos are for good, and may be shown by other sites", async () => {
  const { status, headers } = await api.call("/images/ab/photo.webp");
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
});

test("a script written into a page may run by its hash, another may not", async () => {
  const policyOf = async () =>
    (await api.call("/webApp", { headers: HTML })).headers.get("Content-Security-Policy") ?? "";
  expect(await policyOf()).toContain("script-src 'self';");

  const early = "begin();\n";
  write(dist, "classifieds/index.html", pageOf("classifieds", `<script>${early}</script>`));
  const hash = createHash("sha256").update(early).digest("base64");
  expect(await policyOf()).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test("a page's first line asks for what the page names, as the page does", async () => {
  const linksOf = async (app: string, path: string, page: string) => {
    write(dist, `${app}/index.html`, pageOf(app, page));
    return (await api.call(path, { headers: HTML })).headers.get("Link");
  };
  const named = [
    '<link rel="icon" href="/webApp/assets/icon-1.svg">',
    '<script>const later = "assets/later-1.js"</script>',
    '<script type="module" crossorigin src="/webApp/assets/index-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/webApp/assets/landing-1.js">',
    '<link rel="stylesheet" crossorigin href="/webApp/assets/landing-1.css">',
  ];
  const links = [
    "</webApp/assets/index-1.js>; rel=modulepreload; crossorigin",
    "</webApp/assets/landing-1.js>; rel=modulepreload; crossorigin",
    "</webApp/assets/landing-1.css>; rel=preload; as=style; crossorigin",
  ];
  expect(await linksOf("classifieds", "/webApp/items", named.join("\n"))).toBe(links.join(", "));
  expect(await linksOf("reports", "/report", "")).toBeNull();
});

test("pages tell browsers all they may do, the many files and answers of a page only what concerns them", async () => {
  const page = await api.call("/webApp", { headers: HTML });
  const policy = page.headers.get("Content-Security-Policy");
  expect(page.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
  expect(policy).toContain("frame-ancestors https://web.telegram.org;");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("https://tile.openstreetmap.org");
  expect(policy).not.toContain("upgrade-insecure-requests");
  for (const name of ["x-frame-options", "strict-transport-security", "x-powered-by"]) {
    expect(page.headers.get(name), name).toBeNull();
  }
  // A kept page takes over the headers of a 304.
  const known = await getRaw("/webApp", {
    ...HTML,
    "if-none-match": page.headers.get("ETag") ?? "",
  });
  expect([known.statusCode, known.headers["content-security-policy"]]).toEqual([304, policy]);

  for (const path of [
    "/webApp/assets/main-abc123.js",
    "/images/ab/photo.webp",
    "/api/telegram/geo/regions",
  ]) {
    const { status, headers } = await api.call(path);
    const names = [...headers.keys()];
    expect(status, path).toBe(200);
    expect(headers.get("Content-Security-Policy"), path).toBe("default-src 'self'");
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(names, path).toContain("cross-origin-resource-policy");
    expect(names, path).not.toContain("cross-origin-opener-policy");
    expect(names.filter((name) => name.startsWith("x-")).sort(), path).toEqual([
      "x-content-type-options",
      "x-request-id",
    ]);
  }
});
