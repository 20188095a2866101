import { afterAll, beforeAll, expect, test } from "vitest";
import { config } from "#config";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
const { isLocal } = config;
beforeAll(async () => {
  config.isLocal = true;
  api = await startTestApi();
});
afterAll(async () => {
  config.isLocal = isLocal;
  await api.stop();
});

test("a market on one's own machine names its survey in the configs, and has the page", async () => {
  const { body } = await api.ask<{ key: string; data: string }[]>("/api/telegram/configs");
  const address = body.find(({ key }) => key === "SURVEY_URL")?.data ?? "";
  expect(new URL(address).pathname).toBe("/survey");
  const page = await api.call("/survey");
  expect(page.status).toBe(200);
  expect(page.text).toContain('action="/survey/thanks"');
  expect((await api.call("/survey/thanks")).text).toContain("Спасибо");

  config.isLocal = false;
  expect((await api.call("/survey")).status).toBe(404);
});
