import { Suspense } from "react";
import { useSession } from "#webapps/shared/client/session.ts";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { GuestCard } from "../guests/GuestCard.tsx";
import { paths } from "../links/paths.ts";
import { FormHeader } from "../ui/FormHeader.tsx";
import { FormFailed } from "./FormFailed.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { useSellText } from "./locales/useSellText.ts";

/** The form is most of this screen's code, and a guest sees nothing of it. */
const loadForm = freshImport(() => import("./NewListing.tsx"));
const NewListing = lazyPart(async () => (await loadForm()).NewListing, FormFailed);

/** Loads the form, for whoever is going to see it. */
export const preloadParts = NewListing.preload;

/** A new listing. */
export function CreateListingScreen() {
  const { t } = useSellText();
  const isGuest = useSession(({ status }) => status === "guest");
  return (
    <Page title={t("sell.title")} home={paths.items} look="grouped">
      <FormHeader title={t("sell.title")} home={paths.items} />
      {isGuest ? (
        <GuestCard to="post" />
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <NewListing />
        </Suspense>
      )}
    </Page>
  );
}
