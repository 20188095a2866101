import { PhotoViewer } from "#webapps/shared/ui/photos/PhotoViewer.tsx";
import { KeysSheet } from "./KeysSheet.tsx";
import { ApproveSheet, RejectSheet } from "./ModerationSheets.tsx";
import type { useBoard } from "./useBoard.ts";

/** Whatever lies over the moderator's list. */
export function BoardSheets({ board }: { board: ReturnType<typeof useBoard> }) {
  const { sheet, busy } = board;
  const close = () => board.setSheet(undefined);
  if (!sheet) return null;
  switch (sheet.kind) {
    case "keys":
      return <KeysSheet onClose={close} />;
    case "photos":
      return <PhotoViewer photos={sheet.photos} name={sheet.name} first={sheet.first} onClose={close} />;
    case "approve":
      return (
        <ApproveSheet
          items={sheet.items}
          isBusy={busy.length > 0}
          onApprove={() => void board.approve(sheet.items)}
          onClose={close}
        />
      );
    case "reject":
      return (
        <RejectSheet
          items={sheet.items}
          onReject={(refusal) => board.reject(sheet.items, refusal)}
          onClose={close}
        />
      );
  }
}
