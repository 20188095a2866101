import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openKinds } from "#contract/reportKinds.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { ru } from "../../locales/ru.ts";
import type { Asked } from "../figures/reports.ts";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { OpensSection } from "./OpensSection.tsx";
import { PurchasesSection } from "./PurchasesSection.tsx";

const answers = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock("#webapps/shared/client/call.ts", () => ({
  call: async (_method: string, path: string) => answers[path] ?? [],
}));

const asked: Asked = { range: { start: "2026-11-26", end: "2026-11-26" }, zone: "Asia/Tashkent" };
const show = (section: ReactElement) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>{section}</QueryClientProvider>
    </MemoryRouter>,
  );
/** The figure of a name, above the table. */
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).nextElementSibling?.textContent;
const cellsOf = async (row: string | RegExp) =>
  [...(await screen.findByRole("row", { name: row })).children].map(({ textContent }) => textContent);

beforeEach(async () => {
  for (const path of Object.keys(answers)) delete answers[path];
  await startLanguage({
    languages: ["ru"],
    otherwise: "ru",
    storageKey: "bozor-reports-language",
    load: async () => ru,
  });
});
afterEach(cleanup);

test("delivered is what Telegram took; what failed stands beside it and isn't taken off", async () => {
  answers["/api/notifications/report"] = [
    { type: "NoJoins3", totalCount: 10, isBotStoppedCount: 3, otherFailedCount: 2 },
    { type: "LinkCopied", totalCount: 3, isBotStoppedCount: 1, otherFailedCount: 0 },
  ];
  show(<NotificationsSection asked={asked} />);
  expect(await figure("Доставлено")).toBe("13");
  expect(await figure("Не доставлено")).toBe("6");
  expect(await figure("Всего попыток")).toBe("19");
});

const product = (link: string, isRealProduct: boolean, totalRegistrations: number) => ({
  link,
  productName: link,
  isRealProduct,
  totalRegistrations,
  utmData: [],
  totalGroups: 0,
  totalParticipants: 0,
  totalParticipantsWithOld: 2,
  completedGroups: 0,
  groupSize: 5,
});

test("the interest in what tests the demand is on the page, and in the totals", async () => {
  answers["/api/products/report"] = [product("Kettle", true, 9), product("Dream", false, 7)];
  show(<PurchasesSection asked={asked} />);
  expect((await cellsOf(/^Kettle/)).at(-2)).toBe("—");
  expect((await cellsOf(/^Dream/)).at(-2)).toBe("7");
  expect((await cellsOf(/^Итого/)).slice(-2)).toEqual(["7", "—"]);
  // The figure is the sum of the column, and has its name.
  expect(await figure("Новые участники, включая прежние группы")).toBe("4");
  expect(ru["purchases.chart"]).not.toBe(ru["purchases.withOld"]);
});

test("headings without rows stand there, empty", async () => {
  show(<PurchasesSection asked={asked} />);
  for (const key of ["purchases.real", "purchases.fake", "purchases.expired"] as const)
    expect(await screen.findByText(ru[key])).toBeTruthy();
  expect(screen.getAllByText(ru["table.empty"]).length).toBeGreaterThanOrEqual(2);
});

test("every kind of open that is ours has a name, and any other is another link, though it be a word of ours", async () => {
  const others = ["promo2027", "title", "count", "$&", "toString"];
  answers["/api/app-opens/report"] = [...openKinds, ...others].map((deeplink) => ({ deeplink, _count: 1 }));
  show(<OpensSection asked={asked} />);
  for (const other of others) expect(await screen.findByText(`другая ссылка: ${other}`)).toBeTruthy();
  const named = openKinds.map((kind) => ru[`opens.${kind}`]);
  expect(new Set(named).size).toBe(openKinds.length);
  for (const name of named) expect(await screen.findByText(name)).toBeTruthy();
});
