import { beforeAll, expect, test } from "vitest";
import type { Draft } from "#contract/drafts.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { Draft as DraftRow } from "#db/models/Draft.ts";
import { buildImage, buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PATH = "/api/user/telegram/draft";

interface Answer {
  draft: Draft | null;
  updatedAt: string | null;
}

const read = async (as: number) => (await api.ask<Answer>(PATH, { as })).body;
const save = <T = Answer>(as: number, draft: unknown) => api.ask<T>(PATH, { as, body: { draft } });
const none = { draft: null, updatedAt: null };

test("a draft is kept as it is, for its person alone, until it is forgotten", async () => {
  const [{ id }, other] = [await buildUser(), await buildUser()];
  expect(await read(id)).toEqual(none);
  const photo = await buildImage({ ownerId: id });
  const draft = {
    name: "  Недописанное ",
    description: "<b>\n",
    price: "1 50",
    photos: [photo.src],
    categoryId: 999_999,
    phoneNumbers: ["90"],
    parameters: [{ parameterId: 1, value: "" }],
    lon: 69.5,
  };
  const saved = await save(id, draft);
  expect(saved.status).toBe(200);
  expect(await read(id)).toEqual({ draft, updatedAt: saved.body.updatedAt });
  expect(await read(other.id)).toEqual(none);

  for (let times = 0; times < 2; times += 1) {
    expect(await api.ask(PATH, { method: "DELETE", as: id })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await read(id)).toEqual(none);
  }
});

test("the last one written wins, also among twenty at once", async () => {
  const { id } = await buildUser();
  const texts = Array.from({ length: 20 }, (_, at) => ({ name: `Имя ${at}`, description: `Слова ${at}` }));
  const answers = await Promise.all(texts.map((text) => save(id, text)));
  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
  const { name, description } = (await read(id)).draft!;
  expect(texts).toContainEqual({ name, description });

  await save(id, { price: 7 });
  expect((await read(id)).draft).toEqual({ name: "", description: "", price: 7, photos: [] });
  expect(await DraftRow.count({ where: { userId: id } })).toBe(1);
});

test("photos of others are left out without a word", async () => {
  const { id } = await buildUser();
  const [first, second, foreign] = [
    await buildImage({ ownerId: id }),
    await buildImage({ ownerId: id }),
    await buildImage(),
  ];
  const photos = [second.src, foreign.src, "https://example.com/x.jpg", first.src, second.src];
  expect((await save(id, { photos })).status).toBe(200);
  expect((await read(id)).draft?.photos).toEqual([second.src, first.src]);
  expect((await DraftRow.findByPk(id))?.photos).toEqual([second.src, first.src]);

  await save(id, { photos: [foreign.src] });
  expect(await read(id)).toEqual(none);
});

test.each([{}, { name: " ", description: "\n", price: "" }, { price: 0 }, { price: null, categoryId: 5 }])(
  "a draft with nothing in it is forgotten: %j",
  async (draft) => {
    const { id } = await buildUser();
    await save(id, { name: "Что-то" });
    expect((await save(id, draft)).status).toBe(200);
    expect(await read(id)).toEqual(none);
    expect(await DraftRow.count({ where: { userId: id } })).toBe(0);
  },
);

test.each([
  [{ name: "я".repeat(601) }, "draft.name"],
  [{ description: "я".repeat(4001) }, "draft.description"],
  [{ name: "a\u0000" }, "draft.name"],
  [{ description: "\ud800" }, "draft.description"],
  [{ price: "\u0000" }, "draft.price"],
  [{ photos: Array.from({ length: 11 }, (_, at) => `/images/${at}`) }, "draft.photos"],
  [{ photos: ["a\u0000"] }, "draft.photos.0"],
  [{ parameters: [{ parameterId: 1, value: "я".repeat(161) }] }, "draft.parameters.0.value"],
  [{ categoryId: 2_147_483_648 }, "draft.categoryId"],
])("what can't be kept is refused, and the draft before stays: %#", async (draft, field) => {
  const { id } = await buildUser();
  await save(id, { name: "Прежнее" });
  const { status, body } = await save<ErrorBody>(id, draft);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect((await read(id)).draft?.name).toBe("Прежнее");
});

test("strangers have no draft; the banned keep none", async () => {
  const { id } = await buildUser({ bannedAt: new Date() });
  for (const method of ["GET", "POST", "DELETE"]) {
    const call = { method, ...(method === "POST" ? { body: { draft: { name: "x" } } } : {}) };
    expect((await api.call(PATH, call)).status, method).toBe(401);
    if (method !== "GET") expect((await api.call(PATH, { ...call, as: id })).status, method).toBe(403);
  }
  expect(await DraftRow.count({ where: { userId: id } })).toBe(0);
});

test("a draft of an older form is none any more", async () => {
  const { id } = await buildUser();
  await DraftRow.create({ userId: id, body: { name: 5 } });
  expect(await read(id)).toEqual(none);
});
