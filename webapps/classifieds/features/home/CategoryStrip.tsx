import { Link } from "react-router";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { recordCategoryClick, useCategories } from "../categories/categories.ts";
import { paths } from "../links/paths.ts";
import { type ChosenPlace, placeIds } from "../places/chosenPlace.ts";
import { nameOf } from "../ui/names.ts";
import styles from "./CategoryStrip.module.css";

const EXPECTED = 12;

/** The top categories in two rows that scroll sideways. Without an answer the home page does without them. */
export function CategoryStrip({ place }: { place: ChosenPlace | undefined }) {
  const { t, language } = useText();
  const { data, isError } = useCategories();
  if (isError || data?.length === 0) return null;
  return (
    <section aria-label={t("home.categories")}>
      <ul ref={fadeStrip} className={styles.strip}>
        {data
          ? data.map(({ id, link, ...names }) => (
              <li key={id}>
                <Link
                  to={paths.search({ categoryId: id, ...(place && placeIds(place)) })}
                  className={styles.tile}
                  onClick={() => recordCategoryClick(link)}
                >
                  <span className={styles.drawing}>
                    <CategoryDrawing link={link} size={36} />
                  </span>
                  <span className={`${styles.name} two-lines`}>{nameOf(names, language)}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: EXPECTED }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes are all alike and never move; nor do they become a category, whose key is a number too.
              <li key={`shape-${index}`} className={styles.tile}>
                <Skeleton width="100%" height={60} radius={16} />
                <Skeleton width={56} height={12} />
              </li>
            ))}
      </ul>
    </section>
  );
}
