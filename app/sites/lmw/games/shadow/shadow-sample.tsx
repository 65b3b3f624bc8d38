// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { classNames } from "#app/kits/basics/class-names.ts";
import pool from "#app/kits/ui/pictures/game-shadow-pool.json";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayProps } from "../play-props.ts";
import type { Phase } from "./moment.ts";
import { PoolTags } from "./pool-tags.tsx";
import type { ShadowQuestion, ShadowWorld } from "./rules.ts";
import { SplitPool } from "./split-pool.tsx";
import { TagIcon } from "./tag-icon.tsx";
import { useTagText } from "./tag-text.ts";
import numbers from "./numbers.module.css";
import css from "./shadow.module.css";

interface ShadowSampleProps {
  page: PlayProps["page"];
  question: ShadowQuestion;
  phase: Phase;
  byTags: boolean;
  /** How many of those that are looked for were chosen so far. */
  pickedCount: number;
  /** Which is to be chosen next, in words, where several are looked for. */
  nextText: string;
  answer: ShadowWorld["answers"][number] | undefined;
}

/** What is looked for: on the water while it is shown, and again with its points. */
export function ShadowSample(props: ShadowSampleProps) {
  const { page, question, phase, byTags, pickedCount, nextText, answer } = props;
  const t = useMessages<Messages>();
  const formatTag = useTagText();
  const wanted = listWanted(page, question);
  const [sample] = wanted;
  const isSingle = question.wanted.length === 1;
  const tag = question.tags[question.right] ?? 0;
  const isShown = phase === "seen" || phase === "answered" || (byTags && phase === "open");
  return (
    <div className="anchor middle">
      <div className={`${css.sample} middle`} data-shown={isShown || undefined} data-pool>
        <Picture picture={pool} alt="" sizes="21rem" exact cutout className="wide" />
        {!isSingle && byTags && <PoolTags question={question} isAnswered={phase === "answered"} />}
        {!isSingle && !byTags && (
          <SplitPool
            key={question.options.join()}
            hexes={wanted.map((colour) => colour?.hex)}
            {...{ phase, nextText }}
            shownCount={question.shownCount}
          />
        )}
        {isSingle && byTags && <TagIcon tag={tag} label={t("games.shadow.sample", { tag: formatTag(tag) })} />}
        {isSingle && !byTags && (
          <span
            className={classNames(css.colour, isShown && sample && shadeClass(sample.hex))}
            data-shade={isShown ? sample?.hex : undefined}
            role="img"
            aria-label={phase === "seen" ? t("games.shadow.look") : t("games.shadow.which")}
          />
        )}
        <span className={css.rings} aria-hidden="true" />
        {!isSingle && <PoolNumbers count={question.wanted.length} next={phase === "open" ? pickedCount : undefined} />}
      </div>
      {answer && (
        <p className={`${css.points} text-leading-12 text-title`}>
          +{answer.points + answer.bonus}
          {/* Several names would cover the water; they stand at their dishes. */}
          {isSingle && <span className="text-body text-strong">{sample?.name}</span>}
        </p>
      )}
    </div>
  );
}

/** Numbers on the rim, where each lies: the first at the left, the second at the right, what lies between above. */
function PoolNumbers({ count, next }: { count: number; next: number | undefined }) {
  return (
    <span className={numbers.numbers} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <span
          key={n}
          data-at={n + 1}
          data-next={n === next || undefined}
          data-picked={(next !== undefined && n < next) || undefined}
        >
          {n + 1}
        </span>
      ))}
    </span>
  );
}

/** The colours that are looked for, in their order. */
export const listWanted = ({ colours }: PlayProps["page"], { options, wanted }: ShadowQuestion) =>
  wanted.map((option) => colours[options[option] ?? 0]);
