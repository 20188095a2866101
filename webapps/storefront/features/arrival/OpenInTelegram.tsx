import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { wayBackTo } from "./deepLink.ts";
import { linkIntoTelegram } from "./links.ts";
import styles from "./OpenInTelegram.module.css";

interface OpenInTelegramProps {
  /** The start parameter of the page to open; this page when absent. */
  startParam?: string;
  children: ReactNode;
}

function ToBot({ startParam, children }: OpenInTelegramProps) {
  const here = useLocation();
  const param = startParam ?? wayBackTo(here);
  const bot = useTextConfigs().data?.BOT_USERNAME;
  return (
    bot && (
      <a className={styles.link} href={linkIntoTelegram(bot, param)}>
        {children}
      </a>
    )
  );
}

/** The way from a plain browser to the same page of the shop in Telegram; inside, and without a bot, nothing. */
export const OpenInTelegram = (props: OpenInTelegramProps) =>
  getTelegram().isTelegram ? null : <ToBot {...props} />;
