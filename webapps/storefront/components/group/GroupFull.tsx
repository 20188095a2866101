import { useNavigate } from "react-router-dom";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { useGroupText } from "../../locales/group/useGroupText.ts";
import { paths } from "../../logic/paths.ts";

/** Says that a group took its last person, and offers a new one of the same product. */
export function GroupFull({ productLink, onClose }: { productLink: string; onClose: () => void }) {
  const { t } = useGroupText();
  const navigate = useNavigate();
  return (
    <ConfirmSheet
      title={t("group.full")}
      confirm={t("group.startNew")}
      look="brand"
      other={t("group.notNow")}
      onConfirm={() => {
        onClose();
        void navigate(paths.purchase(productLink, { isGroupPurchase: true }), { replace: true });
      }}
      onClose={onClose}
    >
      {t("group.full.text")}
    </ConfirmSheet>
  );
}
