import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Product } from "#contract/products.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { sendOnce } from "#webapps/shared/client/sendOnce.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { isOffline, useWhenOnline } from "../../offline/waiting.ts";
import { paths } from "../../paths.ts";
import { KEYS } from "../../queryKeys.ts";
import { groupPageOf, leadToSeat } from "../group/LedToSeat.tsx";
import { askForCode, useSignIn } from "../signIn/signIn.ts";
import { failureTitle } from "./failureWords.ts";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { placeOrder } from "./placeOrder.ts";
import { dropPurchaseDraft, unansweredPurchase } from "./purchaseDraft.ts";
import { type Faults, fieldOf, type PurchaseBody } from "./purchaseForm.ts";
import type { SuccessArrival } from "./purchaseWay.ts";

type Answer = Awaited<ReturnType<typeof placeOrder>>;

/** The outcome of an order that wasn't placed. */
export type Refusal =
  | { kind: "full" | "ended" }
  /** The code of the group one is in already. */
  | { kind: "already"; inviteCode: string }
  | { kind: "failed"; error: unknown };

const TOAST_MS = 5000;

/** Keys of the data that an order changes. */
const CHANGED = [
  KEYS.myGroups,
  KEYS.cartCount,
  KEYS.currentGroups,
  KEYS.group,
  KEYS.orders,
  KEYS.deliveryProfile,
  KEYS.shopper,
  KEYS.sections,
  KEYS.referral,
];

function refresh(queryClient: QueryClient) {
  for (const kind of CHANGED) void queryClient.invalidateQueries({ queryKey: [kind] });
}

function refusalOf(error: unknown): Refusal {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "GROUP_FULL") return { kind: "full" };
  if (code === "GROUP_ENDED") return { kind: "ended" };
  const inviteCode = error instanceof ApiError ? error.fields.inviteCode : undefined;
  if (code === "ALREADY_IN_GROUP" && inviteCode) return { kind: "already", inviteCode };
  return { kind: "failed", error };
}

/** The server's faults where the form has fields for them. */
function faultsOf(error: unknown): Faults {
  const named =
    error instanceof ApiError && error.code === "invalid_input" ? Object.entries(error.fields) : [];
  return Object.fromEntries(
    named.flatMap(([name, said]) => {
      const field = fieldOf(name);
      const fault = said === "required" || said === "too_long" ? said : "wrong";
      return field ? [[field, fault]] : [];
    }),
  );
}

/** Refusals that a proven phone of the person's would change. */
const isUnproven = (error: unknown) =>
  error instanceof ApiError && (error.code === "phone_unproven" || error.code === "unauthorized");

/** Whether the page shows old data: the product is gone or changed, or the groups have. */
const isStale = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** The balance was used elsewhere meanwhile. */
const isBalanceLess = (error: unknown) => error instanceof ApiError && error.code === "balance_changed";

/** Tells of what the order was, for those who count. */
const eventOf = ({ productId, quantity = 1, isGroupPurchase = true, ...rest }: PurchaseBody) => ({
  productId,
  quantity,
  isGroupPurchase,
  joinType: rest.joinType ?? null,
  depth: rest.depth ?? null,
  utmSource: rest.utmSource ?? null,
  utmMedium: rest.utmMedium ?? null,
});

function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Leads to what was ordered; on another page by then, it is only told. */
function useGoOn() {
  const { t } = usePurchaseText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isHere = useIsHere();

  function leadOn({ inviteCode, orderNumber }: Answer, { total, balance = 0 }: PurchaseBody) {
    if (inviteCode === null) {
      const arrival: SuccessArrival = { isCovered: balance === total };
      return navigate(paths.success(orderNumber), { replace: true, state: arrival });
    }
    const page = groupPageOf(state);
    if (page === undefined) return navigate(paths.group(inviteCode), { replace: true });
    // The page before is the same group as a stranger sees it: one's own takes its place.
    leadToSeat(page, inviteCode);
    return navigate(-1);
  }

  async function goOn(answer: Answer, body: PurchaseBody) {
    if (isHere.current) await leadOn(answer, body);
    else showToast({ header: t("success.title") }, TOAST_MS);
    refresh(queryClient);
  }

  return { goOn, isHere };
}

/**
 * Places an order of a product, once however often it is sent, and goes on to its group or its number. Who isn't signed
 * in, or has no proven phone, proves the order's first; then it goes on by itself.
 */
export function usePlaceOrder({ id, link }: Product, onFaults: (faults: Faults) => void) {
  const { t } = usePurchaseText();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);
  const lastSent = useRef<PurchaseBody>(undefined);
  const { goOn, isHere } = useGoOn();

  function refuse(error: unknown, body: PurchaseBody) {
    setSending(false);
    if (!isHere.current)
      return void showToast({ header: t(failureTitle(error)), message: t("purchase.kept") });
    if (isUnproven(error)) return prove(body);
    haptic("error");
    const faults = faultsOf(error);
    if (Object.keys(faults).length > 0) return onFaults(faults);
    setRefusal(refusalOf(error));
    if (isBalanceLess(error)) void queryClient.invalidateQueries({ queryKey: [KEYS.referral] });
    if (isStale(error))
      for (const queryKey of [
        [KEYS.product, link],
        [KEYS.currentGroups, id],
      ]) {
        void queryClient.invalidateQueries({ queryKey });
      }
  }

  const prove = (body: PurchaseBody) => askForCode(body.phoneNumber ?? "", () => void send(body));

  async function send(body: PurchaseBody) {
    if (isBusy.current) return;
    isBusy.current = true;
    lastSent.current = body;
    setSending(true);
    setRefusal(undefined);
    try {
      const memory = unansweredPurchase(link, body.isGroupPurchase ? "group" : "alone");
      const done = await sendOnce(memory, body, placeOrder);
      track("confirm_order", { ...eventOf(done.body), orderId: done.answer.orderId });
      haptic("success");
      dropPurchaseDraft(link);
      if (done.body !== body) showToast({ header: t("purchase.earlier") }, TOAST_MS);
      await goOn(done.answer, done.body);
    } catch (error) {
      refuse(error, body);
    } finally {
      isBusy.current = false;
    }
  }

  function order(body: PurchaseBody) {
    // The second half of a double tap: it is on its way, or a code is asked for already.
    if (isBusy.current || useSignIn.getState().phoneNumber !== undefined) return;
    track("place_order", eventOf(body));
    if (useSession.getState().status === "guest") prove(body);
    else void send(body);
  }

  const isHeldUp = refusal?.kind === "failed" && isOffline(refusal.error);
  useWhenOnline(isHeldUp, () => void (lastSent.current && send(lastSent.current)));

  /** Whether one was sent before of which nobody knows what came of it. */
  function isUnknown(isGroupPurchase: boolean): boolean {
    const before = unansweredPurchase(link, isGroupPurchase ? "group" : "alone").current;
    return before !== undefined && !before.isUnsent;
  }

  return { order, isSending, refusal, isHeldUp, isUnknown, forgetRefusal: () => setRefusal(undefined) };
}
