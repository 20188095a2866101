import { useEffect, useState } from "react";
import { Navigate, useParams } from "react-router";
import type { Group, Participant } from "#contract/groups.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { paths } from "../../paths.ts";
import { OpenInTelegram } from "../arrival/OpenInTelegram.tsx";
import { keepReferer } from "../arrival/source.ts";
import { isOffered, joinPath, stageOf } from "../groups/groupStage.ts";
import { useGroup } from "../groups/groups.ts";
import { personName, SeatFace } from "../groups/SeatFace.tsx";
import { rupees } from "../prices/rupees.ts";
import { EndedGroup } from "./EndedGroup.tsx";
import { GroupByCode } from "./GroupByCode.tsx";
import { GroupOver } from "./GroupOver.tsx";
import { InviteSkeleton } from "./GroupSkeleton.tsx";
import styles from "./InviteScreen.module.css";
import { fromGroup, LedToSeat } from "./LedToSeat.tsx";
import { useGroupText } from "./locales/useGroupText.ts";
import { NextSteps } from "./NextSteps.tsx";
import { OpenGroup } from "./OpenGroup.tsx";
import { ProductOffer } from "./ProductOffer.tsx";
import { RealPeople } from "./RealPeople.tsx";
import { StageNews } from "./StageNews.tsx";
import { useNextLines } from "./useNextLines.ts";

/** The person who invites with a code: its owner, else the one who started the group. */
export function inviterOf(
  { participants }: Pick<Group, "participants">,
  code: string,
): Participant | undefined {
  return (
    participants.find(({ inviteCode }) => inviteCode === code) ??
    participants.find(({ isCreator }) => isCreator) ??
    participants[0]
  );
}

/** Whether the viewer is in a group, or has started it: an invitation into it leads to its own page. */
export const isOwnGroup = ({ myOrder, purchase }: Pick<Group, "myOrder" | "purchase">): boolean =>
  myOrder !== null || purchase.userId !== null;

/** The person who invites into a group. */
function Inviter({ person, seat }: { person: Participant; seat: number }) {
  const { t } = useGroupText();
  return (
    <div className={styles.inviter}>
      <span className={styles.face}>
        <SeatFace person={person} seat={seat} />
      </span>
      <div>
        <h2>{t("invited.from", { name: personName(person) })}</h2>
        <p>{t("invited.from.text")}</p>
      </div>
    </div>
  );
}

function InviteParts({ group, code }: { group: Group; code: string }) {
  const { t } = useGroupText();
  const [isFullSeen, setFullSeen] = useState(false);
  const stage = stageOf(group);
  const lines = useNextLines(group);
  const inviter = inviterOf(group, code);
  const { product } = group.purchase;
  return (
    <>
      <StageNews stage={stage} />
      {inviter && <Inviter person={inviter} seat={group.participants.indexOf(inviter)} />}
      <ProductOffer product={product} />
      {stage === "waiting" || stage === "joinable" ? (
        <OpenGroup group={group} myId={undefined} />
      ) : (
        <EndedGroup group={group} stage={stage} myId={undefined} />
      )}
      {lines.length > 0 && (
        <NextSteps title={t("invited.how")} lines={lines}>
          <p>{t("group.next.noPay")}</p>
        </NextSteps>
      )}
      {isOffered(stage, "join") && (
        <>
          <RealPeople />
          <OpenInTelegram startParam={`invite_${code}`}>{t("group.openTelegram")}</OpenInTelegram>
          <ActionBar>
            <ActionButton to={joinPath(group, code)} state={fromGroup(code)} look="brand">
              {t("group.join", { price: rupees(product.discountedPrice) })}
            </ActionButton>
          </ActionBar>
        </>
      )}
      {stage === "full" && !isFullSeen && (
        <GroupOver kind="full" productLink={product.link} onClose={() => setFullSeen(true)} />
      )}
    </>
  );
}

/** Keeps who invited, where a member's own code says so. */
function useKeptInviter(group: Group | undefined, code: string) {
  const isOwn = group !== undefined && isOwnGroup(group);
  const inviterId = group?.participants.find(({ inviteCode }) => inviteCode === code)?.userId;
  useEffect(() => {
    if (!isOwn && inviterId) keepReferer(inviterId);
  }, [isOwn, inviterId]);
}

function InviteAt({ code }: { code: string }) {
  const { t } = useGroupText();
  const { data: group } = useGroup(code);
  useKeptInviter(group, code);
  if (group && isOwnGroup(group)) return <Navigate to={paths.group(group.inviteCode)} replace />;
  return (
    <GroupByCode
      code={code}
      title={t("invited.page")}
      missing={t("invited.missing")}
      skeleton={<InviteSkeleton />}
    >
      {(found) => <InviteParts group={found} code={code} />}
    </GroupByCode>
  );
}

/** `/invite/:inviteCode`: where a friend lands who is asked into a group. */
export function InviteScreen() {
  const { inviteCode = "" } = useParams();
  return (
    <LedToSeat key={inviteCode} code={inviteCode}>
      <InviteAt code={inviteCode} />
    </LedToSeat>
  );
}
