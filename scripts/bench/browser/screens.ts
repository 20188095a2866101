/** One screen of the classifieds and how to tell that what it is for is there. */
export interface Screen {
  name: string;
  path: string;
  /** Matches when the main content, not its skeleton, is on the page. */
  content: string;
  /** The same for a guest, where it differs. */
  guestContent?: string;
}

const guestCard = "main a[href*='t.me'], main button";

/** Every screen that people open an app at, by its address; `link` is that of a listing. */
export function screensOf(link: string): Screen[] {
  return [
    { name: "home", path: "/webApp", content: "main article" },
    { name: "search", path: "/webApp/search?search=samsung", content: "main article" },
    { name: "listing", path: `/webApp/product/${link}`, content: "main article h1" },
    {
      name: "favourites",
      path: "/webApp/favourites",
      content: "main article, main h2",
      guestContent: guestCard,
    },
    { name: "items", path: "/webApp/items", content: "main article, main h2", guestContent: guestCard },
    { name: "messages", path: "/webApp/messages", content: "main li a, main h2", guestContent: guestCard },
    { name: "profile", path: "/webApp/profile", content: "main a, main button" },
    { name: "create", path: "/webApp/createProduct", content: "main input", guestContent: guestCard },
  ];
}
