import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { listCoinPacks } from "./listCoinPacks.ts";

/** Packs of coins that are sold, the smallest first. */
export function readCoinPacks(): Promise<ReadyJson> {
  return keepReady("coin-packs", async () => JSON.stringify(await listCoinPacks()));
}
