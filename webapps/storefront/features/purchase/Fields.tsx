import { type ReactNode, useId, useState } from "react";
import { ADDRESS_MAX, PIN_MAX } from "#contract/limits.ts";
import { onlyDigits } from "#contract/plainDigits.ts";
import { onward } from "#webapps/shared/ui/form/onward.ts";
import { useCut } from "#webapps/shared/ui/form/useCut.tsx";
import card from "../../shell/Card.module.css";
import styles from "../shopper/Fields.module.css";
import { PhoneField } from "../shopper/PhoneField.tsx";
import { TextField } from "../shopper/TextField.tsx";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { pinState } from "./pinState.ts";
import { type Fault, type TextField as Field, oddities } from "./purchaseForm.ts";
import type { PurchaseFormState } from "./usePurchaseForm.ts";

const lines = [
  { field: "recipientName", label: "purchase.name", isOptional: true, complete: "name" },
  { field: "address", label: "purchase.street", isOptional: false, complete: "address-line1" },
  { field: "addressExtra", label: "purchase.extra", isOptional: true, complete: "address-line2" },
] as const;

const required = {
  phone: "purchase.fault.phone",
  address: "purchase.fault.address",
  pin: "purchase.fault.pin",
} as const;
const isNeeded = (field: Field): field is keyof typeof required => Object.hasOwn(required, field);

function useFaultWords() {
  const { t } = usePurchaseText();
  return (field: Field, fault: Fault | undefined): string | undefined => {
    if (fault === undefined) return undefined;
    if (fault === "too_long") return t("purchase.fault.too_long", { max: ADDRESS_MAX });
    if (fault === "required" && isNeeded(field)) return t(required[field]);
    return t(field === "phone" ? "purchase.fault.phoneWrong" : "purchase.fault.wrong");
  };
}

/**
 * The props of each field of the form, and the words about odd values: shown once a value was written, not while it is.
 */
function useFields({ values, faults, setField }: PurchaseFormState) {
  const { t } = usePurchaseText();
  const wordsOf = useFaultWords();
  const [left, setLeft] = useState<Field>();
  const odd = oddities(values);
  const propsOf = (field: Field) => ({
    value: values[field],
    fault: wordsOf(field, faults[field]),
    onChange: (text: string) => {
      setLeft(undefined);
      setField(field, text);
    },
    onBlur: () => setLeft(field),
    ...onward,
  });
  const oddWords = (field: "phone" | "pin") =>
    left === field && odd.includes(field)
      ? `${t(`purchase.odd.${field}`)} ${t("purchase.odd.ask")}`
      : undefined;
  return { propsOf, oddWords };
}

/** The state that the PIN lies in, where another was written. */
function useStateHint({ values, setField }: PurchaseFormState): ReactNode {
  const { t } = usePurchaseText();
  const state = pinState(values.pin);
  if (state === undefined || values.state.trim().toLowerCase() === state.toLowerCase()) return undefined;
  return (
    <>
      <span>{t("purchase.stateHint", { state })}</span>
      <button type="button" onClick={() => setField("state", state)}>
        {t("purchase.useState", { state })}
      </button>
    </>
  );
}

/** Whom to call and where to bring it. */
export function Fields({ form }: { form: PurchaseFormState }) {
  const { t } = usePurchaseText();
  const titleId = useId();
  const { propsOf, oddWords } = useFields(form);
  const stateHint = useStateHint(form);
  const phone = propsOf("phone");
  const pin = propsOf("pin");
  const cut = useCut(pin.value, PIN_MAX, "digits");
  const oddPhone = phone.fault === undefined ? oddWords("phone") : undefined;
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("purchase.where")}</h2>
      <div className={styles.fields}>
        <div data-field="phone">
          <PhoneField label={t("purchase.phone")} {...phone} />
          {oddPhone && <p className={styles.hint}>{oddPhone}</p>}
        </div>
        {lines.map(({ field, label, isOptional, complete }) => (
          <div key={field} data-field={field}>
            <TextField
              label={t(label)}
              note={isOptional ? t("purchase.optional") : undefined}
              autoComplete={complete}
              {...propsOf(field)}
            />
          </div>
        ))}
        <div data-field="pin" data-half>
          <TextField
            label={t("purchase.pin")}
            inputMode="numeric"
            autoComplete="postal-code"
            hint={oddWords("pin")}
            {...pin}
            fault={pin.fault ?? cut.words}
            onChange={(_, field) => pin.onChange(cut.take(field, onlyDigits))}
          />
        </div>
        <div data-field="city" data-half>
          <TextField label={t("purchase.city")} autoComplete="address-level2" {...propsOf("city")} />
        </div>
        <div data-field="state">
          <TextField
            label={t("purchase.state")}
            autoComplete="address-level1"
            hint={stateHint}
            {...propsOf("state")}
          />
        </div>
      </div>
    </section>
  );
}
