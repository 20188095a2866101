import Router from "@koa/router";
import type { ApiState } from "./serve/state.ts";

type Routes = Router<ApiState>;
type Layer = Routes["stack"][number];

const partsOf = ({ path }: Layer) => String(path).split("/").slice(1);

/** How little a part of a path says: 0 its own word, 1 a value, 2 all that follows. */
const vagueness = (part: string) => (part.startsWith("*") ? 2 : /[:{]/.test(part) ? 1 : 0);

/**
 * The more specific of two first: at the first part where their paths differ in kind, the one that says more; of two paths
 * alike, the one of fewer methods.
 */
function bySpecificity(one: Layer, other: Layer): number {
  const keyOf = (layer: Layer) => partsOf(layer).map(vagueness).join("");
  return keyOf(one).localeCompare(keyOf(other)) || one.methods.length - other.methods.length;
}

/** The shape of a path, whatever its parameters are called. */
const shapeOf = (layer: Layer) =>
  partsOf(layer)
    .map((part) => part.replace(/([:*])\w+/g, "$1"))
    .join("/");

/** @throws {Error} naming two routes that answer the same requests. */
function assertDistinct(layers: readonly Layer[]): void {
  const known = new Map<string, string>();
  for (const layer of layers) {
    for (const method of new Set(layer.methods)) {
      // A route of every method stands behind a route of one.
      const key = `${method} of ${layer.methods.length} ${shapeOf(layer)}`;
      const path = String(layer.path);
      const before = known.get(key);
      if (before !== undefined)
        throw new Error(`Two routes answer the same: ${method} ${before} and ${path}`);
      known.set(key, path);
    }
  }
}

/**
 * Puts all routes into one router, since each router on the way would look at the request again. When several routes
 * match, the most specific one answers, whatever their order: `/products/similar` before `/products/:link`.
 * @throws {Error} when two of them answer the same requests.
 */
export function joinRoutes(routers: readonly Routes[]): Routes {
  const all = new Router<ApiState>();
  for (const router of routers) all.use(router.routes());
  assertDistinct(all.stack);
  all.stack.sort(bySpecificity);
  return all;
}
