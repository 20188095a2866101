import { useSharedText } from "../language/texts.ts";
import { ActionButton } from "./ActionButton.tsx";
import { BackArrow } from "./BackArrow.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { LineDrawing } from "./LineDrawing.tsx";
import { Page } from "./Page.tsx";

function Crash() {
  const { t } = useSharedText();
  return (
    <div role="alert">
      <EmptyState
        drawing={<LineDrawing name="tools" />}
        title={t("error.title")}
        action={<ActionButton onClick={() => location.reload()}>{t("error.reload")}</ActionButton>}
      >
        {t("error.crash")}
      </EmptyState>
    </div>
  );
}

/**
 * Stands in for a page that broke: offers a reload or, where `home` says where back leads without a history, going
 * back.
 */
export function CrashScreen({ home }: { home: string | undefined }) {
  const { t } = useSharedText();
  if (home === undefined) return <Crash />;
  return (
    <Page title={t("error.title")} home={home}>
      <BackArrow home={home} />
      <Crash />
    </Page>
  );
}
