import { openLink } from "#webapps/shared/telegram/links.ts";
import { clientVersion, getTelegram, telegramClient } from "#webapps/shared/telegram/telegram.ts";

/**
 * The outcome of giving a file to save: `cancelled` when the person said no to the messenger's question, `unanswered`
 * when the messenger said nothing. Android says nothing when it is asked more than ten seconds after a tap.
 */
type DownloadOutcome = "started" | "cancelled" | "unanswered";

/** A file that took longer than this from the tap on is given at another one; in milliseconds. */
export const DOWNLOAD_TAP_MS = 8000;
/** How long the person may think about the messenger's question, in milliseconds. */
const QUESTION_TIMEOUT_MS = 60_000;

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
    const { isTimeoutError, request, supports } = await telegramClient();
    if (supports(METHOD, clientVersion())) {
      const answer = await request(METHOD, "file_download_requested", {
        params: { url, file_name: name },
        timeout: QUESTION_TIMEOUT_MS,
      }).catch((error: unknown) => {
        if (isTimeoutError(error)) return undefined;
        throw error;
      });
      if (!answer) return "unanswered";
      return answer.status === "cancelled" ? "cancelled" : "started";
    }
  } catch {
    // No client to ask: the link is all there is.
  }
  openLink(url);
  return "started";
}
