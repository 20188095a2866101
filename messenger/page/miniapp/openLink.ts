import { parseLink } from "../../miniapp/parseLink.ts";
import { withPayer } from "../pay/withPayer.ts";
import { showInvoice } from "../payments/showInvoice.ts";
import { goTo } from "../stores/navigation.ts";
import { attempt, getWorld, setWorld, toast } from "../stores/useWorld.ts";
import { note } from "./bridge/log.ts";
import { openApp } from "./openApp.ts";
import { minimiseOnPhone } from "./useMiniApp.ts";

/** On the page of a single app there is no chat beside it: a tab of its own shows it. */
function showChat(personId: number, chatWith: string, startPayload: string | null = null): void {
  if (location.pathname === "/app") {
    const start = startPayload === null ? "" : `&start=${startPayload}`;
    window.open(`/?person=${personId}&chat=${chatWith}${start}`, "_blank");
    return;
  }
  minimiseOnPhone();
  goTo(personId, chatWith, startPayload);
}

function showUser(personId: number, username: string): void {
  const found = getWorld().people.find((person) => person.username.toLowerCase() === username.toLowerCase());
  if (!found) {
    const text = `Nobody in this messenger is called @${username}. Real Telegram would open the chat with them.`;
    setWorld({ alert: { title: `@${username}`, text } });
  } else if (found.id === personId) toast("That is you");
  else showChat(personId, String(found.id));
}

/** Asks whom to send a text to. */
const shareText = (text: string) => setWorld({ sharing: { text, preparedId: "", done: () => {} } });

/** Follows a link as a Telegram client does: t.me and tg: links stay inside, everything else is a new tab. */
export function openLink(address: string) {
  const { setup, personId } = getWorld();
  if (!setup || personId === null) return;
  const target = parseLink(address, setup.bot.username);
  switch (target.kind) {
    case "start":
      return showChat(personId, "bot", target.payload);
    case "bot":
      return showChat(personId, "bot");
    case "app":
      return openApp({ app: target.app, startapp: target.startapp, mode: "direct" });
    case "unknown app":
      return toast(`The bot has no mini-app called “${target.name}”`);
    case "share":
      return shareText(target.text);
    case "user":
      return showUser(personId, target.username);
    case "phone":
      return toast(`${target.number} would be looked up on Telegram`);
    case "invoice":
      return attempt(showInvoice({ slug: target.slug }));
    case "web":
      window.open(withPayer(target.url), "_blank", "noopener");
      return;
    case "nothing":
      note("link", { address }, target.reason);
      return toast(target.reason);
  }
}
