import { oneOf } from "#contract/deepLinkKinds.ts";
import { joinTypes, openKinds, shareKinds } from "#contract/reportKinds.ts";
import { useText } from "../../locales/useText.ts";

/** Names of what the report counts; what it doesn't know is named as something else, and a campaign as it is. */
export function useLabels() {
  const { t } = useText();
  const join = (type: string) => {
    const name = oneOf(joinTypes, type);
    return name ? t(`joins.${name}`) : type;
  };
  return {
    join,
    /** A campaign, or where there was none, the way people joined. */
    source: join,
    open: (kind: string) => {
      const name = oneOf(openKinds, kind);
      return name === undefined ? t("opens.other", { kind }) : t(`opens.${name}`);
    },
    share: (kind: string) => {
      const name = oneOf(shareKinds, kind);
      return name === undefined ? t("shares.other", { kind }) : t(`shares.${name}`);
    },
  };
}
