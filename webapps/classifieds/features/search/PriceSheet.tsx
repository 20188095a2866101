import { type FormEvent, useState } from "react";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { orderBounds, type SearchParams } from "../links/searchParams.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import { focusRefused, PriceBounds } from "./PriceBounds.tsx";
import styles from "./PriceSheet.module.css";

type Bounds = Pick<SearchParams, "minPrice" | "maxPrice">;

interface PriceSheetProps {
  params: Bounds;
  onChange: (change: Bounds) => void;
  onClose: () => void;
}

/** The two bounds of the price by themselves. */
export function PriceSheet({ params, onChange, onClose }: PriceSheetProps) {
  const { t } = useSearchText();
  const [bounds, setBounds] = useState<Bounds>({ minPrice: params.minPrice, maxPrice: params.maxPrice });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusRefused(event.currentTarget)) return;
    onChange(orderBounds(bounds));
    onClose();
  }

  return (
    <Overlay title={t("search.price")} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} action="">
        <PriceBounds
          bounds={bounds}
          onChange={(change) => setBounds((before) => ({ ...before, ...change }))}
        />
        <ActionButton type="submit">{t("search.apply")}</ActionButton>
      </form>
    </Overlay>
  );
}
