import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import type { Product } from "#contract/products.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { paths } from "../../paths.ts";
import { isMissing } from "../../shell/isMissing.ts";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { useCurrentGroups, useGroup } from "../groups/groups.ts";
import { useProduct } from "../products/products.ts";
import { useProfile } from "../shopper/shopper.ts";
import { DemandTest } from "./DemandTest.tsx";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { PurchaseForm } from "./PurchaseForm.tsx";
import styles from "./PurchaseScreen.module.css";
import { PurchaseSkeleton } from "./PurchaseSkeleton.tsx";
import { type PurchaseWay, readWay } from "./purchaseWay.ts";

/**
 * Returns the last known value. A form that is being filled stays while everything is asked for again, as it is when
 * somebody signs in.
 */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function HomeLink() {
  const { t } = usePurchaseText();
  return (
    <Link to={paths.home} className={styles.way}>
      {t("purchase.home")}
    </Link>
  );
}

/** It couldn't be loaded: again, or home. */
function LoadFailed({
  error,
  onRetry,
  isRetrying,
}: {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const { t } = usePurchaseText();
  return (
    <>
      <ErrorScreen error={error} title={t("purchase.loadFailed")} onRetry={onRetry} isRetrying={isRetrying} />
      <HomeLink />
    </>
  );
}

function MissingProduct() {
  const { t } = usePurchaseText();
  return (
    <EmptyState
      drawing={<LineDrawing name="bag" />}
      title={t("purchase.missing")}
      action={<ActionButton to={paths.home}>{t("purchase.home")}</ActionButton>}
    >
      {t("purchase.missingText")}
    </EmptyState>
  );
}

/** An invitation that isn't one to this product; `openAt` is where it is one to. */
function WrongInvite({ productLink, openAt }: { productLink: string; openAt?: string }) {
  const { t } = usePurchaseText();
  return (
    <EmptyState
      drawing={<LineDrawing name="magnifier" />}
      title={t(openAt ? "purchase.otherInvite" : "purchase.noInvite")}
      action={
        <div className={styles.ways}>
          {openAt && (
            <ActionButton replace to={openAt} look="brand">
              {t("purchase.openInvite")}
            </ActionButton>
          )}
          <ActionButton
            replace
            to={paths.purchase(productLink, { isGroupPurchase: true })}
            look={openAt ? "soft" : "brand"}
          >
            {t("purchase.newGroup")}
          </ActionButton>
        </div>
      }
    >
      {t(openAt ? "purchase.otherInviteText" : "purchase.noInviteText")}
    </EmptyState>
  );
}

interface PartProps {
  product: Product;
  way: PurchaseWay;
}

/** By an invitation, or into a group that was picked. */
function IntoGroup({ product, way, code }: PartProps & { code: string }) {
  const { data, error, isFetching, refetch } = useGroup(code);
  const group = useLast(data);
  if (group && group.purchase.product.link !== product.link) {
    return <WrongInvite productLink={product.link} openAt={paths.invite(code)} />;
  }
  if (group) return <WithGroups {...{ product, way }} group={group} />;
  if (isMissing(error)) return <WrongInvite productLink={product.link} />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <PurchaseSkeleton />;
}

/** Groups of the product as the person may use them; without them, which the server knows anyway, the form still works. */
function WithGroups({
  product,
  way,
  group,
}: PartProps & { group?: Parameters<typeof PurchaseForm>[0]["group"] }) {
  const { data, isError } = useCurrentGroups(product.id);
  const groups = useLast(data);
  if (!groups && !isError) return <PurchaseSkeleton />;
  const hasRoom = Boolean(groups?.joinable.length);
  return <PurchaseForm {...{ product, way, group, hasRoom }} mine={groups?.mine} />;
}

/** Whether it is known, if anything is, where the person's last order went: a form that is filled in late misses a quick press. */
function useIsProfileKnown(): boolean {
  const isSigningIn = useSession(({ status }) => status === "signing-in");
  const { isLoading } = useProfile();
  return useLast(isSigningIn || isLoading ? undefined : true) ?? false;
}

function Purchase({ product, way }: PartProps) {
  const isProfileKnown = useIsProfileKnown();
  if (!product.isRealProduct) return <DemandTest product={product} />;
  if (!isProfileKnown) return <PurchaseSkeleton />;
  if (!way.isGroupPurchase) return <PurchaseForm {...{ product, way }} hasRoom={false} />;
  const { inviteCode: code } = way;
  return code ? <IntoGroup key={code} {...{ product, way, code }} /> : <WithGroups {...{ product, way }} />;
}

function Loaded({ link, way }: { link: string; way: PurchaseWay }) {
  const { data, error, isFetching, refetch } = useProduct(link);
  const product = useLast(data);
  if (product && !isMissing(error)) return <Purchase product={product} way={way} />;
  if (isMissing(error)) return <MissingProduct />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <PurchaseSkeleton />;
}

/** `/purchase/:link?isGroupPurchase=&joinType=&inviteCode=`: the order form. */
export function PurchaseScreen() {
  const { t } = usePurchaseText();
  const { link = "" } = useParams();
  const [search] = useSearchParams();
  return (
    <TitledScreen title={t("purchase.title")}>
      <Loaded key={link} link={link} way={readWay(search)} />
    </TitledScreen>
  );
}
