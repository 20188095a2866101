import { currentLanguage } from "#webapps/shared/language/startLanguage.ts";

// uPlot asks Intl for the browser's language as it is loaded, and some browsers name one that Intl throws at
// (`en-US@posix`). Its number format is never shown: the words of the axes are the page's.
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { configurable: true, get: currentLanguage });
}
