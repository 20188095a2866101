import { useQueryClient } from "@tanstack/react-query";
import { List } from "@telegram-apps/telegram-ui/dist/components/Blocks/List/List";
import { useState } from "react";
import { useNavigate } from "react-router";
import { appLanguages, languageFacts } from "#contract/languages.ts";
import { may } from "#contract/roles.ts";
import type { Profile } from "#contract/users.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ChoiceSheet } from "#webapps/shared/ui/ChoiceSheet.tsx";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { ErrorScreen, errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Switch } from "#webapps/shared/ui/form/Switch.tsx";
import type { IconName } from "#webapps/shared/ui/Icon.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useConfigs, usePaidFeatures } from "../configs/configs.ts";
import { GuestCard } from "../guests/GuestCard.tsx";
import { paths } from "../links/paths.ts";
import { BalanceSheet } from "../promote/lazyParts.ts";
import { Face } from "../ui/Face.tsx";
import { Section } from "../ui/Section.tsx";
import { DebugPanel } from "./DebugPanel.tsx";
import { useProfileText } from "./locales/useProfileText.ts";
import { ProfileRow, ToneIcon } from "./ProfileRow.tsx";
import styles from "./ProfileScreen.module.css";
import { showUsername } from "./showUsername.ts";
import { useQuickTaps } from "./useQuickTaps.ts";

const languages = appLanguages.classifieds.map((value) => ({ value, label: languageFacts[value].name }));

const helpLinks = [
  { key: "SUPPORT_URL", icon: "help", tone: "green", text: "profile.support" },
  { key: "PRIVACY_URL", icon: "doc", tone: "grey", text: "profile.privacy" },
  { key: "TERMS_URL", icon: "doc", tone: "grey", text: "profile.terms" },
] as const satisfies readonly { key: string; icon: IconName; tone: string; text: string }[];

function Head({ me, onTap }: { me: Profile; onTap: () => void }) {
  const { t } = useProfileText();
  return (
    <div className={styles.face}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: five quick taps are for support, not for users. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <span onClick={onTap}>
        <Face name={me.firstName} photo={me.photoUrl} size={96} />
      </span>
      <h1>{[me.firstName, me.lastName].filter(Boolean).join(" ")}</h1>
      {(me.phoneNumber || me.isAdmin) && (
        <p className="hint-second">
          {[me.phoneNumber, me.isAdmin && t("profile.admin")].filter(Boolean).join(" · ")}
        </p>
      )}
    </div>
  );
}

function HeadSkeleton() {
  return (
    <div className={styles.face}>
      <Skeleton width={96} height={96} radius={48} />
      <Skeleton width={160} height={26} />
    </div>
  );
}

/** Whether buyers may write to one's own Telegram name; there only for those who have one. */
function UsernameRow({ username, isShown }: { username: string; isShown: boolean }) {
  const { t } = useProfileText();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function handleToggle() {
    // Two wishes on their way at once could arrive in the other order.
    if (isBusy) return;
    setBusy(true);
    try {
      await showUsername(queryClient, !isShown);
    } catch (error) {
      haptic("error");
      showToast({ header: t("profile.notSaved"), message: t(errorText(error)) });
    }
    setBusy(false);
  }

  return (
    <Switch
      before={<ToneIcon icon="chat" tone="green" />}
      label={t("profile.username", { username })}
      hint={t(isShown ? "profile.usernameOn" : "profile.usernameOff")}
      isOn={isShown}
      onChange={() => void handleToggle()}
    />
  );
}

/** The person's own rows: coins, listings, how buyers write to them, and an admin's way to moderation. */
function OwnRows({ me }: { me: Profile }) {
  const { t } = useProfileText();
  const navigate = useNavigate();
  const isPaid = usePaidFeatures();
  const [isToppingUp, setToppingUp] = useState(false);
  return (
    <>
      <ProfileRow
        icon="coin"
        tone="gold"
        label={t("profile.balance")}
        value={t("profile.coins", { count: me.balance, shown: formatNumber(me.balance) })}
        {...(isPaid && { onClick: () => setToppingUp(true) })}
      />
      {isToppingUp && <BalanceSheet onClose={() => setToppingUp(false)} />}
      <ProfileRow
        icon="items"
        tone="purple"
        label={t("profile.listings")}
        value={formatNumber(me.countProducts)}
        onClick={() => void navigate(paths.items)}
      />
      <ProfileRow
        icon="bell"
        tone="blue"
        label={t("profile.savedSearches")}
        onClick={() => void navigate(paths.savedSearches)}
      />
      {may(me.role, "moderation.decide") && (
        <ProfileRow
          icon="shield"
          tone="grey"
          label={t("profile.moderation")}
          onClick={() => void navigate(paths.moderation)}
        />
      )}
      {me.username && <UsernameRow username={me.username} isShown={me.isUsernameShown} />}
    </>
  );
}

