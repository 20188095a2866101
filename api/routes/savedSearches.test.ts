import { beforeAll, expect, test } from "vitest";
import type { Hindrance, SavedSearch } from "#contract/savedSearches.ts";
import { buildUser, findLeaf } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PATH = "/api/user/telegram/saved-searches";

test("saved, found again by the same filters, changed, narrowed, seen and deleted", async () => {
  const { id: as } = await buildUser({ botStartedAt: new Date() });
  const { id: categoryId } = await findLeaf();
  const asked = { search: "Диван", categoryId, minPrice: 100, frequency: "atOnce" };
  const { status, body } = await api.ask<SavedSearch>(PATH, { as, body: asked });
  expect(status).toBe(200);
  expect(body).toMatchObject({ filters: { search: "диван", categoryId, minPrice: 100 }, newCount: 0 });
  const { id } = body;
  expect((await api.ask<SavedSearch>(PATH, { as, body: asked })).body.id).toBe(id);

  type Same = { search: SavedSearch | null; isSavable: boolean; hindrance: Hindrance };
  const same = `${PATH}/same?search=диван&categoryId=${categoryId}&minPrice=100`;
  expect((await api.ask<Same>(same, { as })).body).toMatchObject({
    search: { id },
    isSavable: true,
    hindrance: null,
  });
  expect((await api.ask<Same>(`${PATH}/same`, { as })).body).toMatchObject({
    search: null,
    isSavable: false,
  });

  const change = { method: "PATCH", as, body: { frequency: "daily", isPaused: true } };
  expect((await api.ask<SavedSearch>(`${PATH}/${id}`, change)).body).toMatchObject({
    frequency: "daily",
    isPaused: true,
  });
  const narrow = { method: "PATCH", as, body: { search: "диван", maxPrice: 900 } };
  expect((await api.ask<SavedSearch>(`${PATH}/${id}/filters`, narrow)).body).toMatchObject({
    id,
    frequency: "daily",
    filters: { search: "диван", maxPrice: 900 },
  });
  expect((await api.ask(`${PATH}/${id}/seen`, { as, body: {} })).body).toEqual({ ok: true });
  expect((await api.ask<{ data: SavedSearch[] }>(PATH, { as })).body.data).toHaveLength(1);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await api.ask(`${PATH}/${id}`, { method: "DELETE", as })).status).toBe(200);
  expect((await api.ask(PATH, { as })).body).toEqual({ data: [], hindrance: null });
});

test.each([
  { frequency: "atOnce" },
  { frequency: "weekly", search: "диван" },
  { search: "диван" },
  { frequency: "daily", search: "x".repeat(201) },
  { frequency: "daily", search: "диван", minPrice: -1 },
  { frequency: "daily", search: "диван", state: "Old" },
])("refuses %j", async (body) => {
  const { id: as } = await buildUser();
  expect((await api.ask(PATH, { as, body })).status).toBe(400);
});

test("a stranger saves nothing, and somebody else's is not found", async () => {
  expect((await api.ask(PATH)).status).toBe(401);
  expect((await api.ask(PATH, { body: { search: "диван", frequency: "daily" } })).status).toBe(401);
  const [{ id: owner }, { id: as }] = [await buildUser(), await buildUser()];
  const { body } = await api.ask<SavedSearch>(PATH, {
    as: owner,
    body: { search: "диван", frequency: "daily" },
  });
  expect(
    (await api.ask(`${PATH}/${body.id}`, { method: "PATCH", as, body: { isPaused: true } })).status,
  ).toBe(404);
});
