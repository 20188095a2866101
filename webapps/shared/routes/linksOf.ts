import type { RouteTable } from "./routeTable.ts";

/** The address of a path, or what makes it of the path's one parameter. */
type LinkOf<Path extends string> = Path extends `${string}:${string}`
  ? (value: string | number) => string
  : Path;

type LinksOf<Routes extends RouteTable> = {
  readonly [Name in keyof Routes]: LinkOf<Routes[Name]["path"]>;
};

/** Every address of an app, by the name of its route: a text, or a function where the path has a parameter. */
export function linksOf<const Routes extends RouteTable>(routes: Routes): LinksOf<Routes> {
  const links = Object.entries(routes).map(([name, { path }]) => {
    const fill = (value: string | number) => path.replace(/:\w+/, () => encodeURIComponent(value));
    return [name, path.includes(":") ? fill : path];
  });
  return Object.fromEntries(links);
}
