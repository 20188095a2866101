import { Link } from "react-router";
import type { Connection } from "#contract/connections.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { listingName } from "../cards/listingText.ts";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { paths } from "../links/paths.ts";
import styles from "./ConnectionRow.module.css";
import { useMessagesText } from "./locales/useMessagesText.ts";
import { UnreadCount } from "./UnreadCount.tsx";

/** The actions of a contact: of a tap on it, and of the button beside it. */
interface ConnectionWays {
  main: "chat" | "call" | "listing";
  other: "call" | "nothing";
}

/**
 * A tap leads to the person: to the chat with them, else to a call where one has called; to the listing only when neither
 * is possible any more. The button calls again.
 */
export function connectionWays({
  kind,
  direction,
  chatLink,
  product,
}: Pick<Connection, "kind" | "direction" | "chatLink"> & {
  product: Pick<Connection["product"], "isDeactivated">;
}): ConnectionWays {
  const canCall = kind === "call" && direction === "OUTGOING" && !product.isDeactivated;
  if (chatLink) return { main: "chat", other: canCall ? "call" : "nothing" };
  return { main: canCall ? "call" : "listing", other: "nothing" };
}

interface ConnectionRowProps {
  connection: Connection;
  isBusy: boolean;
  onCall: () => void;
}

/** The last message, or how the contact was made where there is none. */
function LastWords({ connection }: { connection: Connection }) {
  const { t } = useMessagesText();
  const { kind, lastMessage, product } = connection;
  const said =
    lastMessage &&
    (lastMessage.text ?? t(lastMessage.kind === "place" ? "messages.place" : "messages.photo"));
  const words = said && lastMessage.isOwn ? t("messages.own", { words: said }) : said;
  return (
    <span className={styles.kind}>
      {!words && <Icon name={kind === "call" ? "phone" : "chat"} size={16} />}
      <span className="one-line">
        {[product.isDeactivated && t("listing.notActive"), words || t(`messages.${kind}`)]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}

function Words({ connection }: { connection: Connection }) {
  const { t, language } = useMessagesText();
  const { product, person, unread, updatedAt } = connection;
  return (
    <span className={styles.words}>
      <span className={styles.top}>
        <strong className={styles.person}>{person.firstName}</strong>
        <span className={`${styles.time} figures`}>{formatDate(updatedAt, language, t)}</span>
      </span>
      <span className={styles.name}>{listingName(product, language)}</span>
      <span className={styles.bottom}>
        <LastWords connection={connection} />
        <UnreadCount count={unread} />
      </span>
    </span>
  );
}

/** A contact about a listing: a tap leads to the person, the photo to the listing, the button beside it calls again. */
export function ConnectionRow({ connection, isBusy, onCall }: ConnectionRowProps) {
  const { t, language } = useMessagesText();
  const { product, chatLink, unread } = connection;
  const { main, other } = connectionWays(connection);
  const name = listingName(product, language);
  const photo = product.photos[0];
  const words = <Words connection={connection} />;

  function open() {
    haptic("press");
    if (main === "call") onCall();
    else if (chatLink) openTelegramLink(chatLink);
  }

  return (
    <li className={styles.row} data-inactive={product.isDeactivated} data-new={unread > 0} data-other={other}>
      <Link
        to={paths.product(product.link)}
        className={styles.photo}
        aria-label={t("messages.openListing", { name })}
      >
        <Photo
          src={photo && smallPhoto(photo)}
          thumbhash={product.thumbhashes[0]}
          alt=""
          fallback={<CategoryDrawing link={product.rootCategoryLink} size={36} />}
        />
      </Link>
      {main === "listing" ? (
        <Link to={paths.product(product.link)} className={styles.main}>
          {words}
        </Link>
      ) : (
        <button type="button" className={styles.main} aria-busy={main === "call" && isBusy} onClick={open}>
          {words}
        </button>
      )}
      {other === "call" && (
        <IconButton
          icon="phone"
          label={t("messages.callAgain", { name })}
          className={styles.other}
          aria-busy={isBusy}
          onClick={onCall}
        />
      )}
    </li>
  );
}
