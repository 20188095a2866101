import { useSyncExternalStore } from "react";
import { Navigate } from "react-router";
import { MODERATION_PAGE } from "#contract/limits.ts";
import type { ModerationItem } from "#contract/moderation.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Pager } from "../ui/Pager.tsx";
import { BoardHeader } from "./BoardHeader.tsx";
import { BoardSheets } from "./BoardSheets.tsx";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ModerationBoard.module.css";
import { ModerationCard } from "./ModerationCard.tsx";
import { ModerationRow } from "./ModerationRow.tsx";
import { ModerationSkeletons } from "./ModerationSkeletons.tsx";
import { useModeration } from "./queue.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { useBoard } from "./useBoard.ts";

interface ModerationBoardProps {
  page: number;
  onTurn: (page: number) => void;
}

/**
 * The listings that wait for a moderator: cards one under another, or on a wide screen a list with the marked one
 * beside it.
 */
export function ModerationBoard({ page, onTurn }: ModerationBoardProps) {
  const { t } = useModerationText();
  const isWide = useWide();
  const { data, error, isPlaceholderData, refetch } = useModeration(page, true);
  const items = data?.data;
  const board = useBoard(items, page, isWide);
  const { mark, busy, selected, selectedIds } = board;
  const isEmpty = items?.length === 0 && !isPlaceholderData;

  const stateOf = (item: ModerationItem) => ({
    item,
    isSelected: selectedIds.includes(item.product.id),
    isBusy: busy.includes(item.product.id),
    isMarked: item === mark.marked,
  });
  const card = (item: ModerationItem, isMarked: boolean) => (
    <ModerationCard
      key={item.product.id}
      {...stateOf(item)}
      isMarked={isMarked}
      onEnlarge={(photos, first) => board.enlarge(item, photos, first)}
      onApprove={() => void board.approve([item])}
      onReject={() => board.askReject([item])}
    />
  );

  // All of the last page was decided about: what is left is on the first one.
  if (isEmpty && page > 1) return <Navigate to={{ search: "" }} replace />;
  return (
    <>
      <BoardHeader
        listed={board.ids}
        selectedCount={selected.length}
        total={data?.total}
        onRefresh={() => void refetch()}
        onHelp={() => board.setSheet({ kind: "keys" })}
      />
      <p className="hidden-words" role="status">
        {board.told}
      </p>
      <div className={styles.body} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
        {error && !data && (
          <ErrorScreen error={error} title={t("moderation.failed")} onRetry={() => void refetch()} />
        )}
        {!data && !error && <ModerationSkeletons />}
        {isEmpty && (
          <EmptyState
            drawing={<LineDrawing name="box" />}
            title={t("moderation.empty")}
            action={<ActionButton onClick={() => void refetch()}>{t("moderation.refresh")}</ActionButton>}
          >
            {t("moderation.emptyHint")}
          </EmptyState>
        )}
        {items && !isWide && (
          <div ref={mark.list} className={styles.list}>
            {items.map((item) => card(item, item === mark.marked))}
          </div>
        )}
        {items && isWide && mark.marked && (
          <div className={styles.sides}>
            <ul ref={mark.list} className={styles.list} aria-label={t("moderation.list")}>
              {items.map((item) => (
                <ModerationRow key={item.product.id} {...stateOf(item)} onMark={() => mark.moveTo(item)} />
              ))}
            </ul>
            <div className={styles.detail}>{card(mark.marked, false)}</div>
          </div>
        )}
        {data && (
          <Pager
            page={page}
            total={data.total}
            take={MODERATION_PAGE}
            isFull={data.data.length === MODERATION_PAGE}
            onTurn={onTurn}
          />
        )}
      </div>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          isBusy={selected.some(({ product }) => busy.includes(product.id))}
          onApprove={() => board.askApprove(selected)}
          onReject={() => board.askReject(selected)}
        />
      )}
      <BoardSheets board={board} />
    </>
  );
}

const query = () => window.matchMedia("(min-width: 1000px)");

function subscribe(notify: () => void) {
  const wide = query();
  wide.addEventListener("change", notify);
  return () => wide.removeEventListener("change", notify);
}

/** Whether there is room for a list and a listing side by side. */
function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
