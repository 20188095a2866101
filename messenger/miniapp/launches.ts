import { randomBytes } from "node:crypto";
import { HttpError } from "../http/router.ts";
import { PLATFORMS, requirePerson } from "../people/persons.ts";
import type { AppName, Launch, LaunchMode, ThemeName } from "../shapes/miniapp.ts";
import type { Person } from "../shapes/world.ts";
import { type LaunchSpec, unixNow, type World } from "../world.ts";
import { makeInitData } from "./initData.ts";
import { themes } from "./themes.ts";

const DEFAULT_VERSION = "9.1";
const LAUNCHES_KEPT = 500;
const MODES: readonly LaunchMode[] = ["inline", "inlineMode", "menu", "keyboard", "direct"];
const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where each mini-app is registered with the bot, by short name. */
export const appPaths: Record<AppName, string> = { market: "/webApp", shop: "/", reports: "/report" };

function appOfPath(path: string): AppName {
  if (/^\/webApp(\/|$)/.test(path)) return "market";
  return /^\/report(\/|$)/.test(path) ? "reports" : "shop";
}

function sameSite(one: URL, other: URL): boolean {
  const bothLocal = LOCAL_NAMES.has(one.hostname) && LOCAL_NAMES.has(other.hostname);
  return one.origin === other.origin || (bothLocal && one.port === other.port);
}

function readUrl(world: World, address: string): URL {
  const { publicUrl, appOrigin } = world.options;
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  if (!url) throw new HttpError(400, "That is no address of a mini-app");
  if (!sameSite(url, new URL(publicUrl)) && !sameSite(url, new URL(appOrigin))) {
    throw new HttpError(400, `The stand-in hosts only apps of ${publicUrl}`);
  }
  return url;
}

const appNames = Object.keys(appPaths) as AppName[];

function readStartParam(input: Record<string, unknown>): string {
  const startParam = typeof input.startapp === "string" ? input.startapp : "";
  if (startParam && !/^[A-Za-z0-9_-]{1,512}$/.test(startParam)) {
    throw new HttpError(400, "A startapp parameter has up to 512 letters, digits, _ or -");
  }
  return startParam;
}

/** Notes how a mini-app is to be opened: by its address (as a button does) or its short name (as a link does). */
export function createLaunch(world: World, input: Record<string, unknown>): LaunchSpec {
  const person = requirePerson(world, Number(input.personId));
  const named = appNames.find((name) => name === input.app);
  if (input.app !== undefined && !named) {
    throw new HttpError(404, `No app ${String(input.app)}: there are ${appNames.join(", ")}`);
  }
  const address = typeof input.url === "string" ? input.url : appPaths[named ?? "market"];
  const url = readUrl(world, address);
  const spec: LaunchSpec = {
    id: randomBytes(9).toString("base64url"),
    personId: person.id,
    app: appOfPath(url.pathname),
    mode: MODES.find((mode) => mode === input.mode) ?? (input.url ? "inline" : "direct"),
    platform: PLATFORMS.find((platform) => platform === input.platform) ?? person.platform,
    version: /^\d+\.\d+$/.test(String(input.version)) ? String(input.version) : DEFAULT_VERSION,
    theme: (Object.keys(themes) as ThemeName[]).find((theme) => theme === input.theme) ?? "light",
    buttonText: typeof input.buttonText === "string" ? input.buttonText : "",
    url: url.pathname + url.search + url.hash,
    startParam: readStartParam(input),
  };
  world.launches.set(spec.id, spec);
  const oldest = world.launches.keys().next().value;
  if (world.launches.size > LAUNCHES_KEPT && oldest) world.launches.delete(oldest);
  return spec;
}

/** Launch parameters go behind what the address already has in its hash. */
function appendHash(hash: string, launchParams: string): string {
  if (hash.length <= 1) return launchParams;
  const separator = /[=?]/.test(hash) ? "&" : "?";
  return hash.slice(1) + separator + launchParams;
}

/**
 * Launched from inline mode or by a keyboard button an app is told nobody's name (core.telegram.org/bots/webapps:
 * "initData … Empty if the Mini App was launched from a keyboard button or from inline mode"). Clients leave the parameter
 * out or leave it empty; here each of the two ways has one of them, so that apps meet both.
 */
function initDataOf(world: World, { mode, startParam }: LaunchSpec, person: Person): [string, string][] {
  if (mode === "inlineMode") return [];
  if (mode === "keyboard") return [["tgWebAppData", ""]];
  const { botToken } = world.options;
  return [["tgWebAppData", makeInitData({ person, mode, startParam, authDate: unixNow(), botToken })]];
}

function launchParams(world: World, spec: LaunchSpec, person: Person): string {
  return [
    ...initDataOf(world, spec, person),
    ["tgWebAppVersion", spec.version],
    ["tgWebAppPlatform", spec.platform],
    ["tgWebAppThemeParams", JSON.stringify(themes[spec.theme])],
  ]
    .map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}

/** Makes a launch ready for a frame, its init data signed this very second. */
export function resolveLaunch(world: World, id: string, port: (app: AppName) => number): Launch {
  const spec = world.launches.get(id);
  if (!spec) throw new HttpError(404, "This launch is over: open the app again");
  const person = requirePerson(world, spec.personId);
  const url = new URL(spec.url, world.options.publicUrl);
  if (spec.startParam) url.searchParams.set("tgWebAppStartParam", spec.startParam);
  const { url: _, startParam: __, ...rest } = spec;
  return {
    ...rest,
    port: port(spec.app),
    path: url.pathname + url.search,
    hash: appendHash(url.hash, launchParams(world, spec, person)),
  };
}
