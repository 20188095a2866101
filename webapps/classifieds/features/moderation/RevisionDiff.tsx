import { useState } from "react";
import type { ModerationItem } from "#contract/moderation.ts";
import { htmlToText } from "../cards/listingText.ts";
import { nameOf } from "../ui/names.ts";
import { useModerationText } from "./locales/useModerationText.ts";
import { photoChanges } from "./moderation.ts";
import { PhotoStrip } from "./PhotoStrip.tsx";
import styles from "./RevisionDiff.module.css";
import { type DiffPart, shortenSame, wordDiff } from "./wordDiff.ts";

type Revision = NonNullable<ModerationItem["revision"]>;

/** Unchanged words shown on each side of a change. */
const CONTEXT_WORDS = 12;

function Words({ parts }: { parts: readonly DiffPart[] }) {
  const Mark = { removed: "del", added: "ins", same: "span" } as const;
  return (
    <p className={styles.words}>
      {parts.map(({ kind, text }, index) => {
        const Element = Mark[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
        return <Element key={index}>{text}</Element>;
      })}
    </p>
  );
}

/** Both texts in one, what goes struck out and what comes marked; long unchanged stretches folded. */
function TextChange({ before, after }: { before: string; after: string }) {
  const { t } = useModerationText();
  const [isWhole, setWhole] = useState(false);
  const parts = wordDiff(before, after);
  const short = shortenSame(parts, CONTEXT_WORDS);
  const isFoldable = short.some((part, index) => part !== parts[index]);
  return (
    <>
      <Words parts={isWhole ? parts : short} />
      {isFoldable && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? "moderation.onlyChanges" : "moderation.wholeText")}
        </button>
      )}
    </>
  );
}

function PhotosChange({
  change,
  onEnlarge,
}: {
  change: NonNullable<Revision["photos"]>;
  onEnlarge: RevisionDiffProps["onEnlarge"];
}) {
  const { t } = useModerationText();
  const { before, after, isOrderOnly } = photoChanges(change.before, change.after);
  const row = (side: "before" | "after", photos: typeof before, kind: "removed" | "added") => (
    <>
      <h4>{t(`moderation.${side}`)}</h4>
      <PhotoStrip
        photos={photos.map(({ src, isChanged }) => ({ src, change: isChanged ? kind : undefined }))}
        label={t(`moderation.${side}`)}
        onEnlarge={(index) => onEnlarge(change[side], index)}
      />
    </>
  );
  return (
    <>
      {isOrderOnly && <p className="hint-second">{t("moderation.order")}</p>}
      {row("before", before, "removed")}
      {row("after", after, "added")}
    </>
  );
}

interface RevisionDiffProps {
  revision: Revision;
  onEnlarge: (photos: readonly string[], index: number) => void;
}

/** The changes that a seller wants to make to approved words, field by field. */
export function RevisionDiff({ revision, onEnlarge }: RevisionDiffProps) {
  const { t, language } = useModerationText();
  const { name, description, category, photos } = revision;
  return (
    <section className={styles.diff}>
      <h3>{t("moderation.changes")}</h3>
      {name && (
        <div className={styles.field}>
          <h4>{t("moderation.field.name")}</h4>
          <TextChange {...name} />
        </div>
      )}
      {category && (
        <div className={styles.field}>
          <h4>{t("moderation.field.category")}</h4>
          <Words
            parts={[
              { kind: "removed", text: nameOf(category.before, language) },
              { kind: "same", text: " → " },
              { kind: "added", text: nameOf(category.after, language) },
            ]}
          />
        </div>
      )}
      {description && (
        <div className={styles.field}>
          <h4>{t("moderation.field.description")}</h4>
          <TextChange before={htmlToText(description.before)} after={htmlToText(description.after)} />
        </div>
      )}
      {photos && (
        <div className={styles.field}>
          <h4>{t("moderation.field.photos")}</h4>
          <PhotosChange change={photos} onEnlarge={onEnlarge} />
        </div>
      )}
    </section>
  );
}
