import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { ShopSection } from "#contract/products.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useIsWhole } from "#webapps/shared/ui/useIsWhole.ts";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import head from "../../shell/Section.module.css";
import { ReferralCard } from "../referral/ReferralCard.tsx";
import { HomeSection } from "./HomeSection.tsx";

/** After how many sections friends are thought of. */
const REFERRAL_AFTER = 2;
/** The number of sections on a phone's first screen. */
const FIRST_SECTIONS = 2;

interface ShelvesProps {
  sections: ShopSection[];
  children: ReactNode;
}

/** The first sections, and a moment later all and what stands below: laid out at once they would hold a slow phone up. */
export function Shelves({ sections, children }: ShelvesProps) {
  const { t } = useText();
  const isWhole = useIsWhole();
  const shown = isWhole ? sections : sections.slice(0, FIRST_SECTIONS);
  return (
    <>
      {shown.map((section, index) => (
        <Fragment key={section.id}>
          <HomeSection section={section} isFirst={index === 0} />
          {index === Math.min(REFERRAL_AFTER, sections.length) - 1 && <ReferralCard />}
        </Fragment>
      ))}
      {isWhole && (
        <>
          <Link to={paths.allProducts} className={head.all}>
            {t("home.all")}
            <Icon name="forward" size={20} />
          </Link>
          {children}
        </>
      )}
    </>
  );
}
