import { cleanup } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readingUrl } from "#webapps/shared/client/requestUrl.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import type { EarlyPage } from "#webapps/shared/early/startEarly.ts";
import { beginRoute } from "#webapps/shared/routes/beginRoute.ts";
import { findRoute } from "#webapps/shared/routes/routeTable.ts";
import { serve } from "../../tests/kits/webapps/serve.ts";
import { renderScreens } from "../../tests/kits/webapps/storefront/renderScreens.tsx";
import { HomeScreen } from "./features/home/HomeScreen.tsx";
import { paths } from "./paths.ts";
import { routes, type ShopRoute } from "./routes.ts";
import { screens } from "./screens.ts";

const table: Record<string, ShopRoute> = routes;
const modules = import.meta.glob<Record<string, ComponentType>>("./features/*/*Screen.tsx");
const nameOf = (file: string) => file.replace(/^.*\/|\.tsx$/g, "");
const screenOf = async (file: string | undefined) =>
  file === undefined ? HomeScreen : ((await modules[`./${file}`]?.())?.[nameOf(file)] as ComponentType);
const addressOf = (path: string) => path.replace(/:\w+/, "brass-diya-s36");

/** Answers that have to be known for other calls to be made. */
const answers: Record<string, unknown> = {
  "/api/categories/:link": { id: 7, link: "toys", name: "Toys", name_hi: "खिलौने" },
};
/** The last call of a route, where something else has to be known before it. */
const LAST: Record<string, string> = { category: "categoryId=7" };

beforeEach(() => useSession.setState({ status: "signed-in" }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each screen has a route that comes later, but for the home", async () => {
  const files = Object.values(table).map(({ screen = "features/home/HomeScreen.tsx" }) => `./${screen}`);
  expect(files.sort()).toEqual(Object.keys(modules).sort());
  expect(Object.keys(table).filter((name) => !screens[name])).toEqual(["home"]);
  for (const { screen } of Object.values(table))
    expect(await screenOf(screen), screen).toBeTypeOf("function");
});

test("each address is found by its route alone, and a link leads to it", () => {
  for (const [name, { path }] of Object.entries(table).filter(([, route]) => route.path !== "*")) {
    expect(findRoute(table, addressOf(path))?.name).toBe(name);
    expect(findRoute(table, `${addressOf(path)}/`)?.name).toBe(name);
    const link = paths[name as keyof typeof paths];
    const address = typeof link === "function" ? String(link("a b" as never, {} as never)) : link;
    expect(findRoute(table, address.replace(/\?.*/, ""))?.name).toBe(name);
  }
  for (const nothing of ["/product", "/product/a/b", "/Cart", "/webApp"])
    expect(findRoute(table, nothing), nothing).toBeUndefined();
});

test.each(Object.entries(table).filter(([, { early }]) => early))(
  "what the route %s asks early is what its screen asks",
  async (name, { path, screen: file }) => {
    const address = addressOf(path) + (name === "search" ? "?query=diya" : "");
    const early: string[] = [];
    beginRoute(table, {
      page: new URL(address, location.origin),
      isMember: true,
      language: "en",
      ask: async (asked: { path: string; input: Record<string, unknown> }) => {
        early.push(`GET ${readingUrl(asked.path, asked.input)}`);
        return answers[asked.path];
      },
      preload: () => undefined,
    } as unknown as EarlyPage);
    await vi.waitFor(() => expect(early).toContainEqual(expect.stringContaining(LAST[name] ?? "GET")));
    const sent = serve(({ call }) =>
      call.startsWith("GET /api/categories/")
        ? answers["/api/categories/:link"]
        : new Promise(() => undefined),
    );
    const Screen = await screenOf(file);
    await renderScreens({ [path]: <Screen /> }, address);
    await vi.waitFor(() => expect(sent.map(({ call }) => call)).toEqual(expect.arrayContaining(early)));
  },
);
