import { createHash } from "node:crypto";
import { toLanguage } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { allowScripts } from "../middleware/securityHeaders.ts";
import { askedLanguage } from "../serve/askedLanguage.ts";
import type { ApiContext } from "../serve/state.ts";

/** The web apps by the folders they are built into. */
export const webAppNames = ["classifieds", "storefront", "reports"] as const;
export type WebAppName = (typeof webAppNames)[number];

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#f4f4f7, #101114); color: light-dark(#17181c, #ececf0); font: 16px/1.5 system-ui, sans-serif; }
main { min-height: 100vh; display: grid; place-content: center; justify-items: center; padding: 24px;
  box-sizing: border-box; text-align: center; }
h1 { margin: 16px 0 8px; font-size: 20px; line-height: 1.3; }
p { margin: 0 auto; text-wrap: balance; color: light-dark(#5d6069, #a5a8b2); max-width: 36ch; }
i { width: 32px; height: 32px; border: 3px solid light-dark(#d5d7de, #2d2f36); border-top-color: light-dark(#4b35b8, #b3a5ff);
  border-radius: 50%; animation: turn 1s linear infinite; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { i { animation: none; } }`;

// Telegram says behind # how the app looks and who opens it. The hash stays in the address, as the page is loaded
// again.
const script = `(async () => {
  const theme = new URLSearchParams(location.hash.slice(1)).get("tgWebAppThemeParams") ?? "";
  const [, page] = /"bg_color":"#(\\w{6})"/.exec(theme) ?? [];
  if (page) {
    const light = page.match(/../g).reduce((sum, part) => sum + parseInt(part, 16), 0);
    document.documentElement.style.colorScheme = light < 384 ? "dark" : "light";
  }
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
    if (answer && answer.status !== 503) return location.reload();
  }
})();`;
const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Sends the page of an app that is still being built. It says so, and goes on to the app once that is there. */
export function sendWaitingPage(ctx: ApiContext, app: WebAppName): void {
  const wanted = typeof ctx.query.lng === "string" ? toLanguage(ctx.query.lng) : askedLanguage(ctx);
  const language = wanted ?? "en";
  const making = translate(language, `building-${app}`);
  allowScripts(ctx, [hash]);
  ctx.status = 503;
  ctx.set({ "Cache-Control": "no-store", "Retry-After": "2" });
  ctx.vary("Accept-Language");
  ctx.type = "text/html; charset=utf-8";
  ctx.body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${making}</title>
<style>${style}</style>
<noscript><meta http-equiv="refresh" content="2"></noscript>
</head>
<body>
<main><i></i><div role="status"><h1>${making}</h1><p>${translate(language, "building-soon")}</p></div></main>
<script>${script}</script>
</body>
</html>
`;
}
