import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thumbhashUrl } from "./drawBlur.ts";
import { Photo } from "./Photo.tsx";

const THUMBHASH = "3OcRJYB4d3h/iIeHeEh3eIhw+j2w";
const fallback = <i data-testid="drawing" />;

let views: ((isSeen: boolean) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  views = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        views.push((isIntersecting) => tell([{ isIntersecting }]));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the photo was asked for again since the last time. */
let asked: HTMLElement | undefined;
function isAskedAnew() {
  const before = asked;
  asked = screen.getByRole("img");
  return asked !== before;
}

function failOnce(thumbhash?: string) {
  render(<Photo src="/images/a.webp" alt="Диван" thumbhash={thumbhash} fallback={fallback} />);
  asked = screen.getByRole("img");
  fireEvent.error(asked);
}

test("a missing photo and one that fails are drawings, never a broken image", () => {
  const { rerender } = render(<Photo src={undefined} alt="Диван" fallback={fallback} />);
  expect(screen.getByTestId("drawing")).toBeTruthy();
  expect(screen.getByText("Диван")).toBeTruthy();

  rerender(<Photo src="/images/a.webp" alt="Диван" fallback={fallback} />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByTestId("drawing")).toBeTruthy();
});

test("a thumbhash is a picture, and a broken one is none", () => {
  expect(thumbhashUrl(THUMBHASH)).toMatch(/^data:image\/png;base64,/);
  expect(thumbhashUrl("%%%")).toBeUndefined();
});

test("a photo that failed keeps its blur, and has no drawing over it", () => {
  failOnce(THUMBHASH);
  expect(screen.queryByTestId("drawing")).toBeNull();
});

test("a photo that failed is asked for once more after a few seconds", () => {
  failOnce();
  expect(isAskedAnew()).toBe(false);
  act(() => vi.advanceTimersByTime(10_000));
  expect(isAskedAnew()).toBe(true);
  fireEvent.error(screen.getByRole("img"));
  act(() => vi.advanceTimersByTime(60_000));
  expect(isAskedAnew()).toBe(false);
});

test("a photo that failed is asked for when the network is back and whenever it comes into view again", () => {
  failOnce();
  act(() => vi.advanceTimersByTime(10_000));
  isAskedAnew();
  fireEvent(window, new Event("online"));
  expect(isAskedAnew()).toBe(true);

  const tell = (isSeen: boolean) => act(() => views.at(-1)?.(isSeen));
  // It was in view when it failed.
  tell(true);
  expect(isAskedAnew()).toBe(false);
  tell(false);
  tell(true);
  expect(isAskedAnew()).toBe(true);
});

test("a photo that came at last is shown, and nothing asks for it any more", () => {
  failOnce();
  fireEvent(window, new Event("online"));
  fireEvent.load(screen.getByRole("img"));
  expect(screen.queryByTestId("drawing")).toBeNull();
  expect(screen.getByRole("img").dataset.state).toBe("loaded");
  isAskedAnew();
  fireEvent(window, new Event("online"));
  act(() => vi.advanceTimersByTime(60_000));
  expect(isAskedAnew()).toBe(false);
});
