import { useNavigate } from "react-router";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { paths } from "../../paths.ts";
import { useGroupText } from "./locales/useGroupText.ts";

const words = {
  full: { title: "group.full", text: "group.full.text" },
  ended: { title: "group.ended", text: "group.ended.text" },
} as const;

interface GroupOverProps {
  productLink: string;
  /** Others were faster, or its time is over. */
  kind: keyof typeof words;
  onClose: () => void;
}

/** Says why a group can't be joined any more, and offers a new one of the same product; a form stays as it is. */
export function GroupOver({ productLink, kind, onClose }: GroupOverProps) {
  const { t } = useGroupText();
  const navigate = useNavigate();
  return (
    <ConfirmSheet
      title={t(words[kind].title)}
      confirm={t("group.startNew")}
      look="brand"
      other={t("group.notNow")}
      onConfirm={() => {
        onClose();
        void navigate(paths.purchase(productLink, { isGroupPurchase: true }), { replace: true });
      }}
      onClose={onClose}
    >
      {t(words[kind].text)}
    </ConfirmSheet>
  );
}
