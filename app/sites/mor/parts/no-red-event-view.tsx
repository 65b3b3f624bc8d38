import { useState } from "react";
import { Link } from "react-router";
import picture from "#app/kits/ui/pictures/scene-mor-1.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatDay, formatMoment } from "#app/kits/i18n/dates.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { pictureColumns, pictureRows, pointOf } from "../rules/light-position.ts";
import css from "./no-red-event-view.module.css";
import { Stage } from "./stage.tsx";

type Point = View<"night">["points"][number];

/** The picture of a no-red event: a point for everybody who came, and it stays. */
export function NoRedEventView({ page }: { page: View<"night"> }) {
  const t = useMessages<Messages>();
  const { shown: shownEvent, points, earlier, events } = page;
  const [myPoint, setMyPoint] = useState<Point | null>(null);
  const all = myPoint && !points.some(({ place }) => place === myPoint.place) ? [...points, myPoint] : points;
  const isActive = events.now !== null && events.now.id === shownEvent?.id;

  return (
    <>
      <Stage
        scene={1}
        picture={picture}
        heading={[t("noRedEvent.first"), t("noRedEvent.second")]}
        kicker={
          shownEvent
            ? t("noRedEvent.shown", { day: formatDay(shownEvent.startsAtMs, "ja", true) })
            : t("noRedEvent.name")
        }
        overlay={<Points points={all} myPoint={myPoint} />}
      >
        <p className={`${css.count} text-face text-heading text-leading-15`} role="status">
          {myPoint ? t("noRedEvent.done") : t("noRedEvent.lit", { count: all.length })}
        </p>
        {isActive ? !myPoint && <LightPoint onLit={setMyPoint} /> : <ClosedEvent page={page} />}
      </Stage>
      <section className={`${css.belowFold} stack-3`}>
        {isActive && <p className="text-body">{t("noRedEvent.showRed")}</p>}
        {earlier.length > 0 && (
          <>
            <h2 className="text-body">{t("noRedEvent.earlier")}</h2>
            <ul>
              {earlier.map(({ id, startsAtMs, count }) => (
                <li key={id}>
                  <Link className={`${css.action} target-inline text-body text-link`} to={`/mor?c=${id}`}>
                    {t("noRedEvent.entry", { day: formatDay(startsAtMs, "ja", true), count })}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

/** During the event: the visitor's own point, for whoever has a red. */
function LightPoint({ onLit }: { onLit: (point: Point) => void }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { write } = useVisitor();
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function light() {
    setIsBusy(true);
    setError(null);
    try {
      const { lightPoint } = await import("./memory-client.ts");
      onLit(await lightPoint(write));
      track("red_night_pixel");
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError("E-NET"));
    }
    setIsBusy(false);
  }

  return (
    <>
      <p className="text-body">{t("noRedEvent.need")}</p>
      {error && <Notice code={error.code} announce="now" message={errorMessages(error.code, error).message} />}
      <Button look="bone" wide pending={isBusy} onClick={() => void light()}>
        {t("noRedEvent.light")}
      </Button>
      <Link className={`${css.action} target-inline text-body text-link`} to="/mor?c=1">
        {t("noRedEvent.mirror")}
      </Link>
    </>
  );
}

/** Outside of an event: that it is over, or was none yet, and when the next one is. */
function ClosedEvent({ page: { shown: shownEvent, events } }: { page: View<"night"> }) {
  const t = useMessages<Messages>();
  return (
    <>
      <p className="text-body">{t(shownEvent ? "noRedEvent.closed" : "noRedEvent.none")}</p>
      {events.next && (
        <p className="text-body">
          {t("noRedEvent.next", { moment: formatMoment(events.next.startsAtMs, "ja", true) })}
        </p>
      )}
      <ButtonLink look="bone" wide arrow to="/mor">
        {t("noRedEvent.story")}
      </ButtonLink>
    </>
  );
}

/** The points over the picture: each dyes its piece of it. */
function Points({ points, myPoint }: { points: readonly Point[]; myPoint: Point | null }) {
  return (
    <svg
      className={`${css.points} overlay-full`}
      viewBox={`0 0 ${pictureColumns} ${pictureRows}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {points.map(({ place, hex }) => {
        const { column, row } = pointOf(place);
        const isMine = myPoint?.place === place;
        return (
          <rect
            key={place}
            className={isMine ? css.mine : undefined}
            x={column + 0.08}
            y={row + 0.08}
            width="0.84"
            height="0.84"
            fill={hex}
          />
        );
      })}
    </svg>
  );
}
