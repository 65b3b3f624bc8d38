import { lazy, Suspense } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import day from "#app/kits/ui/pictures/scene-myroom-day.json";
import night from "#app/kits/ui/pictures/scene-myroom.json";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./room-view.module.css";
import { useRoom } from "./use-room.ts";

const load = () => import("./below.tsx");
const Standing = lazy(async () => ({ default: (await import("./standing.tsx")).Standing }));
const Below = lazy(async () => ({ default: (await load()).Below }));

/** The room as it is painted, and over it what belongs to the visitor as soon as that has come. */
export function RoomView({ isDay }: { isDay: boolean }) {
  const t = useWords<Words>();
  const desk = useRoom();
  const { room } = desk;
  return (
    <>
      <section className={css.scene} data-room={desk.state} data-light={isDay ? "day" : "night"}>
        <Picture picture={isDay ? day : night} priority className={css.picture} />
        <h1 className={`${css.title} ${role.display}`} data-friends={desk.friendCode !== null || undefined}>
          <span>{t(desk.friendCode === null ? "room.titleLines.first" : "room.titleLines.friend")}</span>
          <span>{t("room.titleLines.second")}</span>
        </h1>
        {room && (
          <Suspense>
            <Standing room={room} isDay={isDay} isFriend={desk.friendCode !== null} onOpen={desk.open} />
          </Suspense>
        )}
      </section>
      <div className={css.below}>
        {desk.state === "loading" && (
          <p className={css.waiting} role="status">
            {t("room.loading")}
          </p>
        )}
        <div className={css.withoutScript}>
          <p>{t("room.withoutScript")}</p>
          <ButtonLink to="/myroom/check" look="line" arrow wide>
            {t("room.toCheck")}
          </ButtonLink>
        </div>
        {desk.state !== "loading" && (
          <Suspense>
            <Below desk={desk} />
          </Suspense>
        )}
      </div>
    </>
  );
}
