import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  market,
  renderPromotion,
  resetPromotion,
} from "../../../../tests/kits/webapps/classifieds/renderPromotion.tsx";

beforeEach(resetPromotion);
afterEach(cleanup);

test("what can't be promoted says so, with a way out", async () => {
  await renderPromotion("/webApp/promote/8");
  expect(await screen.findByRole("link", { name: "Мои объявления" })).toBeTruthy();
  cleanup();
  await renderPromotion("/webApp/promote/x");
  expect(await screen.findByText("Это объявление нельзя продвинуть")).toBeTruthy();
  cleanup();
  market.isOn = false;
  await renderPromotion();
  expect(await screen.findByText("Продвижение сейчас недоступно")).toBeTruthy();
});
