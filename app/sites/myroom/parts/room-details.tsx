import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { SharedRoom } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { furnitureOf, moonPhase, badgesFor } from "../rules/furniture.ts";
import css from "./saved-items.module.css";

/** What else is to be seen in the picture: the moon, the furniture and what opened it, the badge board. */
export function RoomDetails({ room }: { room: SharedRoom }) {
  const t = useMessages<Messages>();
  const pieces = furnitureOf(room.sealCount);
  return (
    <section className="pad-side-4" aria-labelledby="room-standing" data-details="">
      <h2 id="room-standing" className={`${css.title} text-face text-heading`}>
        {t("room.details.title")}
      </h2>
      <ul className={css.items}>
        <li className={css.item}>
          <span className={css.words}>
            {t("room.details.moon")}
            <span className={`${css.note} text-note`}>
              {t(moonPhase(room.nights) < 1 ? "room.details.visitDays" : "room.details.full", { nights: room.nights })}
            </span>
          </span>
        </li>
        <li className={css.item}>
          <span className={css.words}>
            {t("room.details.badges", { count: room.sealCount })}
            <span className={`${css.note} text-note`}>{t("room.details.badgesNote")}</span>
          </span>
        </li>
        {pieces.map((piece) => (
          <li key={piece} className={css.item} data-piece={piece}>
            <span className={css.words}>
              {t(`room.furniture.${piece}`)}
              <span className={`${css.note} text-note`}>{t("room.details.opened", { count: badgesFor(piece) })}</span>
            </span>
          </li>
        ))}
        {room.companion && (
          <li className={css.item}>
            <span className={css.words}>
              {room.companion.name}
              <span className={`${css.note} text-note`}>{t("room.details.companion")}</span>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
