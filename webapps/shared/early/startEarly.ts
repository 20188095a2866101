import type { z } from "zod";
import type { Tokens } from "#contract/auth.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { EarlyCall } from "../client/early.ts";
import type { Reading } from "../client/reading.ts";
import { readingUrl } from "../client/requestUrl.ts";
import type { SignInPath } from "../client/session.ts";
import { isExpired } from "../client/tokenClaims.ts";
import { PATIENCE_MS, tokenNeed } from "../client/tokenNeed.ts";
import { claimTokens, readAccessToken } from "../client/tokens.ts";
import { type LanguageSources, pickLanguage } from "../language/pickLanguage.ts";
import { readLaunch as readKnownLaunch } from "../telegram/launch.ts";

/**
 * The launch data that the messenger put into the address. A reload has lost it, and then the app signs in by itself.
 */
interface Launch {
  rawInitData: string;
  startParam: string;
  user: { id: number; language_code?: string } | undefined;
}

function readLaunch(): Launch {
  const hash = new URLSearchParams(location.hash.slice(1));
  const rawInitData = hash.get("tgWebAppData") ?? "";
  const signed = new URLSearchParams(rawInitData);
  const named = (query: URLSearchParams) => query.get("tgWebAppStartParam");
  return {
    rawInitData,
    startParam: named(new URLSearchParams(location.search)) ?? named(hash) ?? signed.get("start_param") ?? "",
    user: readKnownLaunch()?.user,
  };
}

const later = () => (window.earlyCalls ??= new Map());

/** As long as the app would wait for it. */
const SIGN_IN_TIMEOUT_MS = 15_000;

/** Signs in with the launch data, for the app to find, and gives the token to everything that is asked meanwhile. */
function signIn(
  { signInPath: path, refererOf }: EarlyApp,
  { rawInitData, startParam, user }: Launch,
): Promise<string | null> {
  if (user) claimTokens(user.id);
  const kept = readAccessToken();
  const token = kept !== null && !isExpired(kept) ? kept : null;
  if (!rawInitData) return Promise.resolve(token);
  const begunAt = performance.now();
  const refererId = refererOf?.(startParam);
  const response = fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: rawInitData, ...(refererId !== undefined && { refererId }) }),
    // Older web views have no such signal, and then wait as long as they always do.
    signal: AbortSignal.timeout?.(SIGN_IN_TIMEOUT_MS) ?? null,
  });
  later().set(`POST ${path} ${rawInitData}`, { response, begunAt });
  return token
    ? Promise.resolve(token)
    : response.then(async (answer) =>
        answer.ok ? ((await answer.clone().json()) as Tokens).accessToken : null,
      );
}

/** Lets the browser fetch what a lazy part of the app is made of, without running it. */
function preload(base: string, part: string) {
  const { names, parts } = __EARLY_FILES__;
  for (const place of parts[part] ?? []) {
    const file = `assets/${names.split(",")[place]}`;
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    link.href = base + file;
    document.head.append(link);
  }
}

/** Asks for what a screen shows. */
type AskEarly = <E extends Endpoint>(reading: Reading<E>) => Promise<z.output<E["output"]> | undefined>;

export interface EarlyPage {
  /** Where the start leads. */
  page: URL;
  language: string;
  isMember: boolean;
  ask: AskEarly;
  /** Fetches the files of a lazy part of the app, by its module's path in it. */
  preload: (part: string) => void;
}

interface EarlyApp {
  /** Where the app's files are. */
  base: string;
  languages: LanguageSources;
  signInPath: SignInPath;
  /** Where a start parameter leads, if anywhere. */
  leadTo: (startParam: string) => string | undefined;
  /** The referrer of this person, as the sign-in tells it. */
  refererOf?: (startParam: string) => number | undefined;
  begin: (page: EarlyPage) => void;
}

/**
 * Begins, while the app's code is on its way, what it would begin when it is there: the sign-in, the first calls and
 * the code of the screen. Whatever fails here the app does by itself.
 */
export function startEarly(app: EarlyApp) {
  const { base, languages, leadTo, begin } = app;
  try {
    const launch = readLaunch();
    const token = signIn(app, launch);
    token.catch(() => undefined);
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
    // Strangers are answered, too, where the sign-in fails or takes long.
    const inTime = Promise.race([token.catch(() => null), tooLate]);
    const { user } = launch;
    const language = pickLanguage(languages, user && { languageCode: user.language_code });
    begin({
      page: new URL(leadTo(launch.startParam) ?? location.href, location.origin),
      language,
      isMember: launch.rawInitData !== "" || readAccessToken() !== null,
      async ask({ path, input }) {
        const need = tokenNeed("get", path);
        const isSame = need === "none";
        const url = readingUrl(path, input as Record<string, unknown>);
        const asker = isSame ? Promise.resolve(null) : need === "wished" ? inTime : token;
        const response = asker.then((bearer) =>
          fetch(url, {
            headers: { "accept-language": language, ...(bearer && { authorization: `Bearer ${bearer}` }) },
          }),
        );
        const call: EarlyCall = { response, ...(!isSame && { token: asker }) };
        later().set(`GET ${url}`, call);
        try {
          const answer = await response;
          if (!answer.ok) return undefined;
          const body = await answer.clone().json();
          call.ready = { answer: body, token: await asker };
          return body;
        } catch {
          return undefined;
        }
      },
      preload: (part) => preload(base, part),
    });
  } catch {
    // Storage is closed or the address is broken: the app comes to terms with that.
  }
}
