import type { ReactNode } from "react";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import styles from "./OpenInTelegram.module.css";

interface OpenInTelegramProps {
  /** Of the page to open; without it the shop's first. */
  startParam?: string;
  children: ReactNode;
}

function ToBot({ startParam, children }: OpenInTelegramProps) {
  const bot = useTextConfigs().data?.BOT_USERNAME;
  return (
    bot && (
      <a
        className={styles.link}
        href={`https://t.me/${bot}/shop${startParam ? `?startapp=${startParam}` : ""}`}
      >
        {children}
      </a>
    )
  );
}

/** The way from a plain browser to the same page of the shop in Telegram, or to its first; inside, and without a bot, nothing. */
export const OpenInTelegram = (props: OpenInTelegramProps) =>
  getTelegram().isTelegram ? null : <ToBot {...props} />;
