import { useEffect, useState } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import type { Group } from "#contract/groups.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { actionClass } from "#webapps/shared/ui/ActionButton.tsx";
import { EndedGroup } from "../components/group/EndedGroup.tsx";
import { GroupByCode } from "../components/group/GroupByCode.tsx";
import { GroupOver } from "../components/group/GroupOver.tsx";
import { InviteSkeleton } from "../components/group/GroupSkeleton.tsx";
import { Inviter } from "../components/group/Inviter.tsx";
import { LedToSeat } from "../components/group/LedToSeat.tsx";
import { NextSteps } from "../components/group/NextSteps.tsx";
import { OpenGroup } from "../components/group/OpenGroup.tsx";
import { ProductOffer } from "../components/group/ProductOffer.tsx";
import { RealPeople } from "../components/group/RealPeople.tsx";
import { StageNews } from "../components/group/StageNews.tsx";
import { useNextLines } from "../components/group/useNextLines.ts";
import { OpenInTelegram } from "../components/OpenInTelegram.tsx";
import { useGroupText } from "../locales/group/useGroupText.ts";
import { isOffered, stageOf } from "../logic/groupStage.ts";
import { inviterOf, isOwnGroup } from "../logic/invitation.ts";
import { joinPath } from "../logic/joinPath.ts";
import { paths } from "../logic/paths.ts";
import { rupees } from "../logic/rupees.ts";
import { useGroup } from "../queries/groups.ts";
import { fromGroup } from "../stores/joined.ts";
import { keepReferer } from "../stores/source.ts";

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
            <Link
              to={joinPath(group, code)}
              state={fromGroup(code)}
              className={actionClass}
              data-look="brand"
            >
              {t("group.join", { price: rupees(product.discountedPrice) })}
            </Link>
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
