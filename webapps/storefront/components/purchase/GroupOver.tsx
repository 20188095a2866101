import { useNavigate } from "react-router-dom";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { usePurchaseText } from "../../locales/purchase/usePurchaseText.ts";
import { paths } from "../../logic/paths.ts";
import { GroupFull } from "../group/GroupFull.tsx";

export interface GroupOverProps {
  productLink: string;
  /** Others were faster, or its time is over. */
  kind: "full" | "ended";
  onClose: () => void;
}

/** The group that was to be joined can't be: a new one is offered, with the form as it is. */
export function GroupOver({ kind, ...rest }: GroupOverProps) {
  return kind === "full" ? <GroupFull {...rest} /> : <GroupEnded {...rest} />;
}

function GroupEnded({ productLink, onClose }: Omit<GroupOverProps, "kind">) {
  const { t } = usePurchaseText();
  const navigate = useNavigate();
  function startNew() {
    onClose();
    void navigate(paths.purchase(productLink, { isGroupPurchase: true }), { replace: true });
  }
  return (
    <ConfirmSheet
      title={t("purchase.ended")}
      confirm={t("purchase.newGroup")}
      look="brand"
      other={t("purchase.notNow")}
      onConfirm={startNew}
      onClose={onClose}
    >
      {t("purchase.endedText")}
    </ConfirmSheet>
  );
}
