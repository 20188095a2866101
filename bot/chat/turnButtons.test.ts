import { expect, test } from "vitest";
import { buildFavourite, buildListing, buildUser } from "../../tests/factories.ts";
import { buttonsOf, type Call, fakePerson, fakeTelegram } from "../../tests/fakeTelegram.ts";
import { buildSavedSearch } from "../../tests/savedSearchFactories.ts";

const telegram = fakeTelegram();

/** Somebody with a listing they keep and a saved search, and the presses that silence these. */
async function meet() {
  const user = await buildUser({ botStartedAt: new Date() });
  const person = fakePerson({ id: user.telegramId ?? 0 });
  const listing = await buildListing();
  await buildFavourite({ userId: user.id, listingId: listing.id });
  const search = await buildSavedSearch(user.id, { search: "коляска" });
  return {
    person,
    notice: [`kept:hush:${listing.id}`, "reminder:mute:PriceDrop"],
    search: `saved:mute:${search.id}`,
  };
}
const rowsOf = (presses: string[]) => presses.map((callback_data) => [{ text: "…", callback_data }]);
const shown = (calls: Call[]) =>
  buttonsOf(calls.findLast(({ method }) => method === "editMessageReplyMarkup")).map((button) =>
    "callback_data" in button ? button.callback_data : "",
  );
const turned = (press: string) => press.replace(/hush|mute/, "un$&");

test("two different buttons of one notice, pressed at once or one after the other, both show how it is", async () => {
  for (const isAtOnce of [true, false]) {
    const { person, notice } = await meet();
    const before = telegram.calls.length;
    // Both presses bring the notice as it was before either.
    const press = (data: string) =>
      telegram.press(person, data, { reply_markup: { inline_keyboard: rowsOf(notice) } });
    if (isAtOnce) await Promise.all(notice.map(press));
    else for (const data of notice) await press(data);
    expect(shown(telegram.calls.slice(before))).toEqual(notice.map(turned));
  }
});

test("off and on at once leave the button that undoes what it came to", async () => {
  const { person, notice, search } = await meet();
  for (const data of [...notice, search]) {
    const before = telegram.calls.length;
    const press = (pressed: string) =>
      telegram.press(person, pressed, { reply_markup: { inline_keyboard: rowsOf([pressed]) } });
    await Promise.all([press(data), press(turned(data)), press(data), press(turned(data))]);
    const last = shown(telegram.calls.slice(before))[0]!;
    // A press of what isn't so leaves the same button.
    const undone = await press(last);
    expect(shown(undone)).toEqual([last === data ? turned(data) : data]);
  }
});

test("the button of what isn't there any more stays as it is", async () => {
  const { person, notice } = await meet();
  const gone = "kept:hush:999999";
  const calls = await telegram.press(person, notice[1]!, {
    reply_markup: { inline_keyboard: rowsOf([gone, notice[1]!]) },
  });
  expect(shown(calls)).toEqual([gone, turned(notice[1]!)]);
});
