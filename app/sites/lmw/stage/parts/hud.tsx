import { splitCrossedOut } from "#contracts/lip-world-lines.ts";
import type { Hud as HudFacts } from "#app/kits/game/view.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { phraseOf, type StageContent } from "../stage-content.ts";
import css from "./hud.module.css";

type HudProps = {
  hud: HudFacts;
  /** Of the Rule's sentence, 0 to 1. */
  painted: number;
  content: StageContent;
  /** Nothing is counted: no score, no lives. */
  isUnscored: boolean;
  /** Nothing can be painted: the special has no place. */
  hasSpecial: boolean;
  /** A question: no seconds are counted. */
  isQuestionOpen: boolean;
  onPause(): void;
  onSpecial(): void;
};

const circumference = 2 * Math.PI * 31;

/** What stands around the field: points, lipsticks, the Rule's sentence with its line, the special under the thumb. */
export function Hud({ hud, painted, content, isUnscored, hasSpecial, isQuestionOpen, onPause, onSpecial }: HudProps) {
  const { boss } = hud;
  const phrase = boss && phraseOf(content, boss.id)?.phrase;
  return (
    <>
      <div className={css.top}>
        {isUnscored ? <span /> : <Score hud={hud} content={content} />}
        <button type="button" className={css.pause} aria-label={getText(content, "pause")} onClick={onPause}>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </button>
      </div>
      {boss && phrase && (
        <RuleSentence
          boss={boss}
          sentence={phrase.before}
          painted={painted}
          isTimed={!isUnscored && !isQuestionOpen && boss.isSpeaking}
        />
      )}
      {hasSpecial && <SpecialButton hud={hud} content={content} onSpecial={onSpecial} />}
    </>
  );
}

const getText = (content: StageContent, key: string): string => content.messages[`stage.${key}`]?.words ?? "";

function Score({ hud, content }: Pick<HudProps, "hud" | "content">) {
  const t = useMessages<Messages>();
  return (
    <>
      <p className={css.score}>
        <span className="visually-hidden">{getText(content, "score")}</span>
        <b className={role.latin}>{hud.score}</b>
      </p>
      <p className={`${css.times} text-quiet`} data-high={hud.multiplier > 25 || undefined}>
        <span>{getText(content, "multiplier")}</span>
        <b>×{(hud.multiplier / 10).toFixed(1)}</b>
      </p>
      <p className={css.lives}>
        <span className="visually-hidden">{t("stage.lives", { count: hud.lives })}</span>
        {Array.from({ length: hud.lives }, (_, i) => (
          <i key={i} aria-hidden="true" />
        ))}
      </p>
    </>
  );
}

type RuleSentenceProps = {
  boss: NonNullable<HudFacts["boss"]>;
  sentence: string;
  /** Of the sentence, 0 to 1. */
  painted: number;
  isTimed: boolean;
};

/** What the Rule says, painted out sign by sign, and how far it is. */
function RuleSentence({ boss, sentence, painted, isTimed }: RuleSentenceProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.rule} side`}>
      <p className={classNames(css.sentence, "text-lead text-leading-15", role.display)}>
        {[...sentence].map((character, i, characters) => (
          <span key={i} data-struck={(i + 0.5) / characters.length < painted || undefined}>
            {character}
          </span>
        ))}
      </p>
      {isTimed && (
        <p className={`${css.time} text-lead`}>
          <span className="visually-hidden">{t("stage.left")}</span>
          {boss.secondsLeft}
        </p>
      )}
      <p className={`${css.phases} full-row`} aria-hidden="true">
        {Array.from({ length: boss.phases }, (_, i) => (
          <i key={i} data-on={i < boss.phase || undefined} />
        ))}
      </p>
    </div>
  );
}

function SpecialButton({ hud, content, onSpecial }: Pick<HudProps, "hud" | "content" | "onSpecial">) {
  const t = useMessages<Messages>();
  const share = hud.specials > 0 ? 1 : hud.gauge / 1024;
  return (
    <button
      type="button"
      className={`${css.special} text-bright`}
      data-full={hud.specials > 0 || undefined}
      onClick={onSpecial}
    >
      <svg className="overlay" viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r="31" />
        <circle
          cx="34"
          cy="34"
          r="31"
          strokeDasharray={`${circumference * share} ${circumference}`}
          transform="rotate(-90 34 34)"
        />
      </svg>
      <span>
        {getText(content, "gauge")}
        <b>{hud.specials > 0 ? t("stage.ready", { count: hud.specials }) : `${Math.floor(share * 100)}%`}</b>
      </span>
    </button>
  );
}

/** Words with the line through what was painted out. */
export function CrossedOutPhraseText({ phrase }: { phrase: Parameters<typeof splitCrossedOut>[0] }) {
  return splitCrossedOut(phrase).map(({ text, isStruck }, i) =>
    isStruck ? <s key={i}>{text}</s> : <span key={i}>{text}</span>,
  );
}
