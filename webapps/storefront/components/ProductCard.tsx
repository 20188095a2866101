import { Link } from "react-router-dom";
import type { ProductCard as Card } from "#contract/products.ts";
import { paths } from "../logic/paths.ts";

/** A product as lists show it. */
export function ProductCard({ product }: { product: Card }) {
  return <Link to={paths.product(product.link)}>{product.title}</Link>;
}
