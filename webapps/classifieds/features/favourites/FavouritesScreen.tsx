import { useEffect, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { FAVOURITES_PAGE } from "#contract/limits.ts";
import type { ListingCard as Card } from "#contract/listings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { SortChip } from "#webapps/shared/ui/SortChip.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useIsWhole } from "#webapps/shared/ui/useIsWhole.ts";
import { CardSkeletons } from "../cards/CardSkeletons.tsx";
import { ListingCard } from "../cards/ListingCard.tsx";
import grid from "../cards/ListingGrid.module.css";
import { useToggleFavourite } from "../cards/useToggleFavourite.ts";
import { GuestCard } from "../guests/GuestCard.tsx";
import { type FavouriteDirection, readFavouritesPlace, writeFavouritesPlace } from "../links/listPlace.ts";
import { paths } from "../links/paths.ts";
import { Pager } from "../ui/Pager.tsx";
import styles from "./FavouritesScreen.module.css";
import { useFavourites } from "./favourites.ts";
import { useFavouritesText } from "./locales/useFavouritesText.ts";

/** More than a phone shows at once. */
const SEEN_FIRST = 6;
const UNDO_MS = 5000;
const orders = [
  { value: "desc", text: "favourites.recent" },
  { value: "asc", text: "favourites.old" },
] as const;

interface PlaceProps {
  direction: FavouriteDirection;
  page: number;
  /** By how much the page begins earlier, as cards of the pages before were let go. */
  shift: number;
  onTurn: (page: number, shift: number) => void;
}

/** Asks for a page again once cards of it were removed and their undo is over: the cards behind them come forward. */
function useFilling(isShort: boolean, refetch: () => unknown) {
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (!isShort || removals === 0) return undefined;
    const timer = setTimeout(() => void refetch(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isShort, removals, refetch]);
  return () => setRemovals((count) => count + 1);
}

function NoFavourites() {
  const { t } = useFavouritesText();
  return (
    <EmptyState
      drawing={<LineDrawing name="heart" />}
      title={t("favourites.empty")}
      action={<ActionButton to={paths.home}>{t("empty.toFeed")}</ActionButton>}
    >
      {t("favourites.hint")}
    </EmptyState>
  );
}

/** One page of what one keeps. A card whose heart is taken off goes at once, and comes back where it was by undoing. */
function Favourites({ direction, page, shift, onTurn }: PlaceProps) {
  const { t } = useFavouritesText();
  const toggle = useToggleFavourite();
  const { data, error, isPlaceholderData, refetch } = useFavourites(direction, page, shift);
  const isWhole = useIsWhole();
  const kept = data?.data.filter(({ product }) => product.isFavourite) ?? [];
  const removed = data ? data.data.length - kept.length : 0;
  const total = data ? data.total - removed : 0;
  const isDrained = kept.length === 0 && total > 0 && !isPlaceholderData;

  const fill = useFilling(removed > 0 && !isPlaceholderData, refetch);

  // Every card of the first page was let go: those behind it come forward.
  useEffect(() => {
    if (isDrained && page === 1) void refetch();
  }, [isDrained, page, refetch]);

  function handleRemove(card: Card) {
    fill();
    const onAct = () => void toggle({ ...card, isFavourite: false });
    showToast({ header: t("favourites.removed"), action: { label: t("favourites.undo"), onAct } }, UNDO_MS);
  }

  if (error && !data) {
    return <ErrorScreen error={error} title={t("favourites.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={6} />;
  if (total === 0) return <NoFavourites />;
  if (isDrained && page > 1) {
    const last = Math.min(page - 1, Math.ceil(total / FAVOURITES_PAGE));
    return <Navigate to={{ search: writeFavouritesPlace(direction, last) }} replace />;
  }
  return (
    <div className={styles.list} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
      <div className={grid.grid}>
        {kept.slice(0, isWhole ? undefined : SEEN_FIRST).map(({ id, product }, index) => (
          <ListingCard
            key={id}
            card={product}
            isEager={index < 4}
            isInactive={product.isDeactivated}
            onRemove={handleRemove}
          />
        ))}
      </div>
      <Pager
        page={page}
        total={total + shift}
        take={FAVOURITES_PAGE}
        isFull={data.data.length === FAVOURITES_PAGE}
        onTurn={(next) => onTurn(next, next > page ? shift + removed : shift)}
      />
    </div>
  );
}

/** Returns how many listings of the pages before were removed, from the state of a turned page. */
function shiftOf(state: unknown): number {
  const shift = typeof state === "object" && state !== null && "shift" in state ? Number(state.shift) : 0;
  return Number.isInteger(shift) && shift > 0 ? shift : 0;
}

/** The listings one keeps, with their order in a chip. */
export function FavouritesScreen() {
  const { t } = useFavouritesText();
  const [query, setQuery] = useSearchParams();
  const { direction, page } = readFavouritesPlace(query);
  const shift = shiftOf(useLocation().state);
  const isGuest = useSession(({ status }) => status === "guest");

  return (
    <Page title={t("favourites.title")} home={paths.home} isRoot>
      <header className={styles.header}>
        <h1>{t("favourites.title")}</h1>
        {!isGuest && (
          <SortChip
            title={t("favourites.sort")}
            options={orders.map(({ value, text }) => ({ value, label: t(text) }))}
            chosen={direction}
            usual="desc"
            onChoose={(value) => setQuery(writeFavouritesPlace(value), { replace: true })}
          />
        )}
      </header>
      <div className={styles.content}>
        {isGuest ? (
          <GuestCard to="favourites" />
        ) : (
          <Favourites
            direction={direction}
            page={page}
            shift={page > 1 ? shift : 0}
            onTurn={(next, nextShift) => {
              setQuery(writeFavouritesPlace(direction, next), { state: { shift: nextShift } });
              window.scrollTo(0, 0);
            }}
          />
        )}
      </div>
    </Page>
  );
}
