/** One screen of the classifieds, how to tell that what it is for is there, and what to tap. */
export interface Screen {
  name: string;
  path: string;
  /** Matches when the main content, not its skeleton, is on the page. */
  content: string;
  /** The control that is tapped, and the element that is on the page once the tap has had its effect. */
  control: string;
  effect: string;
}

const guestCard = "main a[href*='t.me'], main button";
const home = { control: "nav a[href='/webApp']", effect: "main [role=combobox]" };
const typing = { control: "main [role=combobox]", effect: "[role=combobox]:focus" };

/** Every screen that people open an app at, by its address; `link` is that of a listing. */
export function screensOf(link: string, who: "guest" | "member"): Screen[] {
  const own = (content: string) => (who === "guest" ? guestCard : content);
  return [
    { name: "home", path: "/webApp", content: "main article", ...typing },
    { name: "search", path: "/webApp/search?search=samsung", content: "main article", ...typing },
    { name: "listing", path: `/webApp/product/${link}`, content: "main article h1", ...home },
    { name: "favourites", path: "/webApp/favourites", content: own("main article, main h2"), ...home },
    { name: "items", path: "/webApp/items", content: own("main article, main h2"), ...home },
    { name: "messages", path: "/webApp/messages", content: own("main li a, main h2"), ...home },
    { name: "profile", path: "/webApp/profile", content: "main a, main button", ...home },
    {
      name: "create",
      path: "/webApp/createProduct",
      content: own("main input"),
      ...(who === "guest"
        ? { control: guestCard, effect: "main" }
        : { control: "main input:not([type=file])", effect: "input:focus" }),
    },
  ];
}
