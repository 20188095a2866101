import { afterEach, expect, test, vi } from "vitest";
import { fadeStrip } from "./fadeStrip.ts";

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

/** A strip 300 px wide that holds so much. */
function show(holds: number) {
  const strip = document.createElement("ul");
  document.body.append(strip);
  const sizes = { clientWidth: 300, scrollWidth: holds };
  for (const name of ["clientWidth", "scrollWidth"] as const) {
    Object.defineProperty(strip, name, { get: () => sizes[name] });
  }
  stop = fadeStrip(strip);
  const scroll = (to: number) => {
    strip.scrollLeft = to;
    strip.dispatchEvent(new Event("scroll"));
  };
  return { strip, sizes, scroll };
}

test("what fits has nothing more on any side", () => {
  expect(show(300).strip.dataset.more).toBe("");
});

test("the sides with more are those that it can be scrolled to", () => {
  const { strip, scroll } = show(500);
  expect(strip.dataset.more).toBe("end");
  scroll(100);
  expect(strip.dataset.more).toBe("start end");
  scroll(199);
  expect(strip.dataset.more).toBe("start");
});

test("words that come later are counted in", async () => {
  const { strip, sizes } = show(300);
  sizes.scrollWidth = 420;
  strip.append("208");
  await vi.waitFor(() => expect(strip.dataset.more).toBe("end"));
});
