import { afterAll, beforeAll, expect, test } from "vitest";
import { config } from "#config";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
const { hasSampleSurvey } = config;
beforeAll(async () => {
  config.hasSampleSurvey = true;
  api = await startTestApi();
});
afterAll(async () => {
  config.hasSampleSurvey = hasSampleSurvey;
  await api.stop();
});

test("a market that is tried out names its survey in the configs, and has the page", async () => {
  const { body } = await api.ask<{ key: string; data: string }[]>("/api/telegram/configs");
  const address = body.find(({ key }) => key === "SURVEY_URL")?.data ?? "";
  expect(new URL(address).pathname).toBe("/survey");
  const page = await api.call("/survey");
  expect(page.status).toBe(200);
  // Answers go in the body: what stands in an address is kept in logs.
  expect(page.text).toContain('<form method="post" action="/survey/thanks?lng=ru">');
  const send = async (answers: Record<string, string>) => {
    const sent = await fetch(`${api.url}/survey/thanks?lng=uz`, {
      method: "POST",
      body: new URLSearchParams(answers),
      headers: { "accept-language": "ru" },
    });
    return sent.text();
  };
  for (const answers of [{ q0: "Oson" }, { other: "Hech narsa" }])
    expect(await send(answers)).toContain("Rahmat!");
  for (const nothing of [{}, { other: "  " }]) {
    const again = await send(nothing);
    expect(again).not.toContain("Rahmat!");
    expect(again).toContain('<p id="missing" role="alert">Kamida bitta savolga javob bering.</p>');
    expect(again).toContain('action="/survey/thanks?lng=uz"');
  }

  const inUzbek = await api.call("/survey?lng=uz");
  expect(inUzbek.text).toContain('<html lang="uz">');
  expect(inUzbek.text).toContain('action="/survey/thanks?lng=uz"');

  config.hasSampleSurvey = false;
  expect((await api.call("/survey")).status).toBe(404);
});
