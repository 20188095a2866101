/** By then what the person came for is there, and its network free. */
const AFTER_MS = 4000;

/** Has the worker keep the shop's code and its page; where the browser or the frame lets none in, all works without. */
export function startWorker() {
  if (!import.meta.env.PROD || !isSecureContext) return;
  // In a frame that is closed to it, even to look for it throws.
  const start = async () => navigator.serviceWorker?.register("/sw.js");
  setTimeout(() => start().catch(() => undefined), AFTER_MS);
}
