import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { AreaPage } from "../area.server.ts";
import type { Words } from "../copy/words.ts";
import { canMeet, isAreaOpen, isFreed } from "../progress/unlock.ts";
import { noLipProgress } from "../progress/no-progress.ts";
import { useProgress } from "../progress/use-progress.ts";
import { saying } from "../say.ts";
import { Ambient } from "./ambient.tsx";
import { AreaScene } from "./area-scene.tsx";
import { Doors } from "./doors.tsx";
import { Residents } from "./residents.tsx";
import { useWantedMonster } from "./use-wanted-monster.ts";
import css from "./area.module.css";
import panels from "./panels.module.css";

const Panels = lazy(async () => ({ default: (await import("./panels.tsx")).Panels }));
const Meeting = lazy(async () => ({ default: (await import("../meeting/meeting.tsx")).Meeting }));

/** An area: what one sees on arriving, who lives there, two doors, the pictures that turn up. */
export function AreaView({ page }: { page: AreaPage }) {
  const t = useWords<Words>();
  const { play } = useSound();
  const { progress, deed } = useProgress();
  const known = progress ?? noLipProgress;
  const { area, residents, say } = page;
  const isOpen = isAreaOpen(known, area.id);
  const isEntered = known.areas.some((other) => other.area === area.id);
  const [metId, setMetId] = useState<string | null>(null);
  const met = residents.find(({ id }) => id === metId);

  // Whoever only looks leaves no trace: it counts as entered from the first stir of a hand.
  useEffect(() => {
    if (!progress || !isOpen || isEntered) return;
    const leaving = new AbortController();
    const enter = (): void => {
      leaving.abort();
      void deed({ kind: "enter", area: area.id });
    };
    for (const stir of ["pointerdown", "keydown", "scroll"] as const)
      window.addEventListener(stir, enter, { signal: leaving.signal, passive: true });
    return () => leaving.abort();
  }, [progress, isOpen, isEntered, area.id, deed]);

  const meet = (monsterId: string): void => {
    play("door-open");
    setMetId(monsterId);
  };
  useWantedMonster(progress !== null, (monsterId) => {
    const wanted = residents.find(({ id }) => id === monsterId);
    if (wanted && canMeet(known, wanted.meeting)) meet(monsterId);
  });

  return (
    <div className={css.page} data-ready={progress ? "" : undefined}>
      <AreaScene page={page} isFogged={progress !== null && !isOpen}>
        <Link to="/lmw/main" className={css.back}>
          {t("area.back")}
        </Link>
        <h1 className={classNames(role.display, css.name)}>{area.name}</h1>
        <p className={css.promise}>{area.map.promise}</p>
        {page.treasure && isOpen && progress && !known.treasures.includes(page.day) && (
          <button
            type="button"
            className={css.spilled}
            onClick={() => {
              play("water-drop");
              void deed({ kind: "treasure", day: page.day });
            }}
          >
            <span className={classNames(css.drop, `shade-${page.treasure.hex.slice(1).toLowerCase()}`)} />
            {t("area.pick")}
          </button>
        )}
      </AreaScene>
      <section className={css.arrival}>
        {area.arrival.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Ambient lines={area.ambient} />
        <p className={css.weather}>
          <span>{t("area.weather")}</span> {area.map.weather}
        </p>
        {page.treasure && known.treasures.includes(page.day) && (
          <p className={css.weather} role="status">
            <span>{saying(say, "map.treasure-found").words}</span> {saying(say, "map.treasure-found").note}
          </p>
        )}
      </section>
      {progress && !isOpen ? (
        <section className={css.fog}>
          <h2 className={role.display}>{t("area.fogTitle")}</h2>
          <p>{area.map.locked}</p>
          <p>{t("area.fogLine")}</p>
        </section>
      ) : (
        <>
          <Residents page={page} progress={known} onMeet={meet} />
          <Doors page={page} progress={known} />
          <Suspense fallback={<div className={panels.section} />}>
            <Panels
              page={page}
              progress={known}
              onRead={(panel) => void deed({ kind: "panel", area: area.id, panel })}
            />
          </Suspense>
          <section className={css.belief}>
            <h2 className={css.kicker}>{t("area.belief")}</h2>
            <p className={classNames(role.display, css.believed)}>{area.belief.title}</p>
            {area.belief.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
          {isFreed(known, area.id) && (
            <section className={css.belief}>
              <h2 className={css.kicker}>{saying(say, "area.freed").words}</h2>
              {[...area.rule.origin, area.rule.after, ...area.ending].map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className={css.sticker}>
                <span className={css.kicker}>{saying(say, "area.sticker").words}</span>
                <b className={role.display}>{area.sticker.name}</b>
                <span>{area.sticker.line}</span>
              </p>
            </section>
          )}
        </>
      )}
      <Suspense>
        {met && (
          <Meeting key={met.id} resident={met} progress={known} say={say} deed={deed} onClose={() => setMetId(null)} />
        )}
      </Suspense>
    </div>
  );
}
