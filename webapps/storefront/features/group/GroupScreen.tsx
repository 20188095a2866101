import { Link, useParams } from "react-router";
import type { Group } from "#contract/groups.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { isOffered, joinPath, stageOf } from "../groups/groupStage.ts";
import { useGroup } from "../groups/groups.ts";
import { rupees } from "../prices/rupees.ts";
import { EndedGroup } from "./EndedGroup.tsx";
import { GroupByCode } from "./GroupByCode.tsx";
import styles from "./GroupScreen.module.css";
import { GroupSkeleton } from "./GroupSkeleton.tsx";
import { LeaveGroup } from "./LeaveGroup.tsx";
import { fromGroup, LedToSeat } from "./LedToSeat.tsx";
import { useGroupText } from "./locales/useGroupText.ts";
import { NextSteps } from "./NextSteps.tsx";
import { OpenGroup } from "./OpenGroup.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { PassOn } from "./PassOn.tsx";
import { ProductRow } from "./ProductRow.tsx";
import { RealPeople } from "./RealPeople.tsx";
import { StageNews } from "./StageNews.tsx";
import { useNextLines } from "./useNextLines.ts";
import { useShareGroup } from "./useShareGroup.ts";

/** The id of whoever is signed in, from their own token. */
function useMyId(): number | undefined {
  const isSignedIn = useIsSignedIn();
  return (isSignedIn && ownerOf(readAccessToken())) || undefined;
}

/** Ways to bring friends into a group: large buttons, and one's own link. */
function ShareCard({ group, memberCode }: { group: Group; memberCode: string }) {
  const { t } = useGroupText();
  return <PassOn title={t("pass.title")} passed={useShareGroup(group, memberCode)} />;
}

/** The person's own order in a group, and what it will come to at the door. */
function OrderLine({ order }: { order: NonNullable<Group["myOrder"]> }) {
  const { t } = useGroupText();
  return (
    <dl className={`${styles.order} figures`}>
      <dt>
        {t("group.total")}
        <Link to={paths.order(order.id)}>
          {t("group.order", { number: order.number })} <Icon name="forward" size={16} />
        </Link>
      </dt>
      <dd>{rupees(order.total)}</dd>
    </dl>
  );
}

function GroupParts({ group, code }: { group: Group; code: string }) {
  const { t } = useGroupText();
  const myId = useMyId();
  const stage = stageOf(group);
  const lines = useNextLines(group);
  const { myOrder, participants } = group;
  const { product } = group.purchase;
  const isOpen = stage === "waiting" || stage === "joinable";
  const mine = participants.find(({ userId }) => myId !== undefined && userId === myId);
  return (
    <>
      <StageNews stage={stage} />
      {isOpen ? (
        <OpenGroup group={group} myId={myId} />
      ) : (
        <EndedGroup group={group} stage={stage} myId={myId} />
      )}
      {isOffered(stage, "invite") && (
        <ShareCard group={group} memberCode={mine?.inviteCode ?? group.inviteCode} />
      )}
      <section className={card.card} aria-label={t("group.product")}>
        <ProductRow product={product} />
        {myOrder && (stage === "waiting" || stage === "done") && <OrderLine order={myOrder} />}
      </section>
      {lines.length > 0 && (
        <NextSteps title={t("group.next")} lines={lines}>
          {isOpen && <p>{t("group.next.noPay")}</p>}
        </NextSteps>
      )}
      {stage === "done" && <OtherWays productLink={product.link} />}
      {isOpen && <RealPeople />}
      {myOrder && isOffered(stage, "leave") && (
        <LeaveGroup orderId={myOrder.id} isLast={participants.length === 1} />
      )}
      {stage === "done" && myOrder?.status === "placed" && (
        <ActionBar>
          <ActionButton to={paths.order(myOrder.id)} look="brand">
            {t("group.confirm")}
          </ActionButton>
        </ActionBar>
      )}
      {isOffered(stage, "join") && (
        <ActionBar>
          <ActionButton to={joinPath(group, code)} state={fromGroup(code)} look="brand">
            {t("group.join", { price: rupees(product.discountedPrice) })}
          </ActionButton>
        </ActionBar>
      )}
    </>
  );
}

function GroupAt({ code }: { code: string }) {
  const { t } = useGroupText();
  const isMine = Boolean(useGroup(code).data?.myOrder);
  return (
    <GroupByCode
      code={code}
      title={t(isMine ? "group.mine" : "group.title")}
      missing={t("group.missing")}
      skeleton={<GroupSkeleton />}
    >
      {(group) => <GroupParts group={group} code={code} />}
    </GroupByCode>
  );
}

/** `/groupPurchase/:inviteCode`: the group as it fills, and what one can do for it. */
export function GroupScreen() {
  const { inviteCode = "" } = useParams();
  return (
    <LedToSeat key={inviteCode} code={inviteCode}>
      <GroupAt code={inviteCode} />
    </LedToSeat>
  );
}
