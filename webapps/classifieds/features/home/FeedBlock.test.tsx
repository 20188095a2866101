import { cleanup, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { FeedBlock } from "./FeedBlock.tsx";

afterEach(cleanup);

let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(listener: typeof tell) {
      tell = listener;
    }
    observe = () => undefined;
    unobserve = () => undefined;
  },
);

test("a block near the view stays drawn while its page is kept behind another", async () => {
  await renderPart(
    <div data-testid="page">
      <FeedBlock
        cards={[cardOf({ id: 1 })]}
        place={undefined}
        isFirst
        middleId={undefined}
        middle={createRef<HTMLElement>()}
      />
    </div>,
  );
  const page = screen.getByTestId("page");
  const block = page.firstElementChild as HTMLElement;
  tell([{ target: block, isIntersecting: true }]);
  expect(block.dataset.near).toBe("true");

  // The page goes behind another: its blocks are out of view, but not to be let go of.
  page.setAttribute("inert", "");
  tell([{ target: block, isIntersecting: false }]);
  expect(block.dataset.near).toBe("true");

  page.removeAttribute("inert");
  tell([{ target: block, isIntersecting: false }]);
  expect(block.dataset.near).toBe("false");
});
