import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { type Share, sharing } from "#webapps/shared/client/recordShare.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { keepTokens } from "#webapps/shared/client/tokens.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { bootTelegram } from "#webapps/shared/telegram/telegram.ts";
import { clients } from "../../../messenger/miniapp/clients.ts";
import { getApp } from "../../../messenger/page/miniapp/useMiniApp.ts";
import { getWorld } from "../../../messenger/page/stores/useWorld.ts";
import type { Platform } from "../../../messenger/shapes/miniapp.ts";
import { ignored, launchIn, leaveClient } from "../../../tests/kits/webapps/standIn.ts";
import {
  GROUP_CODE,
  MY_CODE,
  MY_TOKEN,
  ownGroup,
  renderAt,
} from "../../../tests/kits/webapps/storefront/renderGroup.tsx";
import { productOf, renderProduct } from "../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { ShareSheet } from "./product/ShareSheet.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");

const READ_GROUP = "/api/group-purchases/:inviteCode";
const SHARES = "/api/user/shares";
const recorded = () =>
  vi.mocked(call).mock.calls.flatMap(([, path, input]) => (path === SHARES ? [input] : []));

/** The shop's three: what is shown, the button, the link that goes out, and what is recorded. */
const shares = {
  group: {
    show: () => renderAt(`/groupPurchase/${GROUP_CODE}`),
    button: "Telegram",
    link: `https://t.me/bozor_bot/shop?startapp=invite_${MY_CODE}`,
    record: { kind: "telegram", target: "group", value: GROUP_CODE },
  },
  product: {
    show: () => renderProduct(<ShareSheet product={productOf()} onClose={() => undefined} />),
    button: "Share on Telegram",
    link: "https://t.me/bozor_bot/shop?startapp=product_brass-diya-s36",
    record: { kind: "telegram", target: "product", value: "brass-diya-s36" },
  },
  referral: {
    show: () => renderAt("/referral"),
    button: "Telegram",
    link: "https://t.me/bozor_bot/shop?startapp=ref_7",
    record: { kind: "telegram", target: "referral" },
  },
};
type Shared = keyof typeof shares;
const all = Object.keys(shares) as Shared[];

async function share(kind: Shared) {
  const client = await shares[kind].show();
  const button = await screen.findByRole("button", { name: shares[kind].button });
  await waitFor(() => expect(client.getQueryData(["configs"])).toBeDefined());
  fireEvent.click(button);
}

beforeEach(() => {
  keepTokens({ accessToken: MY_TOKEN, refreshToken: "r" });
  useSession.setState({ status: "signed-in" });
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    if (path === READ_GROUP) return ownGroup();
    if (path === "/api/configs") return [{ key: "BOT_USERNAME", data: "bozor_bot" }];
    if (path === SHARES) return { ok: true };
    return new Promise(() => undefined);
  }) as typeof call);
});
afterEach(() => {
  cleanup();
  leaveClient();
  vi.restoreAllMocks();
});

const everywhere = (Object.keys(clients) as Platform[]).flatMap((platform) =>
  all.map((kind) => [kind, platform] as const),
);
test.each(everywhere)("%s: the client of %s asks whom to send the link to", async (kind, platform) => {
  launchIn(platform, "/");
  bootTelegram("storefront");
  await share(kind);
  await waitFor(() => expect(getWorld().sharing?.text).toContain(shares[kind].link));
  expect(ignored()).toEqual([]);
  await waitFor(() => expect(recorded()).toEqual([shares[kind].record]));
  // Web A alone closes the app behind it.
  expect(getApp().launch === null).toBe(platform === "weba");
});

test.each(all)("%s: where a browser keeps the window closed nothing is recorded", async (kind) => {
  bootTelegram("storefront");
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await share(kind);
  await waitFor(() => expect(open).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(recorded()).toEqual([]);
});

test.each((Object.keys(clients) as Platform[]).filter((platform) => platform !== "macos"))(
  "a link that %s drops is no share, and costs nobody the app",
  async (platform) => {
    launchIn(platform, "/");
    bootTelegram("storefront");
    const { record, link } = shares.referral;
    expect(await sharing(record as Share, () => shareInTelegram("macos", link, "Come"))).toBe(false);
    expect(getApp().launch).not.toBeNull();
    expect(recorded()).toEqual([]);
  },
);
