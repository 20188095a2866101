import { ActionSheet, type SheetAction } from "#webapps/shared/ui/ActionSheet.tsx";
import type { IconName } from "#webapps/shared/ui/Icon.tsx";
import { useSellText } from "./locales/useSellText.ts";
import type { Photo } from "./photo.ts";

interface PhotoMenuProps {
  photos: readonly Photo[];
  openedId: number;
  onMove: (id: number, place: number) => void;
  onReplace: () => void;
  onRemove: (id: number) => void;
  onClose: () => void;
}

/** The actions of a photo: all that dragging does, and the rest. */
export function PhotoMenu({ photos, openedId, onMove, onReplace, onRemove, onClose }: PhotoMenuProps) {
  const { t } = useSellText();
  const place = photos.findIndex(({ id }) => id === openedId);
  if (place < 0) return null;

  const moveTo = (to: number, icon: IconName, label: string): SheetAction => ({
    key: label,
    icon,
    label,
    onChoose: () => onMove(openedId, to),
  });
  const actions: SheetAction[] = [
    ...(place > 0 ? [moveTo(0, "star", t("sell.photoMakeCover"))] : []),
    ...(place > 1 ? [moveTo(place - 1, "back", t("sell.photoEarlier"))] : []),
    ...(place < photos.length - 1 ? [moveTo(place + 1, "forward", t("sell.photoLater"))] : []),
    { key: "replace", icon: "camera", label: t("sell.photoReplace"), onChoose: onReplace },
    {
      key: "remove",
      icon: "trash",
      label: t("sell.photoRemove"),
      isDestructive: true,
      onChoose: () => onRemove(openedId),
    },
  ];
  return (
    <ActionSheet
      title={t("sell.photo", { number: place + 1, total: photos.length })}
      actions={actions}
      onClose={onClose}
    />
  );
}
