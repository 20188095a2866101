import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../locales/useText.ts";
import { Screen } from "./Screen.tsx";

/** Stands in while a screen's own code is on its way. */
export function ScreenSkeleton() {
  const { t } = useText();
  return (
    <Screen title={t("app.title")}>
      <p className="hidden-words" role="status">
        {t("loading")}
      </p>
      <Skeleton width="60%" height={28} />
      <Skeleton height={72} />
      <Skeleton height={160} radius={12} />
    </Screen>
  );
}
