import { PARAMETER_STRING_MAX } from "#contract/limits.ts";
import { ChoiceSheet } from "#webapps/shared/ui/ChoiceSheet.tsx";
import { useSellText } from "./locales/useSellText.ts";
import { TextSelector } from "./TextSelector.tsx";

/** One of the values that a parameter may have. */
export interface ParameterOption {
  value: string;
  label: string;
}

interface ParameterSheetProps {
  label: string;
  value: string;
  /** The options of the parameter; undefined for free text. */
  options: readonly ParameterOption[] | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Where a characteristic is chosen or written. */
export function ParameterSheet({ label, value, options, onChoose, onClose }: ParameterSheetProps) {
  const { t } = useSellText();
  if (options) return <ChoiceSheet title={label} chosen={value} {...{ options, onChoose, onClose }} />;
  return (
    <TextSelector
      title={label}
      value={value}
      maxLength={PARAMETER_STRING_MAX}
      tooLong={t("sell.fault.too_long")}
      apply={t("sell.apply")}
      onApply={onChoose}
      onClose={onClose}
    />
  );
}
