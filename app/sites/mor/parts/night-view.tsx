import { useState } from "react";
import { Link } from "react-router";
import picture from "#app/kits/ui/pictures/scene-mor-1.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatDay, formatMoment } from "#app/kits/words/dates.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { pictureColumns, pictureRows, pointOf } from "../rules/light-place.ts";
import css from "./night-view.module.css";
import { Stage } from "./stage.tsx";

type Point = View<"night">["points"][number];

/** The picture of a night without red: a point for everybody who came, and it stays. */
export function NightView({ page: { shown, points, earlier, night } }: { page: View<"night"> }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { write } = useVisitor();
  const [mine, setMine] = useState<Point | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const all = mine && !points.some(({ place }) => place === mine.place) ? [...points, mine] : points;
  const isOn = night.now !== null && night.now.id === shown?.id;
  const words = error && errorWords(error.code, error);

  async function light() {
    setIsBusy(true);
    setError(null);
    try {
      const { lightPoint } = await import("./memory-desk.ts");
      setMine(await lightPoint(write));
      track("red_night_pixel");
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError("E-NET"));
    }
    setIsBusy(false);
  }

  return (
    <>
      <Stage
        scene={1}
        picture={picture}
        heading={[t("night.first"), t("night.second")]}
        kicker={shown ? t("night.shown", { day: formatDay(shown.startsAtMs, "ja", true) }) : t("night.name")}
        over={<Points points={all} mine={mine} />}
      >
        <p className={css.count} role="status">
          {mine ? t("night.done") : t("night.lit", { count: all.length })}
        </p>
        {isOn ? (
          !mine && (
            <>
              <p className={css.note}>{t("night.need")}</p>
              {words && <Notice code={error.code} announce="now" message={words.message} />}
              <Button look="bone" wide pending={isBusy} onClick={() => void light()}>
                {t("night.light")}
              </Button>
              <Link className={css.way} to="/mor?c=1">
                {t("night.mirror")}
              </Link>
            </>
          )
        ) : (
          <>
            <p className={css.note}>{t(shown ? "night.closed" : "night.none")}</p>
            {night.next && (
              <p className={css.note}>{t("night.next", { moment: formatMoment(night.next.startsAtMs, "ja", true) })}</p>
            )}
            <ButtonLink look="bone" wide arrow to="/mor">
              {t("night.story")}
            </ButtonLink>
          </>
        )}
      </Stage>
      <section className={css.below}>
        {isOn && <p className={css.note}>{t("night.keepRed")}</p>}
        {earlier.length > 0 && (
          <>
            <h2 className={css.sub}>{t("night.earlier")}</h2>
            <ul>
              {earlier.map(({ id, startsAtMs, count }) => (
                <li key={id}>
                  <Link className={css.way} to={`/mor?c=${id}`}>
                    {t("night.entry", { day: formatDay(startsAtMs, "ja", true), count })}
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

/** The points over the picture: each dyes its piece of it. */
function Points({ points, mine }: { points: readonly Point[]; mine: Point | null }) {
  return (
    <svg
      className={css.points}
      viewBox={`0 0 ${pictureColumns} ${pictureRows}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {points.map(({ place, hex }) => {
        const { column, row } = pointOf(place);
        const isMine = mine?.place === place;
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
