import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import head from "../../shell/Section.module.css";
import { AboutBlock } from "../about/AboutBlock.tsx";
import { Fold, FoldGroup } from "../about/Fold.tsx";
import { useAboutText } from "../about/locales/useAboutText.ts";
import { StepNumber } from "../about/StepNumber.tsx";
import { Carousel } from "../products/Carousel.tsx";
import styles from "./HomeMore.module.css";

const steps = [
  { name: "choose", drawing: "bag" },
  { name: "start", drawing: "people" },
  { name: "invite", drawing: "telegram" },
  { name: "receive", drawing: "box" },
] as const;

const WIDTH = "min(264px, 76vw)";

/** How buying together goes, step by step. */
function Steps() {
  const { t } = useAboutText();
  return (
    <section>
      <div className={head.head}>
        <h2>{t("steps.title")}</h2>
      </div>
      <Carousel label={t("steps.title")} name="steps" width={WIDTH} isStill>
        {steps.map(({ name, drawing }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.drawing}>
              <LineDrawing name={drawing} size={96} />
            </span>
            <h3>
              <StepNumber of={index + 1} />
              {t(`steps.${name}`)}
            </h3>
            <p>{t(`steps.${name}Text`)}</p>
          </li>
        ))}
      </Carousel>
    </section>
  );
}

const questions = ["price", "own", "alone", "full", "pay", "delivery", "return", "earn"] as const;

/** Questions that people ask before they buy; one answer is open at a time. */
function Faq() {
  const { t } = useAboutText();
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

/** The part of the home page below its products. */
export function HomeMore() {
  return (
    <>
      <Faq />
      <Steps />
      <AboutBlock />
    </>
  );
}
