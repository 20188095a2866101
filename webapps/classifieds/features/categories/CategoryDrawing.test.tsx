import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { categories } from "#db/seeds/reference/categories/categories.ts";
import { CategoryDrawing } from "./CategoryDrawing.tsx";
import { categoryDrawings } from "./drawings.tsx";

const markup = (link: string, root?: string) =>
  renderToStaticMarkup(<CategoryDrawing link={link} root={root} />);

test("Each root category has a drawing, and each drawing a root", () => {
  expect(Object.keys(categoryDrawings).sort()).toEqual(
    [...categories.map(({ link }) => link), "fallback"].sort(),
  );
});

test("No two categories are drawn alike", () => {
  const drawn = Object.keys(categoryDrawings).map((link) => markup(link));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("A category without a drawing takes its root's, then the box", () => {
  expect(markup("cars", "transport")).toBe(markup("transport"));
  expect(markup("unknown", "unknown-too")).toBe(markup("fallback"));
  expect(markup("unknown")).toBe(markup("fallback"));
});

test("The drawing has the size asked for and is hidden from screen readers", () => {
  const html = renderToStaticMarkup(<CategoryDrawing link="phones" size={28} />);
  expect(html).toContain('width="28" height="28"');
  expect(html).toContain('aria-hidden="true"');
});
