import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PhotoDrag } from "./PhotoDrag.ts";
import { PhotoQueue } from "./photoUpload.ts";

const SIDE = 100;

let grid: HTMLElement;
let queue: PhotoQueue;
let drag: PhotoDrag;
let held: (number | undefined)[];

/** Lays the tiles out in a row, as the page would. */
function layOut() {
  grid.replaceChildren(
    ...queue.getPhotos().map(({ id }, place) => {
      const tile = grid.querySelector<HTMLElement>(`[data-photo="${id}"]`) ?? document.createElement("li");
      tile.dataset.photo = String(id);
      const box = { offsetLeft: place * SIDE, offsetTop: 0, offsetWidth: SIDE, offsetHeight: SIDE };
      for (const [name, value] of Object.entries(box)) {
        Object.defineProperty(tile, name, { value, configurable: true });
      }
      return tile;
    }),
  );
  drag.arrange();
}

beforeEach(() => {
  vi.useFakeTimers();
  grid = document.createElement("ul");
  const photos = ["/1", "/2", "/3"];
  const upload = async () => ({ src: "" });
  queue = new PhotoQueue({ photos, max: 10, atOnce: 1, prepare: async (one) => one, upload });
  held = [];
  drag = new PhotoDrag(grid, queue, (id) => held.push(id));
  queue.subscribe(layOut);
  layOut();
});
afterEach(() => {
  drag.end();
  vi.useRealTimers();
});

const pointer = (type: string, clientX: number, pointerType: string) =>
  new PointerEvent(type, { clientX, clientY: 50, pointerType, isPrimary: true, button: 0 });
const press = (id: number, x: number, kind: string) => drag.press(pointer("pointerdown", x, kind), id);
const move = (x: number, kind: string) => window.dispatchEvent(pointer("pointermove", x, kind));
const release = () => window.dispatchEvent(new PointerEvent("pointerup"));
const order = () => queue.getPhotos().map(({ id }) => id);
const tile = (id: number) => grid.querySelector<HTMLElement>(`[data-photo="${id}"]`)!;

test("a mouse drags at once: the photo hangs at it and the others give way", () => {
  press(3, 250, "mouse");
  move(252, "mouse");
  expect(held).toEqual([]);
  move(240, "mouse");
  move(130, "mouse");
  expect(order()).toEqual([1, 3, 2]);
  // Held 50 pixels from its corner, it hangs at 80, 20 to the left of its new place.
  expect(tile(3).style.transform).toBe("translate(-20px, 0px)");
  move(10, "mouse");
  expect(order()).toEqual([3, 1, 2]);
  release();
  expect(tile(3).style.transform).toBe("");
  expect(held).toEqual([3, undefined]);
});

test("a finger drags after a long press", () => {
  press(1, 50, "touch");
  vi.advanceTimersByTime(279);
  expect(drag.isHolding).toBe(false);
  vi.advanceTimersByTime(1);
  expect(drag.isHolding).toBe(true);
  move(150, "touch");
  expect(order()).toEqual([2, 1, 3]);
});

test("a finger that moves before is scrolling", () => {
  press(1, 50, "touch");
  move(70, "touch");
  vi.advanceTimersByTime(1000);
  move(150, "touch");
  expect(drag.isHolding).toBe(false);
  expect(order()).toEqual([1, 2, 3]);
});

test("the click that ends a drag is known as such, later ones aren't, and a tap is none", () => {
  press(1, 50, "mouse");
  release();
  expect(drag.hasJustDragged).toBe(false);
  press(1, 50, "mouse");
  move(150, "mouse");
  release();
  expect(drag.hasJustDragged).toBe(true);
  vi.advanceTimersByTime(60);
  expect(drag.hasJustDragged).toBe(false);
});

test("beside the photos nothing moves", () => {
  press(1, 50, "mouse");
  move(60, "mouse");
  move(900, "mouse");
  expect(order()).toEqual([1, 2, 3]);
});
