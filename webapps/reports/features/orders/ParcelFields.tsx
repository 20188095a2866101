import { Field } from "#webapps/shared/ui/form/Field.tsx";
import type { faultsOf } from "./faults.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";

export const emptyParcel = {
  carrier: "",
  trackingNumber: null as string | null,
  trackingLink: null as string | null,
};
export type ParcelValues = typeof emptyParcel;

/** The parcel as it is sent: null where nothing was said of it. */
export function parcelOf({ carrier, trackingNumber, trackingLink }: ParcelValues) {
  const said = {
    carrier: carrier.trim(),
    trackingNumber: trackingNumber?.trim() || null,
    trackingLink: trackingLink?.trim() || null,
  };
  return said.carrier || said.trackingNumber || said.trackingLink ? said : null;
}

interface ParcelFieldsProps {
  values: ParcelValues;
  faults: ReturnType<typeof faultsOf>;
  onChange: (values: ParcelValues) => void;
}

/** Fields for the service that brings an order, and how it is followed there. */
export function ParcelFields({ values, faults, onChange }: ParcelFieldsProps) {
  const { t } = useOrdersText();
  const fields = [
    ["carrier", "parcel.carrier", "text"],
    ["trackingNumber", "parcel.number", "text"],
    ["trackingLink", "parcel.link", "url"],
  ] as const;
  return fields.map(([name, label, inputMode]) => (
    <Field
      key={name}
      field={name}
      label={t(label)}
      aside={t("parcel.optional")}
      inputMode={inputMode}
      value={values[name] ?? ""}
      fault={faults[name] && t(faults[name])}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
    />
  ));
}
