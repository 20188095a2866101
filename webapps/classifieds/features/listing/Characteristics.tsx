import { Fragment } from "react";
import { Link } from "react-router";
import type { Listing, ListingParameter } from "#contract/listings.ts";
import { useText } from "../../locales/useText.ts";
import { recordCategoryClick } from "../categories/categories.ts";
import { paths } from "../links/paths.ts";
import { nameOf } from "../ui/names.ts";
import styles from "./Characteristics.module.css";

/**
 * The way down to the category, the condition and the parameters as rows of label and value. They are the market's own
 * words: they stay in the app's language, also while the seller's are shown as written.
 */
export function Characteristics({ listing }: { listing: Listing }) {
  const { t, language } = useText();

  function wordsOf({ type, value, value_uz }: ListingParameter): string {
    if (type === "BOOLEAN") return t(value === "true" ? "listing.yes" : "listing.no");
    return nameOf({ name: value, name_uz: value_uz }, language);
  }

  return (
    <section className={styles.section}>
      <h2>{t("listing.characteristics")}</h2>
      <dl className={styles.rows}>
        <div>
          <dt>{t("listing.category")}</dt>
          <dd>
            {listing.breadcrumbs.map((crumb, index) => (
              <Fragment key={crumb.id}>
                {index > 0 && <span aria-hidden="true"> › </span>}
                <Link
                  to={paths.search({ categoryId: crumb.id })}
                  onClick={() => recordCategoryClick(crumb.link)}
                >
                  {nameOf(crumb, language)}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t("listing.state")}</dt>
          <dd>{t(`state.${listing.state}`)}</dd>
        </div>
        {listing.parameters.map((parameter) => (
          <div key={parameter.parameterId}>
            <dt>{nameOf(parameter, language)}</dt>
            <dd>{wordsOf(parameter)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
