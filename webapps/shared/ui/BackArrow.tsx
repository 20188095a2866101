import { useSharedText } from "../language/texts.ts";
import { getTelegram } from "../telegram/telegram.ts";
import { IconButton, type IconButtonProps } from "./IconButton.tsx";
import { useGoBack } from "./useBack.ts";

/** The way back where no messenger draws one. */
export function BackArrow({ home, look = "plain" }: { home: string; look?: IconButtonProps["look"] }) {
  const goBack = useGoBack(home);
  const { t } = useSharedText();
  if (getTelegram().isTelegram) return null;
  return <IconButton icon="back" label={t("back")} look={look ?? "plain"} onClick={goBack} />;
}
