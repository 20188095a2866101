import { type ReactNode, useEffect, useRef, useState } from "react";
import { drawBlur } from "./drawBlur.ts";
import styles from "./Photo.module.css";

export interface PhotoProps {
  src: string | undefined;
  /** Base64 of 25 bytes or so that draw a blur at once. */
  thumbhash?: string | null | undefined;
  /** "" where the words beside it say the same. */
  alt: string;
  /** Width to height, fixed so that nothing jumps. */
  ratio?: string;
  fit?: "cover" | "contain";
  /** What stands there without a photo, or when it fails. */
  fallback: ReactNode;
  /** Of the first screen: loaded at once. */
  isEager?: boolean;
}

/** A photo that shows its blur while it loads and fades in over it; a drawing where there is none. */
export function Photo({ src, thumbhash, alt, ratio = "1", fit = "cover", fallback, isEager }: PhotoProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const isMissing = !src || state === "failed";
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (frame.current && thumbhash && !isMissing) return drawBlur(frame.current, thumbhash);
    return undefined;
  }, [thumbhash, isMissing]);
  return (
    <span ref={frame} className={styles.photo} style={{ aspectRatio: ratio }}>
      {isMissing ? (
        <span className={styles.fallback}>
          {alt && <span className="hidden-words">{alt}</span>}
          {fallback}
        </span>
      ) : (
        <img
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
