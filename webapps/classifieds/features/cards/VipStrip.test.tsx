import { cleanup, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { VipStrip } from "./VipStrip.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a strip that somebody has scrolled begins anew when another takes the first place", async () => {
  const cards = [cardOf({ id: 1, name: "Первый" }), cardOf({ id: 2, name: "Второй" })];
  let order = cards;
  serve(() => ({ data: order }));
  const queryClient = await renderPart(<VipStrip onWant={false} />);
  const strip = () => screen.getByRole("list");
  await screen.findByText("Первый");
  strip().scrollLeft = 152;
  await act(() => queryClient.invalidateQueries({ queryKey: ["top"] }));
  expect(strip().scrollLeft).toBe(152);
  order = [cardOf({ id: 3, name: "Новый" }), ...cards];
  await act(() => queryClient.invalidateQueries({ queryKey: ["top"] }));
  await screen.findByText("Новый");
  expect(strip().scrollLeft).toBe(0);
});

test("the first three places wear a medal, the others none", async () => {
  serve(() => ({ data: [1, 2, 3, 4].map((id) => cardOf({ id, name: `Товар ${id}` })) }));
  await renderPart(<VipStrip onWant={false} />);
  await screen.findByText("Товар 4");
  const medals = screen.getAllByRole("link").map((card) => card.querySelector("[data-medal]"));
  expect(medals.map((medal) => medal?.getAttribute("data-medal"))).toEqual([
    "gold",
    "silver",
    "bronze",
    undefined,
  ]);
  expect(medals.map((medal) => medal?.firstChild?.textContent)).toEqual(["1", "2", "3", undefined]);
});

test("what is kept for somebody says so, and only that", async () => {
  serve(() => ({
    data: [cardOf({ id: 1, name: "Свободный" }), cardOf({ id: 2, name: "Отложенный", isReserved: true })],
  }));
  await renderPart(<VipStrip onWant={false} />);
  await screen.findByText("Отложенный");
  const cards = screen.getAllByRole("link").map(({ textContent }) => textContent.includes("Забронировано"));
  expect(cards).toEqual([false, true]);
});
