const ENDPOINT = "https://www.facebook.com/tr/";

/** Pages whose address holds somebody's code, which is nobody else's business. */
const OWN = /^\/(invite|groupPurchase|r|success)(?=\/|$).*/;

/** The address of the picture that tells the advertiser's pixel of a page view; no script of theirs runs here. */
export function pixelView(id: string, pathname: string): string {
  const page = location.origin + pathname.replace(OWN, "/$1");
  return `${ENDPOINT}?${new URLSearchParams({ id, ev: "PageView", dl: page, noscript: "1" })}`;
}

/** Tells the pixel of a page view. */
export function recordView(id: string, pathname: string) {
  new Image().src = pixelView(id, pathname);
}
