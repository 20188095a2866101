import { judgeLink } from "../../../miniapp/clients.ts";
import type { PreparedMessage } from "../../../shapes/inline.ts";
import { api } from "../../api.ts";
import { withPayer } from "../../pay/withPayer.ts";
import { type InvoiceStatus, showInvoice } from "../../payments/showInvoice.ts";
import { act, askBot } from "../../stores/acting.ts";
import { attempt, getWorld, setWorld, toast } from "../../stores/useWorld.ts";
import { closeApp } from "../openApp.ts";
import { openLink } from "../openLink.ts";
import { clientOf, getApp } from "../useMiniApp.ts";
import { send } from "./channel.ts";
import { note } from "./log.ts";
import { type Methods, text } from "./method.ts";

const REFUSED = { dropped: "Dropped: neither http nor https", late: "Dropped: too long after the tap" };

function openWebLink(url: string) {
  const verdict = judgeLink(clientOf(), url, { lastTap: getApp().tappedAt, now: Date.now() });
  if (verdict === "closes") {
    note("web_app_open_link", { url }, "Neither http nor https: this client closes the app");
    return closeApp();
  }
  if (verdict !== "open") return note("web_app_open_link", { url }, REFUSED[verdict]);
  if (/^(tg:|https?:\/\/(www\.)?(t|telegram)\.me\/)/i.test(url)) return openLink(url);
  const opened = window.open(withPayer(url), "_blank");
  if (!opened) note("web_app_open_link", { url }, "The browser kept it closed: too long after the tap");
}

async function sendPrepared(id: string): Promise<void> {
  const { personId } = getWorld();
  try {
    const prepared = await api<PreparedMessage>("GET", `/people/${personId}/prepared/${id}`);
    const done = (wasSent: boolean) =>
      wasSent ? send("prepared_message_sent") : send("prepared_message_failed", { error: "USER_DECLINED" });
    setWorld({ sharing: { text: prepared.text, preparedId: id, done } });
  } catch (error) {
    const isLate = error instanceof Error && error.message === "MESSAGE_EXPIRED";
    send("prepared_message_failed", { error: isLate ? "MESSAGE_EXPIRED" : "UNKNOWN_ERROR" });
  }
}

function openTelegramLink(path: string) {
  openLink(`https://t.me${path}`);
  // The page of a single app is all there is of it: what was opened would go with it.
  if (clientOf().telegramLinkCloses && location.pathname !== "/app") closeApp();
}

/** An invoice that is opened is closed once, where the client says so at all; one that can't be shown has failed. */
async function openInvoice(slug: string): Promise<void> {
  if (getWorld().paying?.invoice.slug === slug) {
    return note("web_app_open_invoice", { slug }, "It is open already");
  }
  const { silentInvoice } = clientOf();
  const close = (status: InvoiceStatus) => {
    if (status === "pending" && silentInvoice.unknown) {
      return note("web_app_open_invoice", { slug }, "Left before its end: this client tells nothing");
    }
    send("invoice_closed", { slug, status });
  };
  try {
    await showInvoice({ slug }, close);
  } catch (error) {
    note("web_app_open_invoice", { slug }, error instanceof Error ? error.message : String(error));
    if (!silentInvoice.unshown) close("failed");
  }
}

function sendData(data: string) {
  const { launch } = getApp();
  if (launch?.mode !== "keyboard") {
    return note("web_app_data_send", { data }, "Ignored: only an app opened by a keyboard button may");
  }
  attempt(act("app-data", { data, buttonText: launch.buttonText }).then(closeApp));
}

/** Closes the app and puts words to the bot into the field of its own chat, or of one that is chosen. */
function switchInline(query: string, isToChoose: boolean) {
  const words = askBot(query);
  closeApp();
  if (isToChoose) setWorld({ switching: words });
  else setWorld({ draft: words });
}

/** Ways out of the app: links, sharing, data for the bot, invoices. */
export const linkMethods: Methods = {
  web_app_open_link: { run: ({ url }) => openWebLink(text(url)) },
  web_app_open_tg_link: {
    since: "6.1",
    run: ({ path_full }) => openTelegramLink(text(path_full)),
  },
  web_app_send_prepared_message: { since: "8.0", run: ({ id }) => attempt(sendPrepared(text(id))) },
  web_app_data_send: { run: ({ data }) => sendData(text(data)) },
  web_app_switch_inline_query: {
    since: "6.7",
    run: ({ query, chat_types: kinds }) =>
      switchInline(text(query), Array.isArray(kinds) && kinds.length > 0),
  },
  web_app_share_to_story: {
    since: "7.8",
    run: (data) => {
      note("web_app_share_to_story", data);
      toast("A story would open with this picture");
    },
  },
  web_app_open_invoice: {
    since: "6.1",
    run: ({ slug }) => void openInvoice(text(slug)),
  },
};
