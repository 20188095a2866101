import { config } from "#config";

/** What a newcomer reads when everything is up. */
export function welcome(): string {
  const rows: [string, string][] = [
    ...(config.isLocal
      ? [["Messenger", `http://localhost:${config.MESSENGER_PORT}   ← start here`] as [string, string]]
      : []),
    ["Classifieds", `${config.PUBLIC_URL}/webApp`],
    ["Storefront", `${config.PUBLIC_URL}/`],
    ["Reports", `${config.PUBLIC_URL}/report`],
    ["API", `${config.PUBLIC_URL}/api/docs`],
  ];
  const addresses = rows.map(([name, address]) => `  ${name.padEnd(12)} ${address}`).join("\n");
  if (!config.isLocal) return `\nBozor is up.\n\n${addresses}\n`;
  return `
Bozor is up.

${addresses}

Who to be:   Aziza (seller, Uzbek) · Тимур (buyer, Russian) · Priya, Rahul (India) · Dilnoza (admin)
Try first:   1. Open the messenger, choose Тимур, press START, then the first button.
             2. Search for "кобальт" or "kobalt", open a listing, turn its photos.
             3. Change the place, the language and the theme; add a person and meet them in a second tab.

Log: ${config.DATA_DIR}/bozor.log · Ctrl-C stops everything.
`;
}
