import { useEffect, useRef } from "react";
import type { PayReport } from "../../pay/shapes.ts";
import { CallLog } from "./CallLog.tsx";
import { outcomes } from "./words.ts";

type Props = {
  report: PayReport;
  onBack: () => void;
  /** Gives the money of a payment back, where the provider can. */
  onReturn: ((payment: string) => void) | null;
};

const canReturn = ({ outcome }: PayReport["payments"][number]) =>
  outcome === "paid" || outcome === "unfinished";

/** How a payment ended, the way back, and all that was said. */
export function PayResult({ report, onBack, onReturn }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [first, second] = report.payments;

  useEffect(() => {
    // A report is of a payment just made, by a button that went away.
    if (report) heading.current?.focus();
  }, [report]);

  if (!first) return null;
  const { title, text } = outcomes[first.outcome];
  return (
    <>
      <section className={`provider-result provider-${first.outcome}`}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {second && <p>The second payment: {outcomes[second.outcome].title.toLowerCase()}.</p>}
        <button className="button primary provider-button" onClick={onBack} type="button">
          Back to the shop
        </button>
        {onReturn && canReturn(first) && (
          <button className="button provider-return" onClick={() => onReturn(first.id)} type="button">
            {first.outcome === "paid" ? "Give the money back" : "Call it off"}
          </button>
        )}
      </section>
      <CallLog calls={report.calls} />
    </>
  );
}
