import type { PromotionType } from "#contract/payKinds.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { paths } from "../links/paths.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./PaymentStep.module.css";
import type { Setback } from "./payState.ts";
import type { Line } from "./promotion.ts";
import { faultOf, refusedService, setbackWords } from "./setbackWords.ts";

interface PaySetbackProps {
  setback: Setback | undefined;
  lines: readonly Line[];
  onRemove: (type: PromotionType) => void;
  onBack: () => void;
}

/** Where the cause is mended. */
function Mending({ setback, lines, onRemove, onBack }: PaySetbackProps) {
  const { t } = usePromoteText();
  const fault = faultOf(setback);
  const refused = lines.find(({ type }) => type === refusedService(setback)?.type);
  if (refused) {
    return (
      <ActionButton look="soft" onClick={() => onRemove(refused.type)}>
        {t("promote.remove", { name: refused.name })}
      </ActionButton>
    );
  }
  if (fault === "order") {
    return (
      <ActionButton look="soft" onClick={onBack}>
        {t("pay.toOrder")}
      </ActionButton>
    );
  }
  return fault === "listing" ? (
    <ActionButton to={paths.items} look="soft">
      {t("promote.toItems")}
    </ActionButton>
  ) : null;
}

/** Why it wasn't paid, or isn't known to be, and where that is mended. */
export function PaySetback(props: PaySetbackProps) {
  const { t, language } = usePromoteText();
  const { setback } = props;
  const words = setback && setbackWords(setback);
  const endsAt = refusedService(setback)?.endsAt;
  return (
    <div role={words?.isQuiet ? "status" : "alert"}>
      {words && (
        <div className={styles.setback} data-quiet={words.isQuiet}>
          <p>
            {t(words.key, { day: endsAt ? formatDay(endsAt, language) : "" })}
            {words.more && ` ${t(words.more)}`}
          </p>
          <Mending {...props} />
        </div>
      )}
    </div>
  );
}
