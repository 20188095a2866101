import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { thumbhashUrl } from "./drawBlur.ts";
import { Photo } from "./Photo.tsx";

const THUMBHASH = "3OcRJYB4d3h/iIeHeEh3eIhw+j2w";
const fallback = <i data-testid="drawing" />;

afterEach(cleanup);

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
