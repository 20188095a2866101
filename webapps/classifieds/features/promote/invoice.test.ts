import { afterEach, beforeEach, expect, test, vi } from "vitest";

const launch = (version: string) =>
  `/webApp#${new URLSearchParams({
    tgWebAppData: "auth_date=1&hash=x&signature=y",
    tgWebAppVersion: version,
    tgWebAppPlatform: "android",
    tgWebAppThemeParams: "{}",
  })}`;

const posted: [name: string, data: string][] = [];

/** Starts with a client of a version, which leaves the invoices as told here. */
async function boot(version: string, closed: { slug: string; status: string }[] = []) {
  vi.resetModules();
  window.history.replaceState(null, "", launch(version));
  const { emitEvent } = await import("@telegram-apps/sdk-react");
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (name: string, data: string) => {
        posted.push([name, data]);
        if (name !== "web_app_open_invoice") return;
        queueMicrotask(() => {
          for (const event of closed) emitEvent("invoice_closed", event as never);
        });
      },
    },
  });
  const { bootTelegram } = await import("#webapps/shared/telegram/telegram.ts");
  bootTelegram("classifieds");
  return import("./invoice.ts");
}

beforeEach(() => {
  posted.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("both forms of an invoice's link name it, other addresses don't", async () => {
  const { invoiceSlug } = await boot("9.1");
  expect(invoiceSlug("https://t.me/$aB_1-2")).toBe("aB_1-2");
  expect(invoiceSlug("https://t.me/invoice/aB_1-2")).toBe("aB_1-2");
  for (const slug of ["aB==", "a.b~c", "a+b=c"]) {
    expect(invoiceSlug(`https://t.me/$${slug}`)).toBe(slug);
    expect(invoiceSlug(`https://t.me/invoice/${slug}`)).toBe(slug);
  }
  expect(invoiceSlug("https://t.me/$aB%3D%3D")).toBe("aB==");
  for (const link of ["https://t.me/%24aB", "https://telegram.me/$aB", "https://t.me/$aB/"])
    expect(invoiceSlug(link), link).toBe("aB");
  for (const link of ["t.me/$aB", "http://t.me/$aB", "https://t.me/$aB?a=1", "https://t.me/$%E0%A4%A", ""])
    expect(invoiceSlug(link), link).toBeUndefined();
  expect(invoiceSlug("https://t.me/$a/b")).toBeUndefined();
  expect(invoiceSlug("https://t.me/$")).toBeUndefined();
  expect(invoiceSlug("https://example.com/$aB")).toBeUndefined();
});

test("an invoice opens over the app, and only its own closing counts", async () => {
  const { openInvoice } = await boot("9.1", [
    { slug: "other", status: "paid" },
    { slug: "mine", status: "cancelled" },
  ]);
  expect(await openInvoice("https://t.me/$mine")).toBe("cancelled");
  expect(posted).toContainEqual(["web_app_open_invoice", JSON.stringify({ slug: "mine" })]);
});

test("a status that nobody knows is a failure", async () => {
  const { openInvoice } = await boot("9.1", [{ slug: "mine", status: "exploded" }]);
  expect(await openInvoice("https://t.me/$mine")).toBe("failed");
});

test("a client too old for it gets the link", async () => {
  const { openInvoice } = await boot("6.0");
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  expect(await openInvoice("https://t.me/$mine")).toBe("opened");
  expect(posted.map(([name]) => name)).not.toContain("web_app_open_invoice");
  open.mockRestore();
});
