/** The id that ends a product's link (`brass-diya-s36`), so that what goes by ids needn't wait for the product. */
export function idOfLink(link: string): number | undefined {
  const digits = /-s(\d+)$/.exec(link)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
