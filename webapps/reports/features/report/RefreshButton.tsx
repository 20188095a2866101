import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useText } from "../../locales/useText.ts";
import { reportKey } from "../figures/reports.ts";
import styles from "./RangeBar.module.css";

/** Reads everything on the page anew; what is shown stays until the new comes. */
export function RefreshButton() {
  const { t } = useText();
  const client = useQueryClient();
  const isBusy = useIsFetching({ queryKey: [reportKey] }) > 0;
  return (
    <IconButton
      icon="renew"
      label={t("refresh")}
      look="fill"
      aria-busy={isBusy}
      className={styles.refresh ?? ""}
      onClick={() => void client.invalidateQueries({ queryKey: [reportKey] })}
    />
  );
}
