import { useEffect } from "react";
import { DESCRIPTION_MAX } from "#contract/limits.ts";
import { Section } from "../ui/Section.tsx";
import { ContactSection } from "./ContactSection.tsx";
import { useSellText } from "./locales/useSellText.ts";
import { PlaceSection } from "./PlaceSection.tsx";
import { TextRow } from "./TextRow.tsx";

export interface FurtherSectionsProps {
  /** Hears that they are there, as their code comes later. */
  onShown: () => void;
}

/** The sections of the form below the first view of a phone. */
export function FurtherSections({ onShown }: FurtherSectionsProps) {
  const { t } = useSellText();
  useEffect(() => onShown(), [onShown]);
  return (
    <>
      <Section title={t("sell.details")}>
        <TextRow
          isLong
          field="description"
          label={t("sell.description")}
          placeholder={t("sell.descriptionPlaceholder")}
          max={DESCRIPTION_MAX}
        />
      </Section>
      <PlaceSection />
      <ContactSection />
    </>
  );
}
