/** The address without what the messenger added to it, so that a reload or a shared address doesn't repeat it. */
export function cleanAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (name.startsWith("tgWebApp")) query.delete(name);
  }
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
