import { useState } from "react";
import { REVIEW_MAX } from "#contract/limits.ts";
import type { Order } from "#contract/orders.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { isOffline, useWhenOnline } from "../../offline/waiting.ts";
import card from "../../shell/Card.module.css";
import { titleOf } from "../products/productText.ts";
import { Fault } from "./Fault.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { type Rating, useRateOrder } from "./orders.ts";
import styles from "./RatingForm.module.css";
import { dropRatingDraft, keepRatingDraft, type RatingDraft, readRatingDraft } from "./ratingDraft.ts";
import { StarChoice } from "./StarChoice.tsx";

interface WordsProps {
  text: string;
  isLong: boolean;
  onChange: (text: string) => void;
}

/** The field for the words of a review. Words that are too long are told, not cut. */
function Words({ text, isLong, onChange }: WordsProps) {
  const { t } = useOrdersText();
  return (
    <Field
      isLong
      label={t("orders.rating.text")}
      aside={
        <span className="figures" aria-hidden="true">
          {t("orders.rating.count", { count: text.trim().length, max: REVIEW_MAX })}
        </span>
      }
      value={text}
      fault={isLong && t("orders.rating.long", { max: REVIEW_MAX })}
      hint={<p className={styles.hint}>{t("orders.rating.hint")}</p>}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function ratingOf(id: number, { stars, features, text }: RatingDraft, known: Order["features"]): Rating {
  const said = text.trim();
  const rated = known.flatMap((feature) => {
    const given = features[feature.id];
    return given ? [{ id: feature.id, stars: given }] : [];
  });
  return { id, stars, features: rated, ...(said && { text: said }) };
}

/**
 * The stars and words of a rating, kept until they are sent. A rating that the network has held up goes on by itself,
 * unless it is changed.
 */
function useRating(order: Order, onRated: () => void) {
  const [draft, setDraft] = useState(() => readRatingDraft(order.id));
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync, isPending, error, reset } = useRateOrder(order.product.link);
  const isHeldUp = !isPending && isOffline(error);
  const isLong = draft.text.trim().length > REVIEW_MAX;

  function change(part: Partial<RatingDraft>) {
    const changed = { ...draft, ...part };
    setDraft(changed);
    keepRatingDraft(order.id, changed);
    if (isHeldUp) reset();
  }

  async function send() {
    setAsked(true);
    if (isPending) return;
    if (draft.stars === 0 || isLong) return haptic("error");
    try {
      await mutateAsync(ratingOf(order.id, draft, order.features));
      dropRatingDraft(order.id);
      haptic("success");
      onRated();
    } catch {
      haptic("error");
    }
  }
  useWhenOnline(isHeldUp, () => void send());
  return { draft, change, send, isLong, isBare: isAsked && draft.stars === 0, isPending, error };
}

/** The form for an opinion of delivered goods: stars for the whole and its qualities, and words. */
export function RatingForm({ order, onRated }: { order: Order; onRated: () => void }) {
  const { t, language } = useOrdersText();
  const { draft, change, send, isLong, isBare, isPending, error } = useRating(order, onRated);
  return (
    <section className={card.card}>
      <h2>{t("orders.rating")}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The button stands far below the stars.
          if (draft.stars === 0) event.currentTarget.querySelector("input")?.focus();
          void send();
        }}
      >
        <StarChoice
          label={t("orders.rating.whole")}
          stars={draft.stars}
          onChange={(stars) => change({ stars })}
          fault={isBare ? t("orders.rating.none") : undefined}
          isLarge
        />
        {order.features.map((feature) => (
          <StarChoice
            key={feature.id}
            label={titleOf(feature, language)}
            stars={draft.features[feature.id] ?? 0}
            onChange={(stars) => change({ features: { ...draft.features, [feature.id]: stars } })}
          />
        ))}
        <Words text={draft.text} isLong={isLong} onChange={(text) => change({ text })} />
        {error && !isPending && (
          <Fault error={error} notDone="orders.rating.failed">
            {t("orders.rating.kept")}
          </Fault>
        )}
        <ActionButton type="submit" look="brand" aria-busy={isPending}>
          {t(isPending ? "orders.rating.sending" : "orders.rating.send")}
        </ActionButton>
      </form>
    </section>
  );
}
