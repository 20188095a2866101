import type { ReactNode } from "react";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import head from "../../shell/Section.module.css";
import { CardSkeletons } from "../products/CardSkeletons.tsx";
import carousel from "../products/Carousel.module.css";
import { useSections } from "../products/products.ts";
import { CARD_WIDTH } from "./HomeSection.tsx";
import { Shelves } from "./Shelves.tsx";

function SectionSkeleton() {
  return (
    <>
      <LoadingWords />
      {[0, 1].map((place) => (
        <div key={place}>
          <div className={head.head}>
            <Skeleton width="40%" height={24} />
          </div>
          <div className={carousel.carousel}>
            <ul className={carousel.list} style={{ gridAutoColumns: CARD_WIDTH }}>
              <CardSkeletons count={4} />
            </ul>
          </div>
        </div>
      ))}
    </>
  );
}

/** The categories of the shop, and the card that thinks of friends among them; `children` come below them. */
export function Sections({ children }: { children?: ReactNode }) {
  const { t } = useText();
  const { data, error, isPending, isFetching, refetch } = useSections();
  if (isPending) return <SectionSkeleton />;
  if (!data) {
    return (
      <>
        <ErrorScreen
          error={error}
          title={t("home.failed")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
        {children}
      </>
    );
  }
  if (data.length === 0) {
    return (
      <>
        <EmptyState
          drawing={<LineDrawing name="bag" />}
          title={t("home.none")}
          action={<ActionButton onClick={() => void refetch()}>{t("retry")}</ActionButton>}
        >
          {t("home.empty")}
        </EmptyState>
        {children}
      </>
    );
  }
  return <Shelves sections={data}>{children}</Shelves>;
}
