import { config } from "#config";
import type { StartParam } from "#contract/deepLinkKinds.ts";

/** The three mini-apps by the short names BotFather knows them by, with the path each is served at. */
const paths = { market: "/webApp", shop: "", reports: "/report" } as const;
export type AppName = keyof typeof paths;

interface Target {
  /** A path inside the app, such as `/items`. */
  path?: string | undefined;
  /** `{type}_{value}`, which the app routes by itself. */
  startParam?: StartParam | undefined;
}

/** How a button opens a mini-app: `web_app` where Telegram allows it, else a direct link. */
export type AppLink = { web_app: { url: string } } | { url: string };

/**
 * The address of a mini-app for a button in a private chat.
 * @returns undefined when no address of ours would be accepted: Telegram wants https, except on the local stand-in,
 * and without it only a bot whose username is known can be linked to.
 */
export function appLink(app: AppName, { path = "", startParam }: Target = {}): AppLink | undefined {
  if (config.isLocal || config.PUBLIC_URL.startsWith("https:")) {
    const url = new URL(`${config.PUBLIC_URL}${paths[app]}${path || (app === "shop" ? "/" : "")}`);
    if (startParam) url.searchParams.set("tgWebAppStartParam", startParam);
    return { web_app: { url: url.href } };
  }
  if (!config.BOT_USERNAME) return undefined;
  const query = startParam ? `?startapp=${startParam}` : "";
  return { url: `https://t.me/${config.BOT_USERNAME}/${app}${query}` };
}
