import { useState } from "react";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { AreaPage } from "../area.server.ts";
import type { Messages } from "../copy/messages.ts";
import { isPanelOpen } from "../progress/unlock.ts";
import { getWorldMessage } from "../get-world-message.ts";
import world from "../frame/world-frame.module.css";
import css from "./panels.module.css";

const conditions = {
  enter: "area.when.enter",
  game: "area.when.game",
  stage: "area.when.stage",
  "all-met": "area.when.allMet",
} as const;

interface PanelsProps {
  page: AreaPage;
  progress: LipProgress;
  onRead: (panel: number) => void;
}

/** The four pictures of an area; those that turned up are turned over with a tap. */
export function Panels({ page, progress, onRead }: PanelsProps) {
  const t = useMessages<Messages>();
  const { play } = useSound();
  const [turned, setTurned] = useState<readonly number[]>([]);
  const { area, residents, messages } = page;
  const readPanels = progress.areas.find((other) => other.area === area.id)?.panels ?? [];
  const ids = residents.map(({ id }) => id);

  function turn(panel: number): void {
    play("card-turn");
    setTurned((before) => [...before, panel]);
    onRead(panel);
  }

  return (
    <section className={`${css.section} ${world.below} pad-side-5`} aria-labelledby="panels">
      <h2 id="panels" className={classNames(role.display, "text-title")}>
        {t("area.panels")}
      </h2>
      <ol className={`${css.list} stack-3`}>
        {area.panels.map((panel, i) => {
          const isOpen = isPanelOpen(progress, area.id, panel.when, ids);
          const isTurned = isOpen && (readPanels.includes(i) || turned.includes(i));
          return (
            <li key={panel.when} className={css.panel} data-turned={isTurned || undefined}>
              {isTurned ? (
                <TurnedPanel panel={panel} />
              ) : isOpen ? (
                <button
                  type="button"
                  className={`${css.turn} justify-centre stack-1 text-body text-bright text-centred wide`}
                  onClick={() => turn(i)}
                >
                  {t("area.panel", { number: i + 1 })}
                </button>
              ) : (
                <p className={`${css.locked} justify-centre stack-1 text-body text-bright text-centred wide`}>
                  <b>{getWorldMessage(messages, "area.panel-locked").words}</b>
                  <span className="text-quiet">{t(conditions[panel.when])}</span>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function TurnedPanel({ panel: { picture, caption, lines } }: { panel: AreaPage["area"]["panels"][number] }) {
  return (
    <figure>
      {picture && (
        <span className={`${css.picture} frame`}>
          <Picture picture={picture} alt={caption} fit="cover" sizes="(min-width: 481px) 440px, 92vw" />
        </span>
      )}
      <figcaption>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
}
