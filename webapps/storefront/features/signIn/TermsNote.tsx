import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { openLink } from "#webapps/shared/telegram/links.ts";
import { paths } from "../../paths.ts";
import styles from "./LoginDrawer.module.css";
import { useSignInText } from "./locales/useSignInText.ts";

/** Where the link to the terms stands in the sentence. */
const PLACE = "\u0000";

/** The terms that one agrees to by signing in. They open beside the sign-in, which stays. */
export function TermsNote() {
  const { t } = useSignInText();
  const { data: configs } = useTextConfigs();
  const url = configs?.TERMS_URL ?? new URL(paths.terms, location.origin).href;
  const [before, after] = t("signIn.terms", { terms: PLACE }).split(PLACE);
  return (
    <p className={styles.terms}>
      {before}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          openLink(url);
        }}
      >
        {t("menu.terms")}
      </a>
      {after}
    </p>
  );
}
