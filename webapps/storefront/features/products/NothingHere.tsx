import { useNavigate } from "react-router";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";

interface NothingHereProps {
  drawing?: "bag" | "map" | "magnifier";
  title: string;
  children: string;
  /** Told before all products are gone to. */
  onLeave?: () => void;
}

/** A list without anything in it, and the way to all there is. */
export function NothingHere({ drawing = "bag", title, children, onLeave }: NothingHereProps) {
  const { t } = useText();
  const navigate = useNavigate();
  function leave() {
    onLeave?.();
    void navigate(paths.allProducts);
  }
  return (
    <div role="status">
      <EmptyState
        drawing={<LineDrawing name={drawing} />}
        title={title}
        action={<ActionButton onClick={leave}>{t("home.all")}</ActionButton>}
      >
        {children}
      </EmptyState>
    </div>
  );
}
