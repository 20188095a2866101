import { useSharedText } from "../language/texts.ts";
import { getTelegram } from "../telegram/telegram.ts";
import { IconButton, type IconButtonProps } from "./IconButton.tsx";
import { useGoBack } from "./useBack.ts";

interface BackArrowProps {
  home: string;
  /** As of `Page`. */
  isBackHome?: boolean;
  look?: IconButtonProps["look"];
}

/** The way back where no messenger draws one. */
export function BackArrow({ home, isBackHome = false, look = "plain" }: BackArrowProps) {
  const goBack = useGoBack(home, isBackHome);
  const { t } = useSharedText();
  if (getTelegram().isTelegram) return null;
  return <IconButton icon="back" label={t("back")} look={look ?? "plain"} onClick={goBack} />;
}
