import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawBlur } from "./drawBlur.ts";

const THUMBHASH = "3OcRJYB4d3h/iIeHeEh3eIhw+j2w";
type Entry = { target: Element; isIntersecting: boolean };

let tell: (entries: Entry[]) => void;
const watched = new Set<Element>();
class View {
  constructor(listener: typeof tell) {
    tell = listener;
  }
  observe = (element: Element) => void watched.add(element);
  unobserve = (element: Element) => void watched.delete(element);
}
vi.stubGlobal("IntersectionObserver", View);

let frames: (() => void)[];
/** Asked for each of them. */
let delays: number[];
let nowMs: number;
/** When nothing is more urgent; each look at the clock takes 5 ms of a slow phone. */
function paint() {
  const due = frames;
  frames = [];
  for (const draw of due) draw();
}

beforeEach(() => {
  frames = [];
  nowMs = 0;
  delays = [];
  vi.stubGlobal("scheduler", {
    postTask: async (draw: () => void, { delay }: { delay: number }) => {
      frames.push(draw);
      delays.push(delay);
    },
  });
  vi.spyOn(performance, "now").mockImplementation(() => (nowMs += 5));
});
afterEach(() => void vi.restoreAllMocks());

function addFrame(thumbhash = THUMBHASH) {
  const frame = document.createElement("span");
  return { frame, takeAway: drawBlur(frame, thumbhash) };
}
const isDrawn = (frame: HTMLElement) => frame.style.backgroundImage !== "";
const comeNear = (...elements: Element[]) =>
  tell(elements.map((target) => ({ target, isIntersecting: true })));

test("only what comes near the view is drawn, a few at a time, until all are", () => {
  const near = Array.from({ length: 5 }, () => addFrame().frame);
  const { frame: far } = addFrame();
  comeNear(...near);
  paint();
  const first = near.filter(isDrawn).length;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(near.length);
  while (frames.length > 0) paint();
  expect(near.every(isDrawn)).toBe(true);
  expect(isDrawn(far)).toBe(false);
  // The first leave a tap at first sight its time, the others follow.
  const [firstDelay, ...later] = delays;
  expect(firstDelay).toBeGreaterThanOrEqual(100);
  expect(new Set(later)).toEqual(new Set([0]));
});

test("browsers that can't put taps first are given a pause", async () => {
  vi.stubGlobal("scheduler", undefined);
  const near = [addFrame().frame, addFrame().frame];
  comeNear(...near);
  await vi.waitFor(() => expect(near.every(isDrawn)).toBe(true));
});

test("nothing is drawn for who left the view or the page, nor behind a photo that is there", () => {
  const left = addFrame();
  const gone = addFrame();
  const painted = addFrame();
  const broken = addFrame("%%%");
  painted.frame.innerHTML = '<img data-state="loaded" alt="">';
  comeNear(left.frame, gone.frame, painted.frame, broken.frame);
  tell([{ target: left.frame, isIntersecting: false }]);
  gone.takeAway();
  while (frames.length > 0) paint();
  for (const { frame } of [left, gone, painted, broken]) expect(isDrawn(frame)).toBe(false);
  expect(watched.has(gone.frame)).toBe(false);

  comeNear(left.frame);
  paint();
  expect(isDrawn(left.frame)).toBe(true);
  left.takeAway();
  expect(isDrawn(left.frame)).toBe(false);
});
