import { join } from "node:path";
import type Router from "@koa/router";
import Koa, { type Middleware } from "koa";
import { config } from "#config";
import { describeError } from "#core/platform/errors/describeError.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { answerSoon } from "#core/platform/limits/answerSoon.ts";
import { createLimits, type LimitName } from "#core/platform/limits/limits.ts";
import { log } from "#core/platform/log/log.ts";
import { wire } from "#core/wiring.ts";
import { pages } from "./heads/pages.ts";
import { joinRoutes } from "./joinRoutes.ts";
import { accessLog } from "./middleware/accessLog.ts";
import { address } from "./middleware/address.ts";
import { authentication } from "./middleware/authentication.ts";
import { compression } from "./middleware/compression.ts";
import { errors } from "./middleware/errors.ts";
import { knownAddresses } from "./middleware/knownAddresses.ts";
import { limits } from "./middleware/limits.ts";
import { redirectToStatedCase } from "./middleware/redirectToStatedCase.ts";
import { requestId } from "./middleware/requestId.ts";
import { securityHeaders } from "./middleware/securityHeaders.ts";
import { noteVisit } from "./middleware/visits.ts";
import { nouns } from "./nouns.ts";
import { click } from "./payments/click.ts";
import { payme } from "./payments/payme.ts";
import { uzum } from "./payments/uzum.ts";
import { gatewayReports } from "./routes/gatewayReports.ts";
import { healthRouter, metricsRouter } from "./routes/health.ts";
import { images } from "./routes/images.ts";
import { ogPictures } from "./routes/ogPictures.ts";
import { siteMaps } from "./routes/siteMaps.ts";
import { survey } from "./routes/survey.ts";
import { telegramWebhook } from "./routes/telegramWebhook.ts";
import type { WebAppName } from "./routes/waitingPage.ts";
import { webapps } from "./routes/webapps.ts";
import { type BodyLimits, slowBodies, usualBodies } from "./serve/slowBodies.ts";
import type { ApiState } from "./serve/state.ts";

export interface Options {
  /** Calls a minute, where they differ from the usual. */
  limits?: Partial<Record<LimitName, number>>;
  /** Folder of the built web apps. */
  dist?: string | undefined;
  metricsToken?: string | undefined;
  /** How long bodies may take, where that differs from the usual. */
  bodies?: Partial<BodyLimits>;
  /** Whether an app is being built right now. */
  isMaking?: (app: WebAppName) => boolean;
}

/** Prefixes in their own case; the path below them keeps the case it is asked in. */
const prefixes = ["/webApp", "/webApp/*rest", "/report", "/report/*rest", "/api", "/api/*rest"];
const patternsOf = (router: Router<ApiState>) => router.stack.map(({ path }) => String(path));

/** A visitor who left in the middle of an answer; nothing is broken. */
const isGone = (error: NodeJS.ErrnoException) =>
  ["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "HPE_INVALID_EOF_STATE"].includes(error.code ?? "");

const refuseMethod = () => new RuleError("not_found", "No such method here");

/** Builds the API with everything it serves; nothing is started. */
export function createApp({
  limits: numbers = {},
  dist = join(import.meta.dirname, "..", "dist"),
  metricsToken = config.METRICS_TOKEN,
  isMaking = () => false,
  bodies = {},
}: Options = {}): Koa<ApiState> {
  wire();
  // A proxy passes on a list of addresses. Only the last was written by our own proxy.
  const app = new Koa<ApiState>({ proxy: config.TRUST_PROXY, maxIpsCount: 1 });
  app.on("error", (error: NodeJS.ErrnoException) => {
    if (!isGone(error)) log.error({ error: describeError(error) }, "an answer broke");
  });

  app.use((_, next) => answerSoon(next));
  app.use(noteVisit);
  app.use(requestId);
  app.use(accessLog);
  app.use(securityHeaders);
  app.use(compression);
  app.use(errors);
  app.use(slowBodies({ ...usualBodies, ...bodies }));
  const spend = createLimits(numbers);
  const [signIn, limit] = [authentication(spend), limits(spend)];
  const enter: Middleware<ApiState> = (ctx, next) => signIn(ctx, () => limit(ctx, next));
  app.use(knownAddresses(enter));
  const watched = [healthRouter(isMaking), metricsRouter(metricsToken)];
  // Whatever a watcher adds to the address.
  app.use(joinRoutes(watched).routes());
  const apps = webapps(dist, isMaking);
  app.use(address(apps));
  const outer = [images(join(config.DATA_DIR, "uploads"), spend), ogPictures(spend), siteMaps, survey];
  app.use(
    redirectToStatedCase([...[...watched, ...outer, ...nouns].flatMap(patternsOf), ...pages, ...prefixes]),
  );
  app.use(joinRoutes([...outer, telegramWebhook, payme, click, uzum, gatewayReports]).routes());
  app.use(apps);

  app.use(enter);
  const served = joinRoutes(nouns);
  app.use(served.routes());
  app.use(
    served.allowedMethods({ throw: true, notImplemented: refuseMethod, methodNotAllowed: refuseMethod }),
  );
  return app;
}
