import styles from "./OrderLines.module.css";
import type { Line } from "./promotion.ts";
import { useLineWords } from "./useLineWords.ts";
import { usePrices } from "./usePrices.ts";

/** What is about to be paid for, line by line. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  const { coins } = usePrices();
  const detailsOf = useLineWords();
  return (
    <ul className={`${styles.lines} figures`}>
      {lines.map((line) => (
        <li key={line.type}>
          <span>
            {line.name} <small>{detailsOf(line)}</small>
          </span>
          <span>{coins(line.cost)}</span>
        </li>
      ))}
    </ul>
  );
}
