import { Link } from "react-router-dom";
import { useText } from "../locales/useText.ts";
import { nameOf } from "../logic/listingText.ts";
import { paths } from "../logic/paths.ts";
import type { SearchParams } from "../logic/searchParams.ts";
import { recordCategoryClick } from "../queries/recordCategoryClick.ts";
import { useCategories } from "../queries/useCategories.ts";
import styles from "./SubcategoryStrip.module.css";

/** What a category is divided into; a tap narrows the search to one part. */
export function SubcategoryStrip({ parentId, params }: { parentId: number; params: SearchParams }) {
  const { t, language } = useText();
  const { data = [] } = useCategories(parentId);
  if (data.length === 0) return null;
  return (
    <nav aria-label={t("search.sections")}>
      <ul className={styles.strip}>
        {data.map(({ id, link, ...names }) => (
          <li key={id}>
            <Link
              to={paths.search({ ...params, categoryId: id, page: 1 })}
              className={styles.section}
              onClick={() => recordCategoryClick(link)}
            >
              {nameOf(names, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
