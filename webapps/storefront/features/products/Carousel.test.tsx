import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Carousel } from "./Carousel.tsx";

afterEach(cleanup);

const show = () =>
  render(
    <Carousel label="Kitchen" name="kitchen" width="160px">
      {["one", "two", "three"].map((name) => (
        <li key={name}>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </Carousel>,
  );
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("arrow keys go from card to card and stop at the ends", () => {
  show();
  screen.getByText("one").focus();
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("one");
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("three");
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("two");
});

test("who comes back finds it where it was left", () => {
  const { unmount } = show();
  fireEvent.scroll(screen.getByRole("list"), { target: { scrollLeft: 170 } });
  unmount();
  show();
  expect(screen.getByRole("list").scrollLeft).toBe(170);
});
