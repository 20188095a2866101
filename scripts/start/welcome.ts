import { z } from "zod";
import { config } from "#config";
import type { App } from "../build/buildWebapps.ts";

/** The content of the database: listings, only their categories and places, or nothing. */
export const Holdings = z.enum(["listings", "categories", "nothing"]);

export type Holdings = z.infer<typeof Holdings>;

const open = "1. Open the messenger, choose Тимур, press START, then the first button.";
const advice: Record<Holdings, string> = {
  listings: `Who to be:   Aziza (seller, Uzbek) · Тимур (buyer, Russian) · Priya, Rahul (India) · Dilnoza (admin)
Try first:   ${open}
             2. Search for "кобальт" or "kobalt", open a listing, turn its photos.
             3. Post a listing with two photos, then be Dilnoza and approve it under My listings → Moderation.
             4. Write to a seller; change the place, the language, the theme; add a person in a second tab.
             5. Press 🤝: the shop. Start a group, copy its invitation, join it as others.`,
  categories: `Who to be:   Aziza (Uzbek) · Тимур (Russian) · Priya, Rahul (India) · Dilnoza (admin)
Try first:   Nobody has posted anything yet.
             ${open}
             2. Post a listing with two photos, then be Dilnoza and approve it under My listings → Moderation.
             Or stop this and fill the market: npm run seed -- demo`,
  nothing: `The market is empty: without categories and places nothing can be posted or found.
             npm run seed -- reference   brings those
             npm run seed -- demo        brings listings, people and a shop, too`,
};

interface Started {
  holds: Holdings;
  names: readonly string[];
  hasMessenger: boolean;
  /** Whether an app is still being built; its page says so until then. */
  isMaking?: ((app: App) => boolean) | undefined;
}

/** The words for a newcomer when everything is up. */
export function welcome({ names, hasMessenger, holds, isMaking = () => false }: Started): string {
  const rows: [string, string][] = [];
  const still = (app: App) => (isMaking(app) ? "   (still being built; the page opens by itself)" : "");
  if (hasMessenger) rows.push(["Messenger", `http://localhost:${config.MESSENGER_PORT}   ← start here`]);
  if (names.includes("api")) {
    rows.push(
      ["Classifieds", `${config.PUBLIC_URL}/webApp${still("classifieds")}`],
      ["Storefront", `${config.PUBLIC_URL}/${still("storefront")}`],
      ["Reports", `${config.PUBLIC_URL}/report${still("reports")}`],
      ["API", `${config.PUBLIC_URL}/api/docs`],
    );
  }
  const addresses = rows.map(([name, address]) => `  ${name.padEnd(12)} ${address}\n`).join("");
  const up = `\nBozor is up${hasMessenger ? "" : `: ${names.join(", ")}`}.\n\n${addresses}`;
  if (!hasMessenger) return up;
  return `${up}
${advice[holds]}

Log: ${config.DATA_DIR}/bozor.log · Ctrl-C stops everything.
`;
}
