import { Link } from "react-router";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { outerLink } from "#webapps/shared/telegram/links.ts";
import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import styles from "./AboutBlock.module.css";
import { Fold, FoldGroup } from "./Fold.tsx";
import { useAboutText } from "./locales/useAboutText.ts";

/** A line that leads to an address outside the shop, or to a page of its own. */
function Way({
  icon,
  label,
  url,
  to,
}: {
  icon: IconName;
  label: string;
  url?: string | undefined;
  to?: string;
}) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span>{label}</span>
    </>
  );
  if (!url) return to ? <Link to={to}>{content}</Link> : null;
  return (
    <a
      href={url}
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        openAddress(url);
      }}
    >
      {content}
    </a>
  );
}

/** The company behind the shop, its documents, and the way to its support. */
export function AboutBlock() {
  const { t } = useAboutText();
  const { data: configs = {} } = useTextConfigs();
  const { COMPANY_EMAIL: email, COMPANY_NAME: company, COMPANY_ADDRESS: address } = configs;
  return (
    <FoldGroup>
      <Fold title={t("company.title")}>
        <div className={styles.about}>
          <p>{t("company.text")}</p>
          {email && (
            <section>
              <h3>{t("company.contact")}</h3>
              <a {...outerLink(`mailto:${email}`)}>
                <Icon name="mail" size={20} />
                <span>{email}</span>
              </a>
            </section>
          )}
          {(company || address) && (
            <section>
              <h3>{t("company.company")}</h3>
              <address>
                {company && <span>{company}</span>}
                {address && <span>{address}</span>}
              </address>
            </section>
          )}
          <section>
            <h3>{t("company.documents")}</h3>
            <Way icon="shield" label={t("company.privacy")} url={configs.PRIVACY_URL} to={paths.terms} />
            <Way icon="renew" label={t("company.returns")} url={configs.RETURNS_URL} to={paths.terms} />
            <Way icon="doc" label={t("company.terms")} url={configs.TERMS_URL} to={paths.terms} />
          </section>
          <section>
            <Way icon="chat" label={t("company.support")} url={configs.SUPPORT_URL} />
            <Way icon="info" label={t("company.more")} to={paths.about} />
          </section>
        </div>
      </Fold>
    </FoldGroup>
  );
}
