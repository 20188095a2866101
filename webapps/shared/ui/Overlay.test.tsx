import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { Overlay } from "./Overlay.tsx";

afterEach(cleanup);

test("Escape closes the topmost overlay only", async () => {
  const closeOuter = vi.fn();
  const closeInner = vi.fn();
  await renderPart(
    <Overlay kind="full" title="Outer" onClose={closeOuter}>
      <Overlay title="Inner" onClose={closeInner}>
        words
      </Overlay>
    </Overlay>,
  );
  fireEvent(screen.getByRole("dialog", { name: "Inner" }), new Event("cancel", { cancelable: true }));
  expect(closeInner).toHaveBeenCalledOnce();
  expect(closeOuter).not.toHaveBeenCalled();
});

test("a tap beside it closes it, the second half of a double tap doesn't", async () => {
  const close = vi.fn();
  await renderPart(
    <Overlay title="Sheet" onClose={close}>
      words
    </Overlay>,
  );
  const sheet = screen.getByRole("dialog", { name: "Sheet" });
  fireEvent.click(sheet, { detail: 2 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(sheet, { detail: 1 });
  expect(close).toHaveBeenCalledOnce();
});
