import { useText } from "../../locales/useText.ts";

const joinTypes = ["Created", "Invited", "NoData", "SelfJoined"] as const;
const openKinds = [
  "",
  "invite",
  "group",
  "product",
  "category",
  "order",
  "ref",
  "transaction",
  "topOnboarding",
] as const;
const shareKinds = ["copy", "telegram", "whatsapp", "system"] as const;

const known = <Name extends string>(names: readonly Name[], name: string) =>
  names.find((other) => other === name);

/** Names of what the report counts; what it doesn't know is named as it is. */
export function useLabels() {
  const { t } = useText();
  const join = (type: string) => {
    const name = known(joinTypes, type);
    return name ? t(`joins.${name}`) : type;
  };
  return {
    join,
    /** A campaign, or where there was none, the way people joined. */
    source: join,
    open: (kind: string) => {
      const name = known(openKinds, kind);
      return name === undefined ? t("opens.other", { kind }) : t(`opens.${name}`);
    },
    share: (kind: string) => {
      const name = known(shareKinds, kind);
      return name ? t(`shares.${name}`) : kind;
    },
  };
}
