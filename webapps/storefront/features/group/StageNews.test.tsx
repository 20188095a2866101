import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startWords } from "../../../../tests/kits/webapps/storefront/startWords.ts";
import type { GroupStage } from "../groups/groupStage.ts";
import { StageNews } from "./StageNews.tsx";

let client: QueryClient;
beforeEach(async () => {
  client = new QueryClient();
  client.setQueryData(["cart-count"], 1);
  await startWords();
});
afterEach(cleanup);

const news = (stage: GroupStage) => (
  <QueryClientProvider client={client}>
    <StageNews stage={stage} />
  </QueryClientProvider>
);
const isCountOld = () => client.getQueryState(["cart-count"])?.isInvalidated;

test.each(["done", "full", "expired"] as const)(
  "a group that becomes %s while one looks is said, and the cart counts anew",
  (stage) => {
    const { rerender } = render(news("waiting"));
    rerender(news("waiting"));
    expect([screen.getByRole("status").textContent, isCountOld()]).toEqual(["", false]);
    rerender(news(stage));
    expect(screen.getByRole("status").textContent).not.toBe("");
    expect(isCountOld()).toBe(true);
  },
);

test("what a group was from the start is no news", () => {
  render(news("full"));
  expect([screen.getByRole("status").textContent, isCountOld()]).toEqual(["", false]);
});
