import type { Place } from "#contract/geo.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import type { ChosenPlace } from "./chosenPlace.ts";
import { usePlacesText } from "./locales/usePlacesText.ts";
import { type LocationWay, openLocationSettings } from "./location.ts";
import styles from "./PlacePickerHere.module.css";
import { type NotLocated, useNearestPlace } from "./places.ts";

interface PlacePickerHereProps {
  way: LocationWay;
  onFind: (place: ChosenPlace, narrowest: Place | undefined) => void;
}

const headers = {
  denied: "place.denied",
  outside: "place.outside",
  failed: "place.notLocated",
} as const;

/** Why it didn't work and what to do about it. */
function Refusal({ reason, way }: { reason: NotLocated; way: LocationWay }) {
  const { t } = usePlacesText();
  const hints = {
    denied: way === "telegram" ? "place.deniedTelegram" : "place.deniedBrowser",
    outside: "place.outsideHint",
    failed: "place.notLocatedHint",
  } as const;
  return (
    <div className={styles.refusal} role="alert">
      <p>
        <strong>{t(headers[reason])}</strong> {t(hints[reason])}
      </p>
      {reason === "denied" && way === "telegram" && (
        <button type="button" className={styles.settings} onClick={openLocationSettings}>
          {t("place.settings")}
        </button>
      )}
    </div>
  );
}

/** Takes the place the person is at; the question is put to them only by the tap. */
export function PlacePickerHere({ way, onFind }: PlacePickerHereProps) {
  const { t } = usePlacesText();
  const { mutate, data, isPending } = useNearestPlace();

  function handleTap() {
    if (isPending) return;
    mutate(way, {
      onSuccess: (answer) => {
        if (typeof answer === "string") haptic("error");
        else onFind(answer.place, answer.narrowest);
      },
    });
  }

  return (
    <div className={styles.here}>
      <Row
        className={styles.row ?? ""}
        before={<Icon name="locate" size={22} />}
        label={t(isPending ? "place.locating" : "place.here")}
        aria-busy={isPending}
        onClick={handleTap}
      />
      <p className="hidden-words" role="status">
        {isPending && t("place.locating")}
      </p>
      {!isPending && typeof data === "string" && <Refusal reason={data} way={way} />}
    </div>
  );
}
