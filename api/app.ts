import { join } from "node:path";
import Router from "@koa/router";
import Koa, { type Middleware } from "koa";
import { config } from "#config";
import { describeError } from "#core/platform/errors/describeError.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { createLimits, type LimitName } from "#core/platform/limits/limits.ts";
import { log } from "#core/platform/log/log.ts";
import { wire } from "#core/wiring.ts";
import { accessLog } from "./middleware/accessLog.ts";
import { address } from "./middleware/address.ts";
import { authentication } from "./middleware/authentication.ts";
import { compression } from "./middleware/compression.ts";
import { errors } from "./middleware/errors.ts";
import { knownAddresses } from "./middleware/knownAddresses.ts";
import { limits } from "./middleware/limits.ts";
import { requestId } from "./middleware/requestId.ts";
import { securityHeaders } from "./middleware/securityHeaders.ts";
import { type BodyLimits, slowBodies, usualBodies } from "./middleware/slowBodies.ts";
import { statedCase } from "./middleware/statedCase.ts";
import { noteVisit } from "./middleware/visits.ts";
import { pages } from "./pages.ts";
import { click } from "./payments/click.ts";
import { payme } from "./payments/payme.ts";
import { uzum } from "./payments/uzum.ts";
import { auth } from "./routes/auth.ts";
import { categories } from "./routes/categories.ts";
import { configs } from "./routes/configs.ts";
import { connections } from "./routes/connections.ts";
import { description } from "./routes/description.ts";
import { events } from "./routes/events.ts";
import { favourites } from "./routes/favourites.ts";
import { gatewayReports } from "./routes/gatewayReports.ts";
import { geo } from "./routes/geo.ts";
import { groups } from "./routes/groups.ts";
import { healthRouter, metricsRouter } from "./routes/health.ts";
import { images } from "./routes/images.ts";
import { listings } from "./routes/listings.ts";
import { moderation } from "./routes/moderation.ts";
import { ogPictures } from "./routes/ogPictures.ts";
import { orders } from "./routes/orders.ts";
import { ownListings } from "./routes/ownListings.ts";
import { payments } from "./routes/payments.ts";
import { products } from "./routes/products.ts";
import { promotions } from "./routes/promotions.ts";
import { referral } from "./routes/referral.ts";
import { reminders } from "./routes/reminders.ts";
import { reports } from "./routes/reports.ts";
import { savedSearches } from "./routes/savedSearches.ts";
import { search } from "./routes/search.ts";
import { shares } from "./routes/shares.ts";
import { shoppers } from "./routes/shoppers.ts";
import { siteMaps } from "./routes/siteMaps.ts";
import { survey } from "./routes/survey.ts";
import { telegramWebhook } from "./routes/telegramWebhook.ts";
import { uploads } from "./routes/uploads.ts";
import { users } from "./routes/users.ts";
import { webapps } from "./routes/webapps.ts";
import type { ApiState } from "./state.ts";
import type { WebAppName } from "./webAppNames.ts";

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

const nouns = [
  auth,
  users,
  geo,
  categories,
  configs,
  uploads,
  listings,
  search,
  // Moderation before one's own listings, whose links would swallow its path.
  moderation,
  ownListings,
  favourites,
  savedSearches,
  connections,
  promotions,
  payments,
  events,
  description,
  // Reports before what their paths are about, whose links and codes would swallow them.
  reports,
  products,
  shares,
  groups,
  orders,
  shoppers,
  referral,
  reminders,
];

/** What lies below keeps its own case. */
const prefixes = ["/webApp", "/webApp/*rest", "/report", "/report/*rest", "/api", "/api/*rest"];
const patternsOf = (router: Router<ApiState>) => router.stack.map(({ path }) => String(path));

/** All routes in one router: each router on the way looks at the request anew. */
function joined(routers: readonly Router<ApiState>[]): Router<ApiState> {
  const all = new Router<ApiState>();
  for (const router of routers) all.use(router.routes());
  return all;
}

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
  // Of the addresses a proxy passes on, only the last was written by our own.
  const app = new Koa<ApiState>({ proxy: config.TRUST_PROXY, maxIpsCount: 1 });
  app.on("error", (error: NodeJS.ErrnoException) => {
    if (!isGone(error)) log.error({ error: describeError(error) }, "an answer broke");
  });

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
  app.use(joined(watched).routes());
  const apps = webapps(dist, isMaking);
  app.use(address(apps));
  const outer = [images(join(config.DATA_DIR, "uploads"), spend), ogPictures(spend), siteMaps, survey];
  app.use(statedCase([...[...watched, ...outer, ...nouns].flatMap(patternsOf), ...pages, ...prefixes]));
  app.use(joined([...outer, telegramWebhook, payme, click, uzum, gatewayReports]).routes());
  app.use(apps);

  app.use(enter);
  const served = joined(nouns);
  app.use(served.routes());
  app.use(
    served.allowedMethods({ throw: true, notImplemented: refuseMethod, methodNotAllowed: refuseMethod }),
  );
  return app;
}
