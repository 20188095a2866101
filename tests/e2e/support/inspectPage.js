// Runs in the browser, where axe was put before.

const root = () => document.documentElement;

/** Waits until something is so, looking again whenever the page changes. */
const until = (isSo) =>
  new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      if (!isSo()) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });

const still = new CSSStyleSheet();
still.replaceSync("*, *::before, *::after { transition: none !important }");
document.adoptedStyleSheets.push(still);

/**
 * Has whatever changes change at once, or move again. Where nothing is drawn yet, as in cards below the screen, a change
 * begins only when somebody asks, so none could be brought to its end before.
 */
globalThis.keepStill = ({ isStill }) => {
  still.disabled = !isStill;
};

/** Which colours the page is in now. */
globalThis.appearanceNow = () =>
  root().dataset.appearance ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** Tells the app of a theme, as Telegram does, and waits until its colours are on the page. */
globalThis.showTheme = async ({ theme }) => {
  const before = root().style.cssText;
  await until(() => window.Telegram?.WebView?.receiveEvent);
  window.Telegram.WebView.receiveEvent("theme_changed", { theme_params: theme });
  await until(() => root().style.cssText !== before);
};

/** Waits until the page has followed what the browser prefers. */
globalThis.awaitAppearance = async ({ appearance }) => {
  await until(() => globalThis.appearanceNow() === appearance);
};

/** Brings what moves by itself to its end: what is still fading in has less contrast than it will have. */
function settle() {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}

globalThis.findFaults = async (options) => {
  // What is being replaced is dimmed until the new is there.
  await until(() => !document.querySelector("[aria-busy=true], [data-old=true]"));
  settle();
  const { violations } = await globalThis.axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${globalThis.appearanceNow()}: ${id} at ${target}: ${failureSummary}`,
    ),
  );
};
