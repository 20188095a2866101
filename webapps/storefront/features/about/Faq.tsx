import head from "../../shell/Section.module.css";
import { Fold, FoldGroup } from "./Fold.tsx";
import { useHomeText } from "./locales/useHomeText.ts";

const questions = ["price", "own", "alone", "full", "pay", "delivery", "return", "earn"] as const;

/** What people ask before they buy; one answer is open at a time. */
export function Faq() {
  const { t } = useHomeText();
  return (
    <section>
      <div className={head.head}>
        <h2>{t("faq.title")}</h2>
      </div>
      <FoldGroup>
        {questions.map((question) => (
          <Fold key={question} name="faq" title={t(`faq.${question}`)}>
            <p>{t(`faq.${question}Text`)}</p>
          </Fold>
        ))}
      </FoldGroup>
    </section>
  );
}
