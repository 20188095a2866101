/** Addresses of stylesheets that couldn't come. Vite keeps such a failure and would never ask for one of them again. */
const missing = new Set<string>();

window.addEventListener("vite:preloadError", (event) => {
  const address = /CSS for (\S+)/.exec(String(event.payload))?.[1];
  if (!address) return;
  missing.add(address);
  // Its code may come meanwhile.
  event.preventDefault();
});

/** Asks again for the stylesheets of lazy code that failed, and rejects while one of them can't come. */
export async function bringStyles(): Promise<void> {
  for (const href of missing) {
    await new Promise((onload, onerror) => {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "stylesheet", href, onload, onerror }));
    });
    missing.delete(href);
  }
}
