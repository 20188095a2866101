import { isTimely } from "../../../miniapp/clients.ts";
import { act } from "../../stores/acting.ts";
import { attempt, getWorld } from "../../stores/useWorld.ts";
import { type AppDialog, clientOf, getApp, type PopupButton, setApp } from "../useMiniApp.ts";
import { send } from "./channel.ts";
import { allowLocation, answerLocation } from "./locationMethods.ts";
import { note } from "./log.ts";
import { type Methods, text } from "./method.ts";

const POPUPS_AT_ONCE = 3;
const POPUP_WINDOW_MS = 3000;
const DEFAULT_TEXT: Partial<Record<PopupButton["type"], string>> = {
  ok: "OK",
  close: "Close",
  cancel: "Cancel",
};

let popupTimes: number[] = [];

/** Telegram closes popups at once when an app opens too many in a row. */
function isFlooding(): boolean {
  const now = Date.now();
  popupTimes = [...popupTimes.filter((at) => now - at < POPUP_WINDOW_MS), now];
  return popupTimes.length > POPUPS_AT_ONCE;
}

const BUTTON_TYPES: readonly PopupButton["type"][] = ["default", "destructive", "ok", "close", "cancel"];

function readButtons(buttons: unknown): PopupButton[] | null {
  if (!Array.isArray(buttons) || buttons.length < 1 || buttons.length > 3) return null;
  return buttons.map((item: Record<string, unknown>) => {
    const type = BUTTON_TYPES.find((known) => known === item.type) ?? "default";
    return { id: text(item.id), type, text: DEFAULT_TEXT[type] ?? text(item.text) };
  });
}

function openPopup(data: Record<string, unknown>) {
  const buttons = readButtons(data.buttons);
  const title = text(data.title);
  const message = text(data.message);
  if (!buttons || !message || message.length > 256 || title.length > 64) {
    note(
      "web_app_open_popup",
      data,
      "Refused: 1–3 buttons, a message of 1–256 and a title of up to 64 letters",
    );
    return send("popup_closed", {});
  }
  if (getApp().dialog || isFlooding()) return send("popup_closed", {});
  setApp({ dialog: { kind: "popup", title, message, buttons } });
}

/** Ends the open dialog; `button` is what was pressed, nothing when it was dismissed. */
export function closeDialog(dialog: AppDialog, button: string | null): void {
  setApp({ dialog: null });
  if (dialog.kind === "popup") send("popup_closed", button === null ? {} : { button_id: button });
  if (dialog.kind === "phone") void answerPhone(button === "share");
  if (dialog.kind === "write access") void answerWriteAccess(button === "allow");
  if (dialog.kind === "location") answerLocation(button);
  if (dialog.kind === "location settings" && button) attempt(allowLocation(button === "allow"));
  if (dialog.kind === "download") {
    send("file_download_requested", { status: button === "download" ? "downloading" : "cancelled" });
    if (button === "download") window.open(dialog.url, "_blank", "noopener");
  }
}

async function answerPhone(isShared: boolean): Promise<void> {
  try {
    if (isShared) await act("contact");
    send("phone_requested", { status: isShared ? "sent" : "cancelled" });
  } catch (error) {
    note("web_app_request_phone", null, String(error));
    send("phone_requested", { status: "cancelled" });
  }
}

async function answerWriteAccess(isAllowed: boolean): Promise<void> {
  try {
    if (isAllowed) await act("write-access");
    send("write_access_requested", { status: isAllowed ? "allowed" : "cancelled" });
  } catch (error) {
    note("web_app_request_write_access", null, String(error));
    send("write_access_requested", { status: "cancelled" });
  }
}

function requestWriteAccess() {
  const { people, personId } = getWorld();
  const person = people.find(({ id }) => id === personId);
  if (person && (person.started || person.canWrite) && !person.blocked) {
    return send("write_access_requested", { status: "allowed" });
  }
  if (getApp().dialog) return send("write_access_requested", { status: "cancelled" });
  setApp({ dialog: { kind: "write access" } });
}

/** Questions the host puts to the person. */
export const dialogMethods: Methods = {
  web_app_open_popup: { since: "6.2", run: openPopup },
  web_app_request_phone: {
    since: "6.9",
    run: () => {
      if (getApp().dialog) return send("phone_requested", { status: "cancelled" });
      setApp({ dialog: { kind: "phone" } });
    },
  },
  web_app_request_write_access: { since: "6.9", run: requestWriteAccess },
  web_app_request_file_download: {
    since: "8.0",
    run: ({ url, file_name }) => {
      if (getApp().dialog) return send("file_download_requested", { status: "cancelled" });
      const times = { lastTap: getApp().tappedAt, now: Date.now() };
      if (!isTimely(clientOf().tapMs.download, times)) {
        return note("web_app_request_file_download", { url }, "Ignored: too long after the tap");
      }
      setApp({ dialog: { kind: "download", url: text(url), fileName: text(file_name) } });
    },
  },
};
