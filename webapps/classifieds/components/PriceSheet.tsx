import { type FormEvent, useState } from "react";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useText } from "../locales/useText.ts";
import { type SearchParams, toPrice } from "../logic/searchParams.ts";
import styles from "./PriceSheet.module.css";

export interface PriceSheetProps {
  params: Pick<SearchParams, "minPrice" | "maxPrice">;
  onChange: (change: Pick<SearchParams, "minPrice" | "maxPrice">) => void;
  onClose: () => void;
}

/** The two bounds of the price, spaces allowed; what isn't a number is as good as empty. */
export function PriceSheet({ params, onChange, onClose }: PriceSheetProps) {
  const { t } = useText();
  const [from, setFrom] = useState(String(params.minPrice ?? ""));
  const [to, setTo] = useState(String(params.maxPrice ?? ""));

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ minPrice: toPrice(from), maxPrice: toPrice(to) });
    onClose();
  }

  const field = (label: string, value: string, onType: (value: string) => void) => (
    <label>
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={value}
        placeholder="0"
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
  return (
    <Overlay title={t("search.price")} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} action="">
        {field(t("search.priceFrom"), from, setFrom)}
        {field(t("search.priceTo"), to, setTo)}
        <ActionButton type="submit">{t("search.apply")}</ActionButton>
      </form>
    </Overlay>
  );
}
