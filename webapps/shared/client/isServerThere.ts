const PATIENCE_MS = 5000;

/** Whether the server answers just now, whatever it says of the page that is open. */
export async function isServerThere(): Promise<boolean> {
  try {
    // Older web views have no such signal, and then wait as long as they always do.
    const signal = AbortSignal.timeout?.(PATIENCE_MS);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).status < 500;
  } catch {
    return false;
  }
}
