import { Link } from "react-router";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { CategoryCount } from "../categories/CategoryCount.tsx";
import { recordCategoryClick, useCategories, useCategoryCounts } from "../categories/categories.ts";
import { paths } from "../links/paths.ts";
import type { SearchParams } from "../links/searchParams.ts";
import { nameOf } from "../ui/names.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import styles from "./SubcategoryStrip.module.css";

/** The parts of a category; a tap narrows the search to one of them. */
export function SubcategoryStrip({ parentId, params }: { parentId: number; params: SearchParams }) {
  const { t, language } = useSearchText();
  const { data = [] } = useCategories(parentId);
  const { page, sortBy, ...filters } = params;
  const counts = useCategoryCounts(data.length > 0 ? { ...filters, categoryId: parentId } : undefined).data
    ?.data;
  if (data.length === 0) return null;
  return (
    <nav aria-label={t("search.sections")}>
      <ul ref={fadeStrip} className={styles.strip}>
        {data.map(({ id, link, ...names }) => (
          <li key={id}>
            <Link
              to={paths.search({ ...params, categoryId: id, page: 1 })}
              className={styles.section}
              onClick={() => recordCategoryClick(link)}
            >
              {nameOf(names, language)}
              <CategoryCount
                count={counts?.find(({ categoryId }) => categoryId === id)}
                language={language}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
