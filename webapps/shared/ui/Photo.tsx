import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { drawBlur } from "./drawBlur.ts";
import styles from "./Photo.module.css";

interface PhotoProps {
  src: string | undefined;
  /** Base64 of 25 bytes or so that draw a blur at once. */
  thumbhash?: string | null | undefined;
  /** "" where the words beside it say the same. */
  alt: string;
  /** Width to height, fixed so that nothing jumps. */
  ratio?: string;
  fit?: "cover" | "contain";
  /** Stands there without a photo, or when one without a thumbhash fails. */
  fallback: ReactNode;
  /** Whether the photo is on the first screen and is loaded at once. */
  isEager?: boolean;
}

/** Whatever kept a photo from coming may be over by then. */
const AGAIN_MS = 4000;

/** Asks again for a photo that failed: once by itself, and whenever the network is back or it comes into view again. */
function useAnotherTry(frame: RefObject<Element | null>, isFailed: boolean) {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isFailed || !frame.current) return undefined;
    const ask = () => setTries((count) => count + 1);
    const timer = setTimeout(ask, AGAIN_MS);
    let wasSeen = true;
    const view = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) {
        if (isIntersecting && !wasSeen) ask();
        wasSeen = isIntersecting;
      }
    });
    view.observe(frame.current);
    window.addEventListener("online", ask);
    return () => {
      clearTimeout(timer);
      view.disconnect();
      window.removeEventListener("online", ask);
    };
  }, [frame, isFailed]);
  return tries;
}

/** A photo that shows its blur while it loads and fades in over it; a drawing where there is none. */
export function Photo({ src, thumbhash, alt, ratio = "1", fit = "cover", fallback, isEager }: PhotoProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const frame = useRef<HTMLSpanElement>(null);
  const isFailed = state === "failed";
  const tries = useAnotherTry(frame, isFailed);
  const isMissing = !src;
  useEffect(() => {
    if (frame.current && thumbhash && !isMissing) return drawBlur(frame.current, thumbhash);
    return undefined;
  }, [thumbhash, isMissing]);
  return (
    <span ref={frame} className={styles.photo} style={{ aspectRatio: ratio }}>
      {(isMissing || (isFailed && !thumbhash)) && (
        <span className={styles.fallback}>
          {isMissing && alt && <span className="hidden-words">{alt}</span>}
          {fallback}
        </span>
      )}
      {!isMissing && (
        <img
          // Another element is another request.
          key={tries}
          // A photo the browser already has doesn't fade: it is simply there.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setState("loaded");
          }}
          src={src}
          alt={alt}
          loading={isEager ? "eager" : "lazy"}
          fetchPriority={isEager ? "high" : "auto"}
          decoding="async"
          draggable={false}
          data-fit={fit}
          data-state={state}
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      )}
    </span>
  );
}
