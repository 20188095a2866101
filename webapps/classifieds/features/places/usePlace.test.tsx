import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { BrowserRouter, type NavigateFunction, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import type { ChosenPlace } from "./chosenPlace.ts";
import { usePlaceStore } from "./place.ts";
import { useChoosePlace } from "./usePlace.ts";

const tashkent: ChosenPlace = { regionId: 1, names: [{ name: "Ташкент", name_uz: "Toshkent", name_hi: "" }] };
const bukhara: ChosenPlace = { regionId: 2, names: [{ name: "Бухара", name_uz: "Buxoro", name_hi: "" }] };

let navigate: NavigateFunction;
let choose: (place: ChosenPlace) => void;
function Search() {
  navigate = useNavigate();
  choose = useChoosePlace();
  return null;
}

function scrollTo(top: number) {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", (_: number, top: number) => scrollTo(top));
  usePlaceStore.setState({ place: tashkent });
  window.history.replaceState(null, "", "/webApp");
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <ScrollKeeper />
        <Search />
      </BrowserRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["another place's feed begins at its top", bukhara, 0],
  ["the same place's feed is where it was left", tashkent, 2800],
])("coming home, %s", async (_, place, top) => {
  scrollTo(2800);
  await act(async () => navigate("/webApp/search"));
  act(() => choose(place));
  await act(async () => navigate("/webApp", { state: { keepsPlace: true } }));
  expect(window.scrollY).toBe(top);
});
