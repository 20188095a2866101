import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { KEYS } from "../../queryKeys.ts";
import type { GroupStage } from "../groups/groupStage.ts";
import { useGroupText } from "./locales/useGroupText.ts";

/** Says that a group has become full or is over while one was looking, to those who don't see it. */
export function StageNews({ stage }: { stage: GroupStage }) {
  const { t } = useGroupText();
  const [first] = useState(stage);
  const client = useQueryClient();
  useEffect(() => {
    // The cart counts groups that are open.
    if (stage !== first) void client.invalidateQueries({ queryKey: [KEYS.cartCount] });
  }, [client, stage, first]);
  const isNews = stage !== first && stage !== "waiting" && stage !== "joinable";
  return (
    <p role="status" className="hidden-words">
      {isNews && t(`group.${stage}`)}
    </p>
  );
}
