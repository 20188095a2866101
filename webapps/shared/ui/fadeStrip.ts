/** Less than a letter: sizes are rounded, and a strip at its end may seem a pixel short of it. */
const SLACK = 4;

/**
 * A ref of a strip that scrolls sideways: keeps in `data-more` on which sides of it there is more than is seen (`start`,
 * `end`), where theme.css lets it fade, so that nobody takes what is cut for the end.
 */
export function fadeStrip(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const tell = () => {
    const hidden = strip.scrollWidth - strip.clientWidth;
    const sides = [strip.scrollLeft > SLACK && "start", strip.scrollLeft < hidden - SLACK && "end"];
    strip.dataset.more = sides.filter(Boolean).join(" ");
  };
  tell();
  // Wider, and with other words in it: a language, counts that come later.
  const sizes = new ResizeObserver(tell);
  sizes.observe(strip);
  const words = new MutationObserver(tell);
  words.observe(strip, { childList: true, characterData: true, subtree: true });
  strip.addEventListener("scroll", tell, { passive: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
    strip.removeEventListener("scroll", tell);
  };
}
