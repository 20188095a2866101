import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import head from "../../shell/Section.module.css";
import { Carousel } from "../products/Carousel.tsx";
import { useHomeText } from "./locales/useHomeText.ts";
import { StepNumber } from "./StepNumber.tsx";
import styles from "./Steps.module.css";

const steps = [
  { name: "choose", drawing: "bag" },
  { name: "start", drawing: "people" },
  { name: "invite", drawing: "telegram" },
  { name: "receive", drawing: "box" },
] as const;

const WIDTH = "min(264px, 76vw)";

/** How buying together goes, step by step. */
export function Steps() {
  const { t } = useHomeText();
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
