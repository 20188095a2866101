import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { Seller } from "./Seller.tsx";

afterEach(cleanup);

test("the place of a rating that nobody gave yet is read as such, not as a bad one", async () => {
  await renderPart(<Seller name="Азиза" photo={null} />);
  expect(screen.getByText("0.00").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Нет оценок")).toBeTruthy();
});
