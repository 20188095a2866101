import { config } from "#config";
import type { App } from "../build/buildWebapps.ts";

interface Started {
  names: readonly string[];
  hasMessenger: boolean;
  /** Whether an app is still being built; its page says so until then. */
  isMaking?: ((app: App) => boolean) | undefined;
}

/** What a newcomer reads when everything is up. */
export function welcome({ names, hasMessenger, isMaking = () => false }: Started): string {
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
Who to be:   Aziza (seller, Uzbek) · Тимур (buyer, Russian) · Priya, Rahul (India) · Dilnoza (admin)
Try first:   1. Open the messenger, choose Тимур, press START, then the first button.
             2. Search for "кобальт" or "kobalt", open a listing, turn its photos.
             3. Post a listing with two photos, then be Dilnoza and approve it under My listings → Moderation.
             4. Write to a seller; change the place, the language, the theme; add a person in a second tab.
             5. Press 🤝: the shop. Start a group, copy its invitation, join it as others.

Log: ${config.DATA_DIR}/bozor.log · Ctrl-C stops everything.
`;
}
