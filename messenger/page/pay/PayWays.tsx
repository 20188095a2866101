import type { PayWay } from "../../pay/shapes.ts";
import { formatSum, oddWays } from "./words.ts";

type Props = { tiyin: number; busy: PayWay | null; isAgain: boolean; onChoose: (way: PayWay) => void };

/** Buttons of everything that can happen to a payment. */
export function PayWays({ tiyin, busy, isAgain, onChoose }: Props) {
  const isBusy = busy !== null;
  return (
    <>
      <button
        className={`button provider-button ${isAgain ? "" : "primary"}`}
        disabled={isBusy}
        onClick={() => onChoose("pay")}
        type="button"
      >
        {busy === "pay" ? "Paying…" : `Pay ${formatSum(tiyin)}${isAgain ? " again" : ""}`}
      </button>
      <h2 className="provider-odd">Or make it go wrong</h2>
      <ul className="provider-ways">
        {(Object.keys(oddWays) as (keyof typeof oddWays)[]).map((way) => (
          <li key={way}>
            <button disabled={isBusy} onClick={() => onChoose(way)} type="button">
              <strong>{busy === way ? "Under way…" : oddWays[way].name}</strong>
              <span>{oddWays[way].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
