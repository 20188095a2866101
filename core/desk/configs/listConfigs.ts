import { config } from "#config";
import type { ConfigItem } from "#contract/configs.ts";
import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { listFlags } from "#core/platform/flags/flags.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { countOrders } from "#core/shop/orders/readOrders.ts";

/** Settings that browsers need. They are read here, never built in. */
const settings = [
  "SUPPORT_URL",
  "SURVEY_URL",
  "PRIVACY_URL",
  "RETURNS_URL",
  "TERMS_URL",
  "COMPANY_NAME",
  "COMPANY_ADDRESS",
  "COMPANY_EMAIL",
  "AD_PIXEL_ID",
  "TILE_URL",
  "BOT_USERNAME",
  "REPORT_TIMEZONE",
] as const;

const CLAIM_DAYS = 7;
/** A count is claimed for this many milliseconds, as it reads all orders. */
const CLAIMED_MS = 600_000;
const claimed = keepBriefly<number>(CLAIMED_MS, 1);

/** How much the shop says it sells: as it is written, or the orders of the last seven days where that is asked for. */
async function claim(flags: ReadonlyMap<string, ConfigItem>): Promise<ConfigItem[]> {
  if (flags.get("ORDERS_CLAIM_LIVE")?.data !== true) return [];
  const count = (await claimed.of("orders", () => countOrders(CLAIM_DAYS))).toLocaleString("en-US");
  return [
    { key: "ORDERS_CLAIM", data: `${count} orders in ${CLAIM_DAYS} days` },
    { key: "ORDERS_CLAIM_HI", data: `${CLAIM_DAYS} दिनों में ${count} ऑर्डर` },
  ];
}

async function items(): Promise<ConfigItem[]> {
  const flags = await listFlags();
  const set = settings.flatMap((key) => {
    const data = config[key];
    return data === undefined ? [] : [{ key, data }];
  });
  const link = config.BOT_USERNAME && `https://t.me/${config.BOT_USERNAME}`;
  const links: ConfigItem[] = link ? [{ key: "LINK_BOT", data: link }] : [];
  if (config.SHARE_COUNTS.length > 0) links.push({ key: "SHARE_COUNTS", data: config.SHARE_COUNTS.join() });
  // A setting of this server wins over a flag of the same name.
  const byKey = new Map<string, ConfigItem>();
  // A market on one's own machine has nobody to write to but its bot, unless its operator names others by flags.
  if (config.isLocal && link) byKey.set("SUPPORT_URL", { key: "SUPPORT_URL", data: link });
  if (config.hasSampleSurvey)
    byKey.set("SURVEY_URL", { key: "SURVEY_URL", data: `${config.PUBLIC_URL}/survey?lng={lng}` });
  for (const { key, data } of flags) byKey.set(key, { key, data: data as ConfigItem["data"] });
  for (const item of [...(await claim(byKey)), ...links, ...set]) byKey.set(item.key, item);
  return [...byKey.values()];
}

/** Remote variables: flags, and the settings that browsers need where they are set. */
export function listConfigs(): Promise<ReadyJson> {
  return keepReady("configs", async () => JSON.stringify(await items()));
}
