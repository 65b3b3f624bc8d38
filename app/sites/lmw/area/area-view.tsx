import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { AreaPage } from "../area.server.ts";
import type { Messages } from "../copy/messages.ts";
import { canMeet, isAreaOpen, isAreaFreed } from "../progress/unlock.ts";
import { emptyProgress } from "../progress/empty-progress.ts";
import { type MyProgress, useProgress } from "../progress/use-progress.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { Ambient } from "./ambient.tsx";
import { AreaScene } from "./area-scene.tsx";
import { AreaLinks } from "./area-links.tsx";
import { Residents } from "./residents.tsx";
import { useLinkedMonster } from "./use-linked-monster.ts";
import world from "../frame/world-frame.module.css";
import css from "./area.module.css";
import panels from "./panels.module.css";

const Panels = lazy(async () => ({ default: (await import("./panels.tsx")).Panels }));
const Encounter = lazy(async () => ({ default: (await import("../encounter/encounter.tsx")).Encounter }));

/** An area: what one sees on arriving, who lives there, two links, the pictures that turn up. */
export function AreaView({ page }: { page: AreaPage }) {
  const { play } = useSound();
  const { progress, perform } = useProgress();
  const currentProgress = progress ?? emptyProgress;
  const { area, residents, messages } = page;
  const isOpen = isAreaOpen(currentProgress, area.id);
  const isFogged = progress !== null && !isOpen;
  const [openResidentId, setOpenResidentId] = useState<string | null>(null);
  const openResident = residents.find(({ id }) => id === openResidentId);
  useEnterArea(progress, area.id, perform);

  const meet = (monsterId: string): void => {
    play("door-open");
    setOpenResidentId(monsterId);
  };
  useLinkedMonster(progress !== null, (monsterId) => {
    const linkedResident = residents.find(({ id }) => id === monsterId);
    if (linkedResident && canMeet(currentProgress, linkedResident.meeting)) meet(monsterId);
  });

  return (
    <div className={css.page} data-ready={progress ? "" : undefined}>
      <AreaHead page={page} progress={progress} perform={perform} />
      <AreaArrival page={page} progress={currentProgress} />
      {isFogged ? (
        <AreaFog area={area} />
      ) : (
        <>
          <Residents page={page} progress={currentProgress} onMeet={meet} />
          <AreaLinks page={page} progress={currentProgress} />
          <Suspense fallback={<div className={`${panels.section} ${world.below} pad-side-5`} />}>
            <Panels
              page={page}
              progress={currentProgress}
              onRead={(panel) => void perform({ kind: "panel", area: area.id, panel })}
            />
          </Suspense>
          <AreaBelief page={page} isFreed={isAreaFreed(currentProgress, area.id)} />
        </>
      )}
      <Suspense>
        {openResident && (
          <Encounter
            key={openResident.id}
            resident={openResident}
            progress={currentProgress}
            messages={messages}
            perform={perform}
            onClose={() => setOpenResidentId(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Whoever only looks leaves no trace: it counts as entered from the first stir of a hand. */
function useEnterArea(progress: LipProgress | null, area: number, perform: MyProgress["perform"]): void {
  const canEnter =
    progress !== null && isAreaOpen(progress, area) && !progress.areas.some((entered) => entered.area === area);
  useEffect(() => {
    if (!canEnter) return;
    const abortController = new AbortController();
    const enter = (): void => {
      abortController.abort();
      void perform({ kind: "enter", area });
    };
    for (const eventName of ["pointerdown", "keydown", "scroll"] as const)
      window.addEventListener(eventName, enter, { signal: abortController.signal, passive: true });
    return () => abortController.abort();
  }, [canEnter, area, perform]);
}

interface AreaHeadProps {
  page: AreaPage;
  /** Null until it is known. */
  progress: LipProgress | null;
  perform: MyProgress["perform"];
}

/** The picture with its name, and what was spilled there today. */
function AreaHead({ page, progress, perform }: AreaHeadProps) {
  const t = useMessages<Messages>();
  const { play } = useSound();
  const { area, treasure, day } = page;
  const isOpen = progress !== null && isAreaOpen(progress, area.id);
  return (
    <AreaScene page={page} isFogged={progress !== null && !isOpen}>
      <Link to="/lmw/main" className={`${css.back} target-inline text-body text-bright text-strong`}>
        {t("area.back")}
      </Link>
      <h1 className={classNames(css.name, "text-banner", role.display)}>{area.name}</h1>
      <p className={`${css.promise} text-lead`}>{area.map.promise}</p>
      {treasure && isOpen && !progress.treasures.includes(day) && (
        <button
          type="button"
          className={`${css.spilled} above-2 text-bright`}
          onClick={() => {
            play("water-drop");
            void perform({ kind: "treasure", day });
          }}
        >
          <span className={classNames(css.drop, `shade-${treasure.hex.slice(1).toLowerCase()}`)} />
          {t("area.pick")}
        </button>
      )}
    </AreaScene>
  );
}

/** What one sees and hears on arriving. */
function AreaArrival({ page, progress }: { page: AreaPage; progress: LipProgress }) {
  const t = useMessages<Messages>();
  const { area, messages } = page;
  return (
    <section className={`${css.arrival} ${world.below} stack-2 text-lead`}>
      {area.arrival.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Ambient lines={area.ambient} />
      <p className={`${css.weather} above-3 text-body`}>
        <span>{t("area.weather")}</span> {area.map.weather}
      </p>
      {page.treasure && progress.treasures.includes(page.day) && (
        <p className={`${css.weather} above-3 text-body`} role="status">
          <span>{getWorldMessage(messages, "map.treasure-found").words}</span>{" "}
          {getWorldMessage(messages, "map.treasure-found").note}
        </p>
      )}
    </section>
  );
}

/** Not open yet, and why. */
function AreaFog({ area }: Pick<AreaPage, "area">) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.fog} stack-2 text-lead`}>
      <h2 className={`text-title ${role.display}`}>{t("area.fogTitle")}</h2>
      <p>{area.map.locked}</p>
      <p>{t("area.fogLine")}</p>
    </section>
  );
}

/** What is believed there; and once its Rule is gone, what came of it. */
function AreaBelief({ page: { area, messages }, isFreed }: { page: AreaPage; isFreed: boolean }) {
  const t = useMessages<Messages>();
  return (
    <>
      <section className={`${css.belief} ${world.below} stack-2 text-lead`}>
        <h2 className={`${css.kicker} text-body text-strong`}>{t("area.belief")}</h2>
        <p className={classNames(css.believed, "text-title", role.display)}>{area.belief.title}</p>
        {area.belief.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {isFreed && (
        <section className={`${css.belief} ${world.below} stack-2 text-lead`}>
          <h2 className={`${css.kicker} text-body text-strong`}>{getWorldMessage(messages, "area.freed").words}</h2>
          {[...area.rule.origin, area.rule.after, ...area.ending].map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={`${css.sticker} above-4 stack-1`}>
            <span className={`${css.kicker} text-body text-strong`}>
              {getWorldMessage(messages, "area.sticker").words}
            </span>
            <b className={`text-heading ${role.display}`}>{area.sticker.name}</b>
            <span>{area.sticker.line}</span>
          </p>
        </section>
      )}
    </>
  );
}
