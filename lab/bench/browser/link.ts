import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** A middling phone on a poor mobile link, by Chromium's own throttling. */
export const LINK = { bitsPerSecond: 1_600_000, latencyMs: 150, cpuSlowdown: 4 };

/** Slows a page's network and processor down; before its first navigation, so that a cold start is slow as a whole. */
export async function slowDown(
  context: BrowserContext,
  page: Page,
  { cpuSlowdown = LINK.cpuSlowdown, isLinkSlow = true } = {},
): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isLinkSlow) {
    const bytesPerSecond = LINK.bitsPerSecond / 8;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: LINK.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return session;
}
