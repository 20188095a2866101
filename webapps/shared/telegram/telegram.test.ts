import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const launch = (extra: Record<string, string> = {}) =>
  `#${new URLSearchParams({
    tgWebAppData: `user=${encodeURIComponent('{"id":7,"first_name":"Ali","language_code":"uz"}')}&auth_date=1&hash=x&signature=y`,
    tgWebAppVersion: "9.1",
    tgWebAppPlatform: "android",
    tgWebAppThemeParams: '{"bg_color":"#17212b"}',
    ...extra,
  })}`;

async function boot(address: string, app = "classifieds") {
  vi.resetModules();
  window.history.replaceState(null, "", address);
  const { bootTelegram } = await import("./telegram.ts");
  return bootTelegram(app);
}

const posted: string[] = [];

beforeEach(() => {
  posted.length = 0;
  Object.assign(window, { TelegramWebviewProxy: { postEvent: (name: string) => posted.push(name) } });
});

afterEach(() => {
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("a plain browser gets a read-only start instead of an error", async () => {
  expect(await boot("/webApp")).toMatchObject({ isTelegram: false, platform: "browser", rawInitData: "" });
});

test("inside Telegram the start knows the user, the platform and the launch data", async () => {
  const telegram = await boot(`/webApp${launch()}`);
  expect(telegram).toMatchObject({
    isTelegram: true,
    platform: "android",
    user: { id: 7, firstName: "Ali", languageCode: "uz" },
  });
  expect(telegram.rawInitData).toContain("hash=x");
});

test("the client hears at once that there is something to see, and of the SDK when that has come", async () => {
  await boot(`/webApp${launch()}`);
  const { telegramClient, tellReady } = await import("./telegram.ts");
  tellReady();
  expect(posted).toEqual(["web_app_ready", "web_app_expand"]);
  await telegramClient();
  expect(posted).toContain("iframe_ready");
});

test("what is wished of the client before the SDK is there is done when it is", async () => {
  await boot(`/webApp${launch()}`);
  const { confirmClosing, telegramClient } = await import("./telegram.ts");
  confirmClosing(true);
  expect(posted).toEqual([]);
  await telegramClient();
  expect(posted).toContain("web_app_setup_closing_behavior");
});

test("the theme is known before the SDK is, and a broken launch is a plain browser", async () => {
  await boot(`/webApp${launch()}`);
  const { useThemeParams } = await import("./telegram.ts");
  const { result } = renderHook(useThemeParams);
  expect(result.current).toEqual({ bg_color: "#17212b" });
  expect(await boot(`/webApp${launch({ tgWebAppThemeParams: "{" })}`)).toMatchObject({ isTelegram: false });
});

test("an app that has moved on and was reloaded knows its launch by what it kept", async () => {
  await boot(`/webApp${launch()}`);
  expect(await boot("/webApp/items?tab=sold")).toMatchObject({ isTelegram: true, platform: "android" });
});

test("the start parameter comes from the query, from the hash or from the signed data", async () => {
  expect((await boot(`/webApp?tgWebAppStartParam=product_a-1${launch()}`)).startParam).toBe("product_a-1");
  expect((await boot(`/webApp${launch({ tgWebAppStartParam: "category_3" })}`)).startParam).toBe(
    "category_3",
  );
  const signed = "start_param=product_b-2&auth_date=1&hash=x&signature=y";
  expect((await boot(`/webApp${launch({ tgWebAppData: signed })}`)).startParam).toBe("product_b-2");
  expect((await boot("/webApp")).startParam).toBe("");
});

test("another app's launch data on the same origin is forgotten", async () => {
  await boot(`/webApp${launch()}`);
  expect(sessionStorage.getItem("tapps/launchParams")).not.toBeNull();
  expect((await boot("/report", "reports")).isTelegram).toBe(false);
});

test("a reload of the same app remembers who opened it", async () => {
  await boot(`/webApp${launch()}`);
  expect(await boot("/webApp")).toMatchObject({ isTelegram: true, user: { id: 7 } });
});

/** Lets the client answer the questions about the phone: with a refusal, or with what it signed. */
async function answerPhone(signed: string | undefined) {
  const { emitEvent } = await import("@telegram-apps/sdk-react");
  let isShared = false;
  const answers: Record<string, (data: { req_id: string }) => void> = {
    web_app_invoke_custom_method: ({ req_id }) =>
      emitEvent("custom_method_invoked", isShared ? { req_id, result: signed } : { req_id, error: "NONE" }),
    web_app_request_phone: () => {
      isShared = signed !== undefined;
      emitEvent("phone_requested", { status: isShared ? "sent" : "cancelled" });
    },
  };
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (name: string, data: string) =>
        queueMicrotask(() => answers[name]?.(data ? JSON.parse(data) : {})),
    },
  });
}

test("a number is called from a new window in the messenger alone: in a browser an empty one would stay", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const address = "tel:+998901234567";
  for (const [start, target] of [
    [`/webApp${launch()}`, "_blank"],
    ["/webApp", "_self"],
  ] as const) {
    sessionStorage.clear();
    await boot(start);
    const { outerLink, dial } = await import("./links.ts");
    dial("+998901234567");
    expect(open.mock.lastCall).toEqual([address, target]);
    expect(outerLink("tel:+998901234567")).toMatchObject({ href: address, target });
  }
  open.mockRestore();
});

test("a shared number comes as the client signed it", async () => {
  await boot(`/webApp${launch()}`);
  const contact = encodeURIComponent('{"user_id":7,"phone_number":"998901234567","first_name":"Ali"}');
  const signed = `contact=${contact}&auth_date=1700000000&hash=ab`;
  await answerPhone(signed);
  const { requestContact } = await import("./telegram.ts");
  await expect(requestContact()).resolves.toEqual({ contact: signed });
});

test("a refusal to share it is told apart from a client that can't", async () => {
  await boot(`/webApp${launch()}`);
  await answerPhone(undefined);
  const { requestContact } = await import("./telegram.ts");
  await expect(requestContact()).resolves.toBe("denied");

  await boot(`/webApp${launch({ tgWebAppVersion: "6.2" })}`);
  const old = await import("./telegram.ts");
  await expect(old.requestContact()).resolves.toBe("unavailable");
  await expect(old.requestWriteAccess()).resolves.toBeUndefined();
});

test("a plain browser is asked nothing", async () => {
  await boot("/webApp");
  const { confirmClosing, requestContact, requestWriteAccess } = await import("./telegram.ts");
  await expect(requestContact()).resolves.toBe("unavailable");
  await requestWriteAccess();
  confirmClosing(true);
  expect(posted).not.toContain("web_app_setup_closing_behavior");
});
