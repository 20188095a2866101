import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Favourite } from "#contract/favourites.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { FavouritesScreen } from "./FavouritesScreen.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");

/** Ids of the listings that the server keeps. */
let kept: number[] = [];
const asked: unknown[] = [];

const favouriteOf = (id: number): Favourite => ({
  id,
  product: {
    ...cardOf({ id, link: `l-${id}`, name: `Вещь ${id}`, isFavourite: true }),
    isDeactivated: id === 2,
  },
});

beforeEach(() => {
  kept = [1, 2, 3];
  asked.length = 0;
  useSession.setState({ status: "signed-in" });
  useToasts.setState({ toasts: [] });
  vi.mocked(call).mockImplementation(async (method, _path, input) => {
    if (method === "get") {
      asked.push(input);
      const { skip, take } = input as { skip: number; take: number };
      return { data: kept.slice(skip, skip + take).map(favouriteOf), total: kept.length } as never;
    }
    const { telegramProductId: id, isFavourite } = input as {
      telegramProductId: number;
      isFavourite: boolean;
    };
    kept = isFavourite ? [...kept, id] : kept.filter((other) => other !== id);
    return {} as never;
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const names = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("link").textContent);
const takeOff = (id: number) =>
  fireEvent.click(screen.getByRole("button", { name: `Избранное: Вещь ${id}` }));

test("a card whose heart is taken off goes at once, and undoing brings it back where it was", async () => {
  await renderPart(<FavouritesScreen />);
  await waitFor(() => expect(names()).toHaveLength(3));
  takeOff(2);
  await waitFor(() => expect(names()).toHaveLength(2));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.isVisible).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "Вернуть" }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(names()[1]).toContain("Вещь 2");
  expect(kept).toContain(2);
});

test("one that isn't on sale any more stays and says so", async () => {
  await renderPart(<FavouritesScreen />);
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(names().map((name) => name?.includes("Не активно"))).toEqual([false, true, false]);
});

test("without the last card the page is an empty one", async () => {
  kept = [5];
  await renderPart(<FavouritesScreen />);
  await screen.findByRole("article");
  takeOff(5);
  expect(await screen.findByText("Здесь появятся ваши избранные объявления")).toBeTruthy();
});

async function openThirty() {
  kept = Array.from({ length: 30 }, (_, index) => index + 1);
  await renderPart(<FavouritesScreen />);
  await waitFor(() => expect(names()).toHaveLength(25));
  for (const id of [3, 4, 5]) takeOff(id);
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(3));
  expect(names()).toHaveLength(22);
}

test("a page fills up when cards were let go and their undo is over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openThirty();
  await vi.advanceTimersByTimeAsync(4000);
  expect(names()).toHaveLength(22);
  await vi.advanceTimersByTimeAsync(2000);
  expect(names()).toHaveLength(25);
  expect(names().at(-1)).toContain("Вещь 28");
});

test("a page turned at once begins where the one before ended", async () => {
  await openThirty();
  fireEvent.click(screen.getByRole("button", { name: "Следующая страница" }));
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(names()[0]).toContain("Вещь 26");
});

test("the order is chosen in the chip and asked of the server", async () => {
  await renderPart(<FavouritesScreen />);
  fireEvent.click(await screen.findByRole("button", { name: /: Сначала недавние$/ }));
  fireEvent.click(screen.getByRole("radio", { name: "Сначала давние" }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ sortBy: "createdAt|asc", skip: 0, take: 25 }));
});
