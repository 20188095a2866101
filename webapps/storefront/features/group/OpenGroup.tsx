import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Group } from "#contract/groups.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import card from "../../shell/Card.module.css";
import { placesLeft } from "../groups/groupStage.ts";
import { personName } from "../groups/SeatFace.tsx";
import { Countdown } from "../time/Countdown.tsx";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./OpenGroup.module.css";
import { Seats } from "./Seats.tsx";

/** From which seat on people are new since the page was opened or somebody left; all that are there at first are not. */
function useNewcomers(count: number): number {
  const [seen, setSeen] = useState({ count, from: count });
  if (seen.count !== count) {
    const next = { count, from: Math.min(seen.count, count) };
    setSeen(next);
    return next.from;
  }
  return seen.from;
}

interface OpenGroupProps {
  group: Group;
  myId: number | undefined;
}

/** Says who has come while one was looking, to those who don't see the seats. */
function Newcomers({ group, from }: { group: Group; from: number }) {
  const { t } = useGroupText();
  const newcomers = group.participants.slice(from);
  const count = newcomers.length;
  useEffect(() => {
    if (count > 0) haptic("success");
  }, [count]);
  const words = newcomers.map((person) => t("group.joined", { name: personName(person) }));
  return (
    <p role="status" className="hidden-words">
      {count > 0 && [...words, t("group.left", { count: placesLeft(group) })].join(" ")}
    </p>
  );
}

/** The heart of an open group: its seats filling up, and the time that is left. */
export function OpenGroup({ group, myId }: OpenGroupProps) {
  const { t } = useGroupText();
  const client = useQueryClient();
  const left = placesLeft(group);
  const newFrom = useNewcomers(group.participants.length);
  const isMine = group.myOrder !== null;
  return (
    <section className={card.card}>
      <div className={styles.head}>
        <h2>{t("group.left", { count: left })}</h2>
        <p>
          {t(isMine ? "group.call" : "group.joinable", { count: left, total: group.participantsToComplete })}
        </p>
      </div>
      <Seats group={group} myId={myId} newFrom={newFrom} />
      <Newcomers group={group} from={newFrom} />
      <p className={styles.timer}>
        <Icon name="clock" />
        <strong>
          <Countdown
            endsAt={group.endsAt}
            onEnd={() => void client.invalidateQueries({ queryKey: ["group"] })}
          />
        </strong>
        <span>{t("group.timer")}</span>
      </p>
    </section>
  );
}
