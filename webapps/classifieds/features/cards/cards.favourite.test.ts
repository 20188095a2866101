import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { toggleFavourite } from "./cards.ts";

vi.mock("#webapps/shared/client/call.ts");

const card = (id: number, isFavourite = false) => ({ id, name: `n${id}`, isFavourite });
const feed = (isFavourite: boolean) => ({
  pages: [{ data: [card(1), card(2, isFavourite)] }, { data: [card(3)] }],
  pageParams: [0, 10],
});

/** Calls that wait to be answered by the test. */
let calls: { wish: unknown; answer: (error?: Error) => void }[] = [];

beforeEach(() => {
  calls = [];
  vi.mocked(call).mockImplementation(
    (_method, _path, input) =>
      new Promise((resolve, reject) => {
        const wish = (input as { isFavourite: boolean }).isFavourite;
        calls.push({ wish, answer: (error) => (error ? reject(error) : resolve({} as never)) });
      }),
  );
});

function fill() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(["feed"], feed(false), { updatedAt: 1000 });
  queryClient.setQueryData(["listing", "n2"], { ...card(2), breadcrumbs: [{ id: 2, name: "Мебель" }] });
  queryClient.setQueryData(["favourites"], { data: [{ id: 2, product: card(2) }], total: 1 });
  queryClient.setQueryData(["categories"], [{ id: 2, name: "Мебель" }]);
  const read = () => [
    (queryClient.getQueryData(["feed"]) as ReturnType<typeof feed>).pages[0]?.data[1]?.isFavourite,
    (queryClient.getQueryData(["listing", "n2"]) as { isFavourite: boolean }).isFavourite,
    (queryClient.getQueryData(["favourites"]) as { data: [{ product: { isFavourite: boolean } }] }).data[0]
      .product.isFavourite,
  ];
  return { queryClient, read };
}

test("every list shows the heart before the server answers, none the fresher for it", async () => {
  const { queryClient, read } = fill();
  const done = toggleFavourite(queryClient, card(2));
  expect(read()).toEqual([true, true, true]);
  expect(queryClient.getQueryState(["feed"])?.dataUpdatedAt).toBe(1000);
  calls[0]?.answer();
  await done;
  expect(read()).toEqual([true, true, true]);
  expect(calls.map(({ wish }) => wish)).toEqual([true]);
  expect(queryClient.getQueryState(["favourites"])?.isInvalidated).toBe(true);
});

test("what fails is taken back everywhere, and said", async () => {
  const { queryClient, read } = fill();
  const done = toggleFavourite(queryClient, card(2));
  calls[0]?.answer(new ApiError("offline"));
  await expect(done).rejects.toMatchObject({ code: "offline" });
  expect(read()).toEqual([false, false, false]);
});

test("taps during the call end in the last wish, in one more call at most", async () => {
  const { queryClient, read } = fill();
  const done = toggleFavourite(queryClient, card(2));
  await toggleFavourite(queryClient, card(2, true));
  expect(read()).toEqual([false, false, false]);
  calls[0]?.answer();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer();
  await done;
  expect(calls.map(({ wish }) => wish)).toEqual([true, false]);
  expect(read()).toEqual([false, false, false]);

  const again = toggleFavourite(queryClient, card(2));
  await toggleFavourite(queryClient, card(2, true));
  await toggleFavourite(queryClient, card(2));
  calls[2]?.answer();
  await again;
  expect(calls).toHaveLength(3);
  expect(read()).toEqual([true, true, true]);
});

test("a list that came during the call with the old state is put right", async () => {
  const { queryClient, read } = fill();
  const done = toggleFavourite(queryClient, card(2));
  queryClient.setQueryData(["feed"], feed(false));
  calls[0]?.answer();
  await done;
  expect(read()[0]).toBe(true);
});