/** Support, the survey, and what one agrees to; each only where this server has an address for it. */
function HelpRows({ configs }: { configs: ReturnType<typeof useConfigs>["data"] }) {
  const { t, language } = useProfileText();
  const [isAsking, setAsking] = useState(false);
  const survey = configs?.text("SURVEY_URL");
  const links = helpLinks.flatMap(({ key, ...rest }) => {
    const url = configs?.text(key);
    return url ? [{ ...rest, key, url }] : [];
  });
  if (links.length === 0 && !survey) return null;
  return (
    <Section aria-label={t("profile.help")}>
      {survey && (
        <ProfileRow icon="star" tone="gold" label={t("profile.survey")} onClick={() => setAsking(true)} />
      )}
      {links.map(({ key, icon, tone, text, url }) => (
        <ProfileRow key={key} icon={icon} tone={tone} label={t(text)} onClick={() => openAddress(url)} />
      ))}
      {survey && isAsking && (
        <ConfirmSheet
          title={t("profile.surveyTitle")}
          confirm={t("profile.surveyStart")}
          other={t("profile.surveyLater")}
          onConfirm={() => {
            track("survey");
            openAddress(survey.replace("{lng}", language));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          {t("profile.surveyHint")}
        </ConfirmSheet>
      )}
    </Section>
  );
}

/** The person's account, language and balance, and where help is. */
export function ProfileScreen() {
  const { t, language } = useProfileText();
  const isGuest = useSession(({ status }) => status === "guest");
  const { data: me, error, refetch } = useMe();
  const { data: configs, isPending: isMissingConfigs } = useConfigs();
  const isDebuggable = configs?.isOn("DEBUG_PANEL_ENABLED") ?? false;
  const [isChoosing, setChoosing] = useState(false);
  const [isDebugging, setDebugging] = useState(false);
  const isWaiting = isMissingConfigs || !(me || error || isGuest);
  const tapFace = useQuickTaps(5, 1000, () => setDebugging(!isDebugging));

  return (
    <Page title={t("profile.title")} home={paths.home} isRoot look="grouped">
      {isGuest && (
        <>
          <h1 className="hidden-words">{t("profile.title")}</h1>
          <GuestCard to="profile" />
        </>
      )}
      {error && !me && (
        <ErrorScreen error={error} title={t("profile.failed")} onRetry={() => void refetch()} />
      )}
      {me && <Head me={me} onTap={tapFace} />}
      {!(me || error || isGuest) && <HeadSkeleton />}
      {isDebugging && isDebuggable && <DebugPanel me={me} />}
      <List>
        {me || error || isGuest ? (
          <Section aria-label={t("profile.account")}>
            {me && <OwnRows me={me} />}
            <ProfileRow
              icon="globe"
              tone="blue"
              label={t("profile.language")}
              value={t("profile.languageName")}
              onClick={() => setChoosing(true)}
            />
          </Section>
        ) : (
          <Skeleton height={160} />
        )}
        {/* Below what is still on its way nothing is drawn that it would push down. */}
        {!isWaiting && (
          <>
            <HelpRows configs={configs} />
            <p className={`${styles.version} figures`}>
              Bozor · {t("profile.version", { version: __APP_VERSION__ })}
            </p>
          </>
        )}
      </List>
      {isChoosing && (
        <ChoiceSheet
          title={t("profile.language")}
          options={languages}
          chosen={appLanguages.classifieds.find((known) => known === language) ?? "ru"}
          onChoose={(value) => void chooseLanguage(value)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}
