import { beforeAll, expect, test } from "vitest";
import type { Advice, Suggestion } from "#contract/search.ts";
import { refreshPhrases } from "#core/market/search/refreshPhrases.ts";
import { buildListing, buildUser, findPlace } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const name of ["Велосипед горный", "Велосипед детский", "Велосипед горный"])
    await buildListing({ name });
  await refreshPhrases();
});

const suggestions = (query: string, as?: number) =>
  api.ask<{ data: Suggestion[] }>(
    `/api/telegram/search/suggestions?query=${encodeURIComponent(query)}`,
    as === undefined ? {} : { as },
  );

test("anybody is told what they may be looking for", async () => {
  const strangers = await suggestions("вел");
  expect(strangers.status).toBe(200);
  expect(strangers.body.data[0]).toEqual({ text: "велосипед", category: null });
  expect(await suggestions("вел", (await buildUser()).id)).toEqual(strangers);
});

test("what is said in the caller's language comes first", async () => {
  for (const copies of [1, 2, 3]) {
    await buildListing({ name: "Домрабас", nameRu: "Домрабас", nameUz: "Torli", price: copies });
    await buildListing({ name: "Домрабоз", nameRu: "Чалгучи", originalLang: "uz", price: copies });
  }
  await refreshPhrases();
  const firstFor = async (language: "ru" | "uz") =>
    (await suggestions("домра", (await buildUser({ language })).id)).body.data[0]?.text;
  expect([await firstFor("ru"), await firstFor("uz")]).toEqual(["домрабас", "домрабоз"]);

  // A stranger's is what the browser says; a person's own comes before that.
  const path = `/api/telegram/search/suggestions?query=${encodeURIComponent("домра")}`;
  const askIn = async (language: string, as?: number) => {
    const headers = { "Accept-Language": language };
    const { headers: sent, text } = await api.call(path, as === undefined ? { headers } : { headers, as });
    expect(sent.get("vary")).toContain("Accept-Language");
    return (JSON.parse(text) as { data: Suggestion[] }).data[0]?.text;
  };
  expect([await askIn("ru-RU,ru;q=0.9"), await askIn("uz")]).toEqual(["домрабас", "домрабоз"]);
  expect(await askIn("ru", (await buildUser({ language: "uz" })).id)).toBe("домрабоз");
});

test.each(["query=", "query=%20%20", `query=${"a".repeat(201)}`, "query=%00", ""])(
  "?%s is refused",
  async (query) => {
    expect((await api.call(`/api/telegram/search/suggestions?${query}`)).status).toBe(400);
  },
);

test.each(["'; drop table listings; --", "%", "_", "\\\\", "&|!():*<->", "🙂", "ъь", "~", "  в "])(
  "whatever is typed, %s too, is answered",
  async (query) => {
    const { status, body } = await suggestions(query);
    expect([status, Array.isArray(body.data)]).toEqual([200, true]);
  },
);

test("anybody is told of searches near to one that found nothing", async () => {
  const { city } = await findPlace(40);
  const path = `/api/telegram/search/advice?search=${encodeURIComponent("велосипед")}&regionId=${city.regionId}`;
  const { status, body } = await api.ask<{ data: Advice[] }>(path);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { kind: "place", filters: { search: "велосипед" }, total: 3, totalIsEstimate: false },
  ]);
});

test.each(["regionId=x", "minPrice=-1"])("advice on ?%s is refused", async (query) => {
  expect((await api.call(`/api/telegram/search/advice?${query}`)).status).toBe(400);
});
