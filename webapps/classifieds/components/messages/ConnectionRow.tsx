import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Connection } from "#contract/connections.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { haptic, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useMessagesText } from "../../locales/messages/useMessagesText.ts";
import { connectionWays } from "../../logic/connectionWays.ts";
import { listingName } from "../../logic/listingText.ts";
import { paths } from "../../logic/paths.ts";
import { CategoryDrawing } from "../categoryDrawings/CategoryDrawing.tsx";
import styles from "./ConnectionRow.module.css";

export interface ConnectionRowProps {
  connection: Connection;
  isBusy: boolean;
  onCall: () => void;
}

function Words({ connection }: { connection: Connection }) {
  const { t, language } = useMessagesText();
  const { product, person, kind, updatedAt } = connection;
  const photo = product.photos[0];
  return (
    <>
      <span className={styles.photo}>
        <Photo
          src={photo && smallPhoto(photo)}
          thumbhash={product.thumbhashes[0]}
          alt=""
          fallback={<CategoryDrawing link={product.rootCategoryLink} size={36} />}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.top}>
          <strong className={styles.person}>{person.firstName}</strong>
          <span className={`${styles.time} figures`}>{formatDate(updatedAt, language, t)}</span>
        </span>
        <span className={styles.name}>{listingName(product, language)}</span>
        <span className={styles.kind}>
          <Icon name={kind === "call" ? "phone" : "chat"} size={16} />
          {[t(`messages.${kind}`), product.isDeactivated && t("listing.notActive")]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
    </>
  );
}

/** A contact about a listing: a tap goes on with it, the button beside it does the other thing. */
export function ConnectionRow({ connection, isBusy, onCall }: ConnectionRowProps) {
  const { t, language } = useMessagesText();
  const { product, person, chatLink } = connection;
  const { main, other } = connectionWays(connection);
  const name = listingName(product, language);
  const words = <Words connection={connection} />;

  function openChat() {
    haptic("press");
    if (chatLink) openTelegramLink(chatLink);
  }

  const buttons: Record<typeof other, ReactNode> = {
    call: (
      <IconButton
        icon="phone"
        label={t("messages.callAgain", { name })}
        className={styles.other}
        aria-busy={isBusy}
        onClick={onCall}
      />
    ),
    chat: (
      <IconButton
        icon="chat"
        label={t("messages.openChat", { person: person.firstName, name })}
        className={styles.other}
        onClick={openChat}
      />
    ),
    listing: (
      <Link
        to={paths.product(product.link)}
        className={styles.toListing}
        aria-label={t("messages.openListing", { name })}
      >
        <Icon name="forward" size={20} />
      </Link>
    ),
    nothing: null,
  };

  return (
    <li className={styles.row} data-inactive={product.isDeactivated} data-other={other}>
      {main === "chat" ? (
        <button type="button" className={styles.main} onClick={openChat}>
          {words}
        </button>
      ) : (
        <Link to={paths.product(product.link)} className={styles.main}>
          {words}
        </Link>
      )}
      {buttons[other]}
    </li>
  );
}
