import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Listing } from "#contract/listings.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { PhotoCarousel } from "./PhotoCarousel.tsx";

afterEach(cleanup);

test("closing the viewer leaves the focus on the photo seen last", async () => {
  const photos = ["/a.webp", "/b.webp", "/c.webp", "/d.webp"];
  await renderPart(<PhotoCarousel listing={cardOf({ photos }) as Listing} name="Диван" />);
  fireEvent.click(screen.getByRole("button", { name: "Открыть фото 2 из 4" }));
  const stage = document.activeElement as HTMLElement;
  for (const _ of [3, 4]) fireEvent.keyDown(stage, { key: "ArrowRight" });
  fireEvent.click(screen.getByRole("button", { name: "Закрыть" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Открыть фото 4 из 4" }));
});

test("arrow keys go from photo to photo, up to the ends", async () => {
  const photos = ["/a.webp", "/b.webp", "/c.webp"];
  await renderPart(<PhotoCarousel listing={cardOf({ photos }) as Listing} name="Диван" />);
  const strip = screen.getByRole("group", { name: "Фотографии" });
  strip.scrollTo = () => undefined;
  const slide = (number: number) => screen.getByRole("button", { name: `Открыть фото ${number} из 3` });
  slide(1).focus();
  fireEvent.keyDown(slide(1), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(slide(1));
  for (const number of [1, 2, 3]) fireEvent.keyDown(slide(number), { key: "ArrowRight" });
  expect(document.activeElement).toBe(slide(3));
});
