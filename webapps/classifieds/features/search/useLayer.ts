import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { pushOverlay } from "#webapps/shared/ui/overlays.ts";

const GAP = 8;
/** Less than this is a hand that trembles. */
const SCROLL_PX = 8;

/** Where the layer stands: under the field, as wide as the page, down to the keyboard. */
function placeUnder(input: HTMLInputElement | null): CSSProperties {
  const form = input?.form?.getBoundingClientRect();
  const page = input?.closest("main")?.getBoundingClientRect();
  const view = window.visualViewport;
  const bottom = view ? view.offsetTop + view.height : window.innerHeight;
  const top = (form?.bottom ?? 0) + GAP;
  return { top, left: page?.left ?? 0, width: page?.width ?? "100%", height: Math.max(0, bottom - top) };
}

/**
 * Holds a layer to its field: in its place while the view changes, closed by whatever leads elsewhere — the focus, a
 * scroll of the page, the way back.
 */
export function useLayer(field: RefObject<HTMLInputElement | null>, isShown: boolean, onClose: () => void) {
  const [place, setPlace] = useState<CSSProperties>({});
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const update = () => setPlace(placeUnder(field.current));
    update();
    window.addEventListener("resize", update);
    window.visualViewport?.addEventListener("resize", update);
    window.visualViewport?.addEventListener("scroll", update);
    return () => {
      window.removeEventListener("resize", update);
      window.visualViewport?.removeEventListener("resize", update);
      window.visualViewport?.removeEventListener("scroll", update);
    };
  }, [field]);

  useEffect(() => {
    const region = field.current?.closest("search");
    const start = window.scrollY;
    function handleLeave(event: FocusEvent) {
      if (!region?.contains(event.relatedTarget as Node | null)) close();
    }
    function handleScroll() {
      // A new search sends the page to its top: nobody's hand does that.
      if (window.scrollY > 0 && Math.abs(window.scrollY - start) > SCROLL_PX) field.current?.blur();
    }
    // The code came when the person had already gone on.
    if (!region?.contains(document.activeElement)) close();
    region?.addEventListener("focusout", handleLeave);
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      region?.removeEventListener("focusout", handleLeave);
      window.removeEventListener("scroll", handleScroll);
    };
  }, [field]);

  useEffect(() => {
    if (isShown) return pushOverlay(() => close());
  }, [isShown]);

  return place;
}
