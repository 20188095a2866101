import { cleanup, screen } from "@testing-library/react";
import { type ComponentType, useEffect, useState } from "react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readingUrl } from "#webapps/shared/client/requestUrl.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import type { EarlyPage } from "#webapps/shared/early/startEarly.ts";
import { beginRoute } from "#webapps/shared/routes/beginRoute.ts";
import { findRoute, type RouteTable } from "#webapps/shared/routes/routeTable.ts";
import { renderPart } from "../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../tests/kits/webapps/serve.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import { HomeScreen } from "./features/home/HomeScreen.tsx";
import { routes, starts } from "./routes.ts";

/** Stands for a screen that comes later: says its name. */
vi.mock("#webapps/shared/ui/lazyScreen.tsx", () => ({
  lazyScreen: (load: () => Promise<ComponentType>) =>
    function Loaded() {
      const [name, setName] = useState("");
      useEffect(() => void load().then((loaded) => setName(loaded.name)), []);
      return <output>{name}</output>;
    },
}));

const table: RouteTable = routes;
const modules = import.meta.glob<Record<string, ComponentType>>("./features/*/*Screen.tsx");
const addressOf = (path: string) => path.replace("*", "/webApp/nothing").replace(/:\w+/, "7");
/** The last call of a route, where something else has to be known before it. */
const LAST: Record<string, string> = { home: "GET /api/telegram/feed?regionId=1&cityId=7" };
/** Answers that have to be known for other calls to be made. */
const answers: Record<string, unknown> = {
  "/api/telegram/geo/capital": { id: 7, regionId: 1, name: "Ташкент", name_uz: "Toshkent" },
  "/api/user/telegram/draft": { draft: null, updatedAt: null },
};
const nameOf = (file: string) => file.replace(/^.*\/|\.tsx$/g, "");
const screenOf = async (file: string | undefined) =>
  file === undefined ? HomeScreen : ((await modules[`./${file}`]?.())?.[nameOf(file)] as ComponentType);

beforeEach(() => useSession.setState({ status: "signed-in" }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each screen has a route", () => {
  const named = Object.values(table).map(({ screen: file = "features/home/HomeScreen.tsx" }) => `./${file}`);
  expect(named.sort()).toEqual(Object.keys(modules).sort());
});

test("what asks early is among the starts, which the early script holds", () => {
  expect(Object.keys(table).filter((name) => table[name]?.early)).toEqual(Object.keys(starts));
});

test("each path opens its screen", async () => {
  serve(() => new Promise(() => undefined));
  for (const { path, screen: file } of Object.values(table)) {
    if (file === undefined) continue;
    await renderPart(<AppRoutes />, addressOf(path));
    await screen.findByText(nameOf(file));
    cleanup();
  }
});

test.each(Object.entries(table).filter(([, { early }]) => early))(
  "what the route %s asks early is what its screen asks",
  async (name, { path, screen: file }) => {
    const address = addressOf(path) + (name === "search" ? "?categoryId=7&page=2" : "");
    const early: string[] = [];
    beginRoute(routes, {
      page: new URL(address, location.origin),
      isMember: true,
      language: "ru",
      ask: async (asked: { path: string; input: Record<string, unknown> }) => {
        early.push(`GET ${readingUrl(asked.path, asked.input)}`);
        return answers[asked.path];
      },
      preload: () => undefined,
    } as unknown as EarlyPage);
    await vi.waitFor(() => expect(early).toContainEqual(expect.stringContaining(LAST[name] ?? "GET")));
    const sent = serve(({ call }) => answers[call.replace("GET ", "")] ?? new Promise(() => undefined));
    const Screen = await screenOf(file);
    await renderPart(
      <Routes>
        <Route path={path} element={<Screen />} />
      </Routes>,
      address,
    );
    await vi.waitFor(() => expect(sent.map(({ call }) => call)).toEqual(expect.arrayContaining(early)));
  },
);

test("an address is found with and without a slash at its end, and one of more parts isn't", () => {
  expect(findRoute(routes, "/webApp/")?.name).toBe("home");
  expect(findRoute(routes, "/webApp/product/kobalt-17/")).toMatchObject({
    name: "product",
    params: { link: "kobalt-17" },
  });
  expect(findRoute(routes, "/webApp/product/a/b")).toBeUndefined();
  expect(findRoute(routes, "/webApp/product")).toBeUndefined();
});
