import type { Suggestion } from "#contract/search.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { nameOf } from "../ui/names.ts";
import { splitTyped } from "./emphasis.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import styles from "./Suggestions.module.css";
import { optionId } from "./useCombobox.ts";

interface SuggestionListProps {
  listId: string;
  offers: readonly Suggestion[];
  /** The index of the one that the arrow keys point at, -1 for none. */
  active: number;
  isRecent: boolean;
  query: string;
  onChoose: (offer: Suggestion) => void;
  onForget: (text: string) => void;
  onPut: (text: string) => void;
}

const keyOf = ({ text, category }: Suggestion) => `${text ?? ""}/${category?.id ?? ""}`;

/** A text with what was typed of it standing out. */
function Emphasised({ text, typed }: { text: string; typed: string }) {
  return splitTyped(text, typed).map(({ text: piece, isTyped }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name, and hold nothing.
    return isTyped ? <b key={index}>{piece}</b> : piece;
  });
}

/**
 * The options, and beside them what else can be done with each. Two lists, because an option must hold no buttons;
 * rows of one height let them look like one.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { listId, offers, active, isRecent, query, onChoose, onForget, onPut } = props;
  const { t, language } = useSearchText();

  function iconOf({ text }: Suggestion): IconName {
    if (isRecent) return "clock";
    return text ? "search" : "grid";
  }

  return (
    <div className={styles.rows}>
      <div id={listId} role="listbox" aria-label={t(isRecent ? "recent.title" : "suggest.label")}>
        {offers.map((offer, index) => {
          const name = offer.category && nameOf(offer.category, language);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hands its keys on.
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
            <div
              key={keyOf(offer)}
              id={optionId(listId, index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onClick={() => onChoose(offer)}
            >
              <Icon name={iconOf(offer)} size={20} />
              <span className={styles.words}>
                <span className="one-line">
                  <Emphasised text={offer.text ?? name ?? ""} typed={query} />
                </span>
                {name && (
                  <small className="hint-caption one-line">{offer.text ? name : t("suggest.category")}</small>
                )}
              </span>
            </div>
          );
        })}
      </div>
      <ul className={styles.tools}>
        {offers.map((offer) => (
          <li key={keyOf(offer)}>
            {offer.text !== null && isRecent && (
              <IconButton
                icon="close"
                iconSize={18}
                label={t("recent.remove", { text: offer.text })}
                onClick={() => onForget(offer.text ?? "")}
              />
            )}
            {offer.text !== null && !isRecent && (
              <IconButton
                icon="up"
                iconSize={20}
                className={styles.put}
                label={t("suggest.put", { text: offer.text })}
                onClick={() => onPut(offer.text ?? "")}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
