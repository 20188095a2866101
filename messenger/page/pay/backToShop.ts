import type { LinkTarget } from "../../miniapp/parseLink.ts";
import { requestLaunch } from "../miniapp/openApp.ts";

/** Follows the link that the shop gave for afterwards: into the mini-app, as that person's Telegram would. */
export async function backToShop(back: LinkTarget, personId: number): Promise<void> {
  if (back.kind === "web") return location.assign(back.url);
  if (back.kind !== "app") return location.assign(`/?person=${personId}&chat=bot`);
  const { app, startapp } = back;
  const { url } = await requestLaunch({ app, startapp, mode: "direct" }, personId);
  location.assign(url);
}
