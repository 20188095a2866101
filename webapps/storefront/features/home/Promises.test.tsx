import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { hi } from "../../locales/hi.ts";
import { Promises } from "./Promises.tsx";

beforeEach(() => {
  addWords("en", en);
  addWords("hi", hi);
  activateLanguage("en");
});
afterEach(cleanup);

function show(configs: Record<string, string>) {
  const client = createQueryClient();
  client.setQueryData(["configs"], configs);
  render(
    <QueryClientProvider client={client}>
      <Promises />
    </QueryClientProvider>,
  );
  return screen.getByRole("list").textContent;
}
const CLAIM = "6,134 orders in 7 days";

test("how much is bought is told as the shop says it, in the language where it is said", () => {
  expect(show({ ORDERS_CLAIM: CLAIM, ORDERS_CLAIM_HI: "7 दिनों में 6,134 ऑर्डर" })).toContain(CLAIM);
  cleanup();
  activateLanguage("hi");
  expect(show({ ORDERS_CLAIM: CLAIM, ORDERS_CLAIM_HI: "7 दिनों में 6,134 ऑर्डर" })).toContain("7 दिनों में");
  cleanup();
  expect(show({ ORDERS_CLAIM: CLAIM })).toContain(CLAIM);
});

test("a shop that says nothing of it tells how one pays", () => {
  const words = show({});
  expect(words).not.toContain("orders");
  expect(words).toContain("Cash on delivery");
  expect(words).toContain("₹199");
});
