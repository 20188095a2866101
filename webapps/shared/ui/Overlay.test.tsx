import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../../classifieds/components/listing/renderPart.tsx";
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
