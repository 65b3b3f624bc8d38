import { Link } from "react-router";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { AreaPage } from "../area.server.ts";
import type { Messages } from "../copy/messages.ts";
import { rankSymbols } from "../map/islands.tsx";
import { isAreaFreed, starsOf } from "../progress/unlock.ts";
import { getWorldMessage } from "../get-world-message.ts";
import world from "../frame/world-frame.module.css";
import css from "./area-links.module.css";

/** The two links of an area: its game, its stage. */
export function AreaLinks({ page, progress }: { page: AreaPage; progress: LipProgress }) {
  const t = useMessages<Messages>();
  const { play } = useSound();
  const { game, stage, messages } = page;
  const stars = starsOf(progress, game.id);
  const rank = progress.stages.find((other) => other.stage === stage.id)?.rank ?? 0;
  return (
    <nav
      className={`${css.areaLinks} ${world.below} stack-3`}
      aria-label={`${getWorldMessage(messages, "area.game").words}、${getWorldMessage(messages, "area.stage").words}`}
    >
      <Link
        to={`/lmw/game/${game.id}`}
        className={`${css.areaLink} frame stack-2 text-body text-bright text-centred text-leading-17`}
        data-kind="game"
        onClick={() => play("door-open")}
      >
        <span className={`${css.kind} text-fine`}>{getWorldMessage(messages, "area.game").words}</span>
        <b className={classNames(css.title, "text-heading", role.display)}>{game.title}</b>
        <span className={css.line}>{game.line}</span>
        <span className="grid text-fine text-leading-16">
          <span>{t("area.seconds", { seconds: game.seconds })}</span>
          <span>{t("area.stars", { stars })}</span>
        </span>
      </Link>
      <Link
        to={`/lmw/stg/${stage.id}`}
        className={`${css.areaLink} frame stack-2 text-body text-bright text-centred text-leading-17`}
        data-kind="stage"
        onClick={() => play("door-open")}
      >
        {stage.boss && (
          <Picture picture={stage.boss} alt="" cutout className={css.boss} sizes="(min-width: 481px) 220px, 46vw" />
        )}
        <span className={`${css.kind} text-fine`}>{getWorldMessage(messages, "area.stage").words}</span>
        <b className={classNames(css.title, "text-heading", role.display)}>{stage.title}</b>
        <span className={css.line}>{stage.line}</span>
        <span className="grid text-fine text-leading-16">
          {isAreaFreed(progress, stage.id) ? (
            <span>
              {t("area.cleared")} {rankSymbols[rank]}
            </span>
          ) : (
            <span>{stage.promise}</span>
          )}
        </span>
      </Link>
    </nav>
  );
}
