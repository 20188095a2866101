import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { paths } from "../../paths.ts";
import { isMissing } from "../../shell/isMissing.ts";
import { useGroupText } from "./locales/useGroupText.ts";

interface MissingGroupProps {
  error: unknown;
  /** The headline and the text about the group that isn't there. */
  words: { missing: string; text: string };
  onRetry: () => void;
  isRetrying: boolean;
}

/** In the place of a group that isn't there or didn't come. */
export function MissingGroup({ error, words, onRetry, isRetrying }: MissingGroupProps) {
  const { t } = useGroupText();
  if (!isMissing(error)) return <ErrorScreen error={error} onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <div role="alert">
      <EmptyState
        drawing={<LineDrawing name="people" />}
        title={words.missing}
        action={
          <ActionButton to={paths.home} look="filled">
            {t("group.lookAround")}
          </ActionButton>
        }
      >
        {words.text}
      </EmptyState>
    </div>
  );
}
