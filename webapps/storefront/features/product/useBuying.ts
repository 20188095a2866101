import { useState } from "react";
import { useNavigate } from "react-router";
import type { ProductCard } from "#contract/products.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { paths } from "../../paths.ts";
import { type FriendsWay, friendsWay, type OpenGroups, purchasePaths } from "./buyingWays.ts";

export interface Buying {
  way: FriendsWay;
  /** Whether one waits in a group of this product already. */
  isMember: boolean;
  /** The order form, for oneself and for a group of one's own. */
  alone: string;
  start: string;
  joinAny: string;
  /** The action of "Buy with friends". */
  withFriends: () => void;
  /** Tells how somebody set out to buy with friends. */
  note: (how: "join" | "start" | "any" | "choose") => void;
  isChoosing: boolean;
  stopChoosing: () => void;
}

/** The ways to buy a product, by the groups that are open for it. A preview leads nowhere. */
export function useBuying(
  product: Pick<ProductCard, "link">,
  groups: OpenGroups | undefined,
  isPreview: boolean,
): Buying {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const way = friendsWay(groups);
  const { link } = product;
  const here = paths.preview(link);
  const note: Buying["note"] = (how) => track("buy_with_friends", { link, how });

  function withFriends() {
    if (isPreview) return;
    haptic("press");
    switch (way.kind) {
      case "mine":
        return void navigate(paths.group(way.group.inviteCode));
      case "choose":
        note("choose");
        return setChoosing(true);
      case "start":
        note("start");
        return void navigate(purchasePaths.start(link));
      case "unknown":
        note("any");
        return void navigate(purchasePaths.joinAny(link));
    }
  }

  return {
    way,
    isMember: way.kind === "mine",
    alone: isPreview ? here : purchasePaths.alone(link),
    start: isPreview ? here : purchasePaths.start(link),
    joinAny: purchasePaths.joinAny(link),
    withFriends,
    note,
    isChoosing,
    stopChoosing: () => setChoosing(false),
  };
}
