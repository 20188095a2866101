import { haptic } from "#webapps/shared/telegram/telegram.ts";
import type { PhotoQueue } from "./photoUpload.ts";

/** A finger that rests this long means to drag; a mouse says so by moving. */
const LONG_PRESS_MS = 280;
const MOVED_PX = 6;
/** The click that ends a drag comes within this time. */
const CLICK_MS = 60;
const SETTLE: KeyframeAnimationOptions = { duration: 180, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };

interface Point {
  x: number;
  y: number;
}

interface Held {
  id: number;
  /** Where the pointer holds the tile, from its corner. */
  grip: Point;
  /** Where the pointer is, in the grid. */
  at: Point;
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const idOf = (tile: HTMLElement) => Number(tile.dataset.photo);

function slide(tile: HTMLElement, from: string) {
  if (!isCalm()) tile.animate?.([{ transform: from }, { transform: "none" }], SETTLE);
}

/** Dragging of the tiles of one grid: at once with a mouse, after a long press with a finger. */
export class PhotoDrag {
  readonly #grid: HTMLElement;
  readonly #queue: PhotoQueue;
  readonly #onHold: (id: number | undefined) => void;
  readonly #places = new Map<number, Point>();
  #held: Held | undefined;
  #release: (() => void) | undefined;
  #hasJustDragged = false;

  /** `onHold` hears which photo hangs at the pointer. */
  constructor(grid: HTMLElement, queue: PhotoQueue, onHold: (id: number | undefined) => void) {
    this.#grid = grid;
    this.#queue = queue;
    this.#onHold = onHold;
  }

  get isHolding(): boolean {
    return this.#held !== undefined;
  }

  /** Whether the click that comes now only ends a drag. */
  get hasJustDragged(): boolean {
    return this.#hasJustDragged;
  }

  /** Waits for what a press on a photo becomes: a drag, a scroll or a tap. */
  press(event: PointerEvent, id: number) {
    if (!event.isPrimary || event.button !== 0) return;
    this.end();
    const start = this.#pointOf(event);
    const isMouse = event.pointerType === "mouse";
    const timer = isMouse ? undefined : setTimeout(() => this.#begin(id, start), LONG_PRESS_MS);
    const stopper = new AbortController();
    this.#release = () => {
      clearTimeout(timer);
      stopper.abort();
    };

    const handleMove = (moved: PointerEvent) => {
      const at = this.#pointOf(moved);
      const isFar = Math.hypot(at.x - start.x, at.y - start.y) > MOVED_PX;
      if (this.#held) this.#follow(this.#held, at);
      else if (isFar && isMouse) this.#begin(id, start);
      // A finger that moves before the press was long is scrolling.
      else if (isFar) this.end();
    };
    const options = { signal: stopper.signal };
    window.addEventListener("pointermove", handleMove, options);
    window.addEventListener("pointerup", () => this.end(), options);
    window.addEventListener("pointercancel", () => this.end(), options);
  }

  /** Lets go of whatever is held. */
  end() {
    this.#release?.();
    this.#release = undefined;
    const tile = this.#held && this.#tileOf(this.#held.id);
    if (!this.#held) return;
    if (tile) {
      slide(tile, tile.style.transform);
      tile.style.transform = "";
    }
    this.#held = undefined;
    this.#onHold(undefined);
    setTimeout(() => {
      this.#hasJustDragged = false;
    }, CLICK_MS);
  }

  /** After tiles changed places: the held one stays at the pointer, the others slide to where they belong. */
  arrange() {
    for (const tile of this.#tiles()) {
      const before = this.#places.get(idOf(tile));
      const now = { x: tile.offsetLeft, y: tile.offsetTop };
      this.#places.set(idOf(tile), now);
      if (idOf(tile) === this.#held?.id) this.#hang(this.#held);
      else if (before && (before.x !== now.x || before.y !== now.y)) {
        slide(tile, `translate(${before.x - now.x}px, ${before.y - now.y}px)`);
      }
    }
  }

  #tiles(): HTMLElement[] {
    return [...this.#grid.querySelectorAll<HTMLElement>("[data-photo]")];
  }

  #tileOf(id: number): HTMLElement | undefined {
    return this.#tiles().find((tile) => idOf(tile) === id);
  }

  #pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.#grid.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** The place of the tile under a point, by where tiles belong, not by where one of them hangs. */
  #placeAt({ x, y }: Point): number {
    return this.#tiles().findIndex(
      ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
        x >= offsetLeft && x < offsetLeft + offsetWidth && y >= offsetTop && y < offsetTop + offsetHeight,
    );
  }

  #hang({ id, grip, at }: Held) {
    const tile = this.#tileOf(id);
    if (!tile) return;
    const [x, y] = [at.x - grip.x - tile.offsetLeft, at.y - grip.y - tile.offsetTop];
    tile.style.transform = `translate(${x}px, ${y}px)`;
  }

  #begin(id: number, at: Point) {
    const tile = this.#tileOf(id);
    if (!tile) return;
    haptic("press");
    this.#hasJustDragged = true;
    this.#held = { id, at, grip: { x: at.x - tile.offsetLeft, y: at.y - tile.offsetTop } };
    this.#onHold(id);
  }

  #follow(held: Held, at: Point) {
    held.at = at;
    this.#hang(held);
    const place = this.#placeAt(at);
    const own = this.#queue.getPhotos().findIndex(({ id }) => id === held.id);
    if (place < 0 || place === own) return;
    haptic("change");
    this.#queue.move(held.id, place);
  }
}
