import { strikePieces } from "#contracts/lip-world-lines.ts";
import type { Hud as HudFacts } from "#app/kits/game/view.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { phraseOf, type StageBook } from "../stage-book.ts";
import css from "./hud.module.css";

type HudProps = {
  hud: HudFacts;
  /** Of the Rule's sentence, 0 to 1. */
  painted: number;
  book: StageBook;
  /** Nothing is counted: no score, no lives. */
  isCalm: boolean;
  /** Nothing can be painted: the special has no place. */
  hasSpecial: boolean;
  /** A question: no seconds are counted. */
  isAsked: boolean;
  onPause(): void;
  onSpecial(): void;
};

const round = 2 * Math.PI * 31;

/** What stands around the field: points, lipsticks, the Rule's sentence with its line, the special under the thumb. */
export function Hud({ hud, painted, book, isCalm, hasSpecial, isAsked, onPause, onSpecial }: HudProps) {
  const t = useWords<Words>();
  const { boss } = hud;
  const said = (key: string) => book.say[`stage.${key}`]?.words ?? "";
  const phrase = boss && phraseOf(book, boss.id)?.phrase;
  const share = hud.specials > 0 ? 1 : hud.gauge / 1024;
  return (
    <>
      <div className={css.top}>
        {isCalm ? (
          <span />
        ) : (
          <>
            <p className={css.score}>
              <span className="visually-hidden">{said("score")}</span>
              <b className={role.latin}>{hud.score}</b>
            </p>
            <p className={css.times} data-high={hud.multiplier >= 30 || undefined}>
              <span>{said("multiplier")}</span>
              <b>×{(hud.multiplier / 10).toFixed(1)}</b>
            </p>
            <p className={css.lives}>
              <span className="visually-hidden">{t("stage.lives", { count: hud.lives })}</span>
              {Array.from({ length: hud.lives }, (_, i) => (
                <i key={i} aria-hidden="true" />
              ))}
            </p>
          </>
        )}
        <button type="button" className={css.pause} aria-label={said("pause")} onClick={onPause}>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </button>
      </div>
      {boss && phrase && (
        <div className={css.rule}>
          <p className={classNames(css.sentence, role.display)}>
            {[...phrase.before].map((sign, i, all) => (
              <span key={i} data-struck={(i + 0.5) / all.length < painted || undefined}>
                {sign}
              </span>
            ))}
          </p>
          {!isCalm && !isAsked && boss.isSpeaking && (
            <p className={css.time}>
              <span className="visually-hidden">{t("stage.left")}</span>
              {boss.secondsLeft}
            </p>
          )}
          <p className={css.phases} aria-hidden="true">
            {Array.from({ length: boss.phases }, (_, i) => (
              <i key={i} data-on={i < boss.phase || undefined} />
            ))}
          </p>
        </div>
      )}
      {hasSpecial && (
        <button type="button" className={css.special} data-full={hud.specials > 0 || undefined} onClick={onSpecial}>
          <svg viewBox="0 0 68 68" aria-hidden="true">
            <circle cx="34" cy="34" r="31" />
            <circle
              cx="34"
              cy="34"
              r="31"
              strokeDasharray={`${round * share} ${round}`}
              transform="rotate(-90 34 34)"
            />
          </svg>
          <span>
            {said("gauge")}
            <b>{hud.specials > 0 ? t("stage.ready", { count: hud.specials }) : `${Math.floor(share * 100)}%`}</b>
          </span>
        </button>
      )}
    </>
  );
}

/** Words with the line through what was painted out. */
export function Struck({ phrase }: { phrase: Parameters<typeof strikePieces>[0] }) {
  return strikePieces(phrase).map(({ text, isStruck }, i) =>
    isStruck ? <s key={i}>{text}</s> : <span key={i}>{text}</span>,
  );
}
