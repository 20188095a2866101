import type { Group } from "#contract/groups.ts";
import card from "../../shell/Card.module.css";
import type { GroupStage } from "../groups/groupStage.ts";
import { Celebration } from "./Celebration.tsx";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./OpenGroup.module.css";
import { OtherWays } from "./OtherWays.tsx";
import { Seats } from "./Seats.tsx";

interface EndedGroupProps {
  group: Group;
  stage: Exclude<GroupStage, "waiting" | "joinable">;
  myId: number | undefined;
}

/** The heart of a group that is full or over: what that means. */
export function EndedGroup({ group, stage, myId }: EndedGroupProps) {
  const { t } = useGroupText();
  const values = { count: group.participants.length, total: group.participantsToComplete };
  const isMineAndFull = stage === "done";
  return (
    <section className={card.card} style={{ position: "relative" }}>
      {isMineAndFull && <Celebration groupCode={group.inviteCode} />}
      <div className={styles.head}>
        <h2>{t(`group.${stage}`)}</h2>
        <p>{t(`group.${stage}.text`, values)}</p>
      </div>
      {stage !== "cancelled" && <Seats group={group} myId={myId} isOver={stage === "expired"} />}
      {!isMineAndFull && (
        <OtherWays
          productLink={group.purchase.product.link}
          again={t(stage === "full" ? "group.startNew" : "group.startAgain")}
        />
      )}
    </section>
  );
}
