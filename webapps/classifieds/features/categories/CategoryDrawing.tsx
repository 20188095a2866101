import { categoryDrawings } from "./drawings.tsx";

interface CategoryDrawingProps {
  /** The category's link. */
  link: string;
  /** The link of its root, whose drawing stands in for a category without its own. */
  root?: string | undefined;
  /** The side in pixels. */
  size?: number;
}

/** A category's duotone drawing: its own, its root's or a plain box. Colours: `color` and `--category-tone`. */
export function CategoryDrawing({ link, root = "", size = 44 }: CategoryDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {categoryDrawings[link] ?? categoryDrawings[root] ?? categoryDrawings.fallback}
    </svg>
  );
}
