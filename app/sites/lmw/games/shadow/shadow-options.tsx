// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import type { Ref } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import dish from "#app/kits/ui/pictures/game-shadow-dish.json";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayProps } from "../play-props.ts";
import type { Phase } from "./moment.ts";
import type { ShadowQuestion } from "./rules.ts";
import { TagIcon } from "./tag-icon.tsx";
import { useTagText } from "./tag-text.ts";
import numbers from "./numbers.module.css";
import css from "./shadow.module.css";

interface ShadowOptionsProps {
  ref: Ref<HTMLDivElement>;
  colours: PlayProps["page"]["colours"];
  question: ShadowQuestion;
  phase: Phase;
  /** Reduced motion: tags instead of colours. */
  byTags: boolean;
  /** What was chosen so far, in its order. */
  picked: readonly number[];
  /** What the monster let sink. */
  sunk: readonly number[];
  onChoose: (option: number) => void;
}

/** What lies there to choose from, and what was right of it. */
export function ShadowOptions(props: ShadowOptionsProps) {
  const { ref, colours, question, phase, byTags, picked, sunk, onChoose } = props;
  const describe = useDescription(props);
  return (
    <div ref={ref} className={css.options} data-count={question.options.length}>
      {question.options.map((index, option) => {
        const colour = colours[index];
        const isFree = phase === "open" && !picked.includes(option) && !sunk.includes(option);
        return (
          <button
            key={index}
            type="button"
            data-cell
            className={`${css.option} on-grey`}
            aria-disabled={!isFree || undefined}
            data-verdict={getVerdict(props, option)}
            data-picked={(phase === "open" && picked.includes(option)) || undefined}
            data-sunk={sunk.includes(option) || undefined}
            data-hidden={phase === "before" || phase === "seen" || undefined}
            aria-label={describe(option, colour?.name ?? "")}
            onClick={() => onChoose(option)}
          >
            <span className={`${css.dish} middle`}>
              <Picture picture={dish} alt="" sizes="6rem" exact cutout className="wide" />
              {byTags ? (
                <TagIcon tag={question.tags[option] ?? 0} />
              ) : (
                <span className={classNames(css.colour, colour && shadeClass(colour.hex))} data-shade={colour?.hex} />
              )}
              {question.wanted.length > 1 && <PickNumbers {...props} option={option} />}
            </span>
            {(byTags || phase === "answered") && <span className={`${css.name} text-centred`}>{colour?.name}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** On the rim of a dish: as which it was chosen, and once all are, as which it was looked for. */
function PickNumbers({ question, phase, picked, option }: ShadowOptionsProps & { option: number }) {
  const chosenAs = picked.indexOf(option) + 1;
  const wantedAs = question.wanted.indexOf(option) + 1;
  return (
    <>
      {chosenAs > 0 && (
        <span className={numbers.pick} data-pick={chosenAs} aria-hidden="true">
          {chosenAs}
        </span>
      )}
      {phase === "answered" && wantedAs > 0 && (
        <span className={numbers.pick} data-wanted={wantedAs} aria-hidden="true">
          {wantedAs}
        </span>
      )}
    </>
  );
}

function getVerdict({ question, phase, picked }: ShadowOptionsProps, option: number): "right" | "chosen" | undefined {
  if (phase !== "answered") return undefined;
  if (question.wanted.includes(option)) return "right";
  return picked.includes(option) ? "chosen" : undefined;
}

/** An option in words: what it is, and what became of it. */
function useDescription({ question, phase, byTags, picked, sunk }: ShadowOptionsProps) {
  const t = useMessages<Messages>();
  const formatTag = useTagText();
  return (option: number, colourName: string): string => {
    const name = byTags ? formatTag(question.tags[option] ?? 0) : colourName;
    const base = t("games.shadow.option", { n: option + 1, name });
    if (sunk.includes(option)) return t("games.shadow.sunk", { option: base });
    if (question.wanted.length === 1) return base;
    const chosenAs = picked.indexOf(option) + 1;
    const wantedAs = phase === "answered" ? question.wanted.indexOf(option) + 1 : 0;
    const chosen = chosenAs > 0 ? t("games.shadow.pickedAs", { option: base, at: chosenAs }) : base;
    return wantedAs > 0 ? t("games.shadow.wantedAs", { option: chosen, at: wantedAs }) : chosen;
  };
}
