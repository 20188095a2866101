import { Skeleton as Shape } from "@telegram-apps/telegram-ui/dist/components/Feedback/Skeleton/Skeleton";
import type { CSSProperties } from "react";
import { useSharedText } from "../language/texts.ts";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  ratio?: string;
  radius?: number;
}

/** A quiet shape of what is coming; visible after 150 ms, so that quick answers never flash. */
export function Skeleton({ width = "100%", height, ratio, radius = 8 }: SkeletonProps) {
  return (
    <Shape
      visible
      aria-hidden="true"
      className={styles.skeleton}
      style={{ width, height, aspectRatio: ratio, borderRadius: radius }}
    />
  );
}

/** Tells those who see no shapes that something is coming. */
export function LoadingWords() {
  const { t } = useSharedText();
  return (
    <p className="hidden-words" role="status">
      {t("loading")}
    </p>
  );
}
