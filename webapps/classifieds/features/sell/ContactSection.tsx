import { useController, useFormContext } from "react-hook-form";
import { PHONES_MAX } from "#contract/limits.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { useCut } from "#webapps/shared/ui/form/useCut.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { ChipChoice } from "../ui/ChipChoice.tsx";
import rows from "../ui/Row.module.css";
import { Section } from "../ui/Section.tsx";
import styles from "./ContactSection.module.css";
import { useFault } from "./faultWords.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import { PhoneShare } from "./PhoneShare.tsx";

/** As long as the contract takes a number, with spaces and brackets. */
const TYPED_MAX = 40;

interface PhoneRowProps {
  place: number;
  value: string;
  isOnly: boolean;
  onChange: (value: string) => void;
  onRemove: () => void;
}

function PhoneRow({ place, value, isOnly, onChange, onRemove }: PhoneRowProps) {
  const { t } = useSellText();
  const own = useFault(`phoneNumbers.${place}`);
  // Without a single number the list as a whole is wrong; that is told at its first row.
  const whole = useFault("phoneNumbers");
  const fault = own ?? (place === 0 ? whole : undefined);
  const number = place + 1;
  const { take, words } = useCut(value, TYPED_MAX);
  return (
    <Field
      look="row"
      field={`phoneNumbers.${place}`}
      label={isOnly ? t("sell.phone") : t("sell.phoneNumber", { number })}
      fault={fault ?? words}
      className="figures"
      type="tel"
      autoComplete="tel"
      placeholder="+998 90 123 45 67"
      value={value}
      after={
        !isOnly && (
          <IconButton
            icon="close"
            iconSize={20}
            label={t("sell.phoneRemove", { number })}
            onClick={onRemove}
          />
        )
      }
      onChange={(event) => onChange(take(event.target, plainDigits))}
    />
  );
}

/** The seller's numbers, and how they want to be reached. */
export function ContactSection() {
  const { t } = useSellText();
  const { data: me } = useMe();
  const { control } = useFormContext<ListingValues>();
  const { value: phones, onChange } = useController({ control, name: "phoneNumbers" }).field;
  const method = useController({ control, name: "contactMethods" }).field;
  const hasRoom = phones.length < PHONES_MAX || phones.some((phone) => phone.trim() === "");
  const isShareable = hasRoom && getTelegram().isTelegram && me?.phoneNumber === null;
  const isRoomy = phones.length < PHONES_MAX && phones.at(-1)?.trim() !== "";

  /** Takes the first blank row, else one of its own. */
  function handleShared(number: string) {
    const blank = phones.findIndex((phone) => phone.trim() === "");
    onChange(blank < 0 ? [...phones, number] : phones.with(blank, number));
  }

  return (
    <Section title={t("sell.contacts")} hint={t("sell.phonesHint")}>
      {phones.map((phone, place) => (
        <PhoneRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone.
          key={place}
          place={place}
          value={phone}
          isOnly={phones.length === 1}
          onChange={(value) => onChange(phones.with(place, value))}
          onRemove={() => onChange(phones.toSpliced(place, 1))}
        />
      ))}
      {isShareable && <PhoneShare onShared={handleShared} />}
      {isRoomy && (
        <Row
          className={styles.add}
          before={<Icon name="plus" size={20} />}
          label={t("sell.phoneAdd")}
          onClick={() => onChange([...phones, ""])}
        />
      )}
      <div className={rows.row} data-field="contactMethods">
        <div className={rows.label}>{t("sell.contactMethods")}</div>
        <div className={rows.chips}>
          <ChipChoice
            isWide
            label={t("sell.contactMethods")}
            options={(["both", "call", "chat"] as const).map((value) => ({
              value,
              label: t(`sell.contact.${value}`),
            }))}
            chosen={method.value}
            onChoose={method.onChange}
          />
        </div>
      </div>
    </Section>
  );
}
