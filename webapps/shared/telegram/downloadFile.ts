import { getTelegram, openLink, telegramClient } from "./telegram.ts";

/** What came of giving a file to save: `cancelled` when the person said no to the messenger's question. */
export type DownloadOutcome = "started" | "cancelled";

const METHOD = "web_app_request_file_download";

/** Saves by a link as any page does, under the name that is given unless the server names the file itself. */
function clickLink(url: string, name: string) {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Saves the file behind an absolute address that needs no token. A messenger asks the person first; one too old for
 * that, whose pages can't save files, opens the address in the browser.
 */
export async function downloadFile(url: string, name: string): Promise<DownloadOutcome> {
  if (!getTelegram().isTelegram) {
    clickLink(url, name);
    return "started";
  }
  try {
    const { request, supports, retrieveLaunchParams } = await telegramClient();
    if (supports(METHOD, retrieveLaunchParams().tgWebAppVersion)) {
      const { status } = await request(METHOD, "file_download_requested", {
        params: { url, file_name: name },
      });
      return status === "cancelled" ? "cancelled" : "started";
    }
  } catch {
    // No client to ask: the link is all there is.
  }
  openLink(url);
  return "started";
}
