import { lazy, Suspense } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import day from "#app/kits/ui/pictures/scene-myroom-day.json";
import night from "#app/kits/ui/pictures/scene-myroom.json";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./room-view.module.css";
import { useRoom } from "./use-room.ts";

const loadBelowFold = () => import("./below-fold.tsx");
const RoomCanvas = lazy(async () => ({ default: (await import("./room-canvas.tsx")).RoomCanvas }));
const BelowFold = lazy(async () => ({ default: (await loadBelowFold()).BelowFold }));

/** The room as it is painted, and over it what belongs to the visitor as soon as that has come. */
export function RoomView({ isDay }: { isDay: boolean }) {
  const t = useMessages<Messages>();
  const roomModel = useRoom();
  const { room } = roomModel;
  return (
    <>
      <section className={`${css.scene} frame`} data-room={roomModel.state} data-light={isDay ? "day" : "night"}>
        <Picture picture={isDay ? day : night} priority className={css.picture} />
        <h1 className={`${css.title} ${role.display}`} data-friends={roomModel.friendCode !== null || undefined}>
          <span className="block">
            {t(roomModel.friendCode === null ? "room.titleLines.first" : "room.titleLines.friend")}
          </span>
          <span className="block">{t("room.titleLines.second")}</span>
        </h1>
        {room && (
          <Suspense>
            <RoomCanvas
              room={room}
              isDay={isDay}
              isFriend={roomModel.friendCode !== null}
              onOpen={roomModel.setOpenKind}
            />
          </Suspense>
        )}
      </section>
      <div className={css.belowFold}>
        {roomModel.state === "loading" && (
          <p className={`${css.waiting} pad-side-4 text-body`} role="status">
            {t("room.loading")}
          </p>
        )}
        <div className={`${css.withoutScript} pad-side-4 text-body`}>
          <p>{t("room.withoutScript")}</p>
          <ButtonLink to="/myroom/check" look="line" arrow wide>
            {t("room.toCheck")}
          </ButtonLink>
        </div>
        {roomModel.state !== "loading" && (
          <Suspense>
            <BelowFold roomModel={roomModel} />
          </Suspense>
        )}
      </div>
    </>
  );
}
