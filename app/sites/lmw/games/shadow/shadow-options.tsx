import type { Ref } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import dish from "#app/kits/ui/pictures/game-shadow-dish.json";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayProps } from "../play-props.ts";
import type { Phase } from "./moment.ts";
import { type ShadowQuestion, splitTag } from "./rules.ts";
import { TagIcon } from "./tag-icon.tsx";
import css from "./shadow.module.css";

interface ShadowOptionsProps {
  ref: Ref<HTMLDivElement>;
  colours: PlayProps["page"]["colours"];
  question: ShadowQuestion;
  phase: Phase;
  /** Reduced motion: tags instead of colours. */
  byTags: boolean;
  /** What was chosen, once it was. */
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** What lies there to choose from, and what was right of it. */
export function ShadowOptions({ ref, colours, question, phase, byTags, chosen, onChoose }: ShadowOptionsProps) {
  const t = useMessages<Messages>();
  const formatTag = useTagText();
  const verdictOf = (option: number): "right" | "chosen" | undefined => {
    if (phase !== "answered") return undefined;
    if (option === question.right) return "right";
    return option === chosen ? "chosen" : undefined;
  };
  return (
    <div ref={ref} className={css.options} data-count={question.options.length}>
      {question.options.map((index, option) => {
        const colour = colours[index];
        const tag = question.tags[option] ?? 0;
        const name = byTags ? formatTag(tag) : (colour?.name ?? "");
        return (
          <button
            key={index}
            type="button"
            data-cell
            className={`${css.option} on-grey`}
            aria-disabled={phase !== "open" || undefined}
            data-verdict={verdictOf(option)}
            data-hidden={phase === "before" || phase === "seen" || undefined}
            aria-label={t("games.shadow.option", { n: option + 1, name })}
            onClick={() => onChoose(option)}
          >
            <span className={`${css.dish} middle`}>
              <Picture picture={dish} alt="" sizes="6rem" exact cutout className="wide" />
              {byTags ? (
                <TagIcon tag={tag} />
              ) : (
                <span className={classNames(css.colour, colour && shadeClass(colour.hex))} data-shade={colour?.hex} />
              )}
            </span>
            {(byTags || phase === "answered") && <span className={`${css.name} text-centred`}>{colour?.name}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** A tag of reduced motion in words. */
export function useTagText(): (tag: number) => string {
  const t = useMessages<Messages>();
  return (tag) => {
    const [shape, dots, lines] = splitTag(tag);
    const names = [
      t("games.shadow.shape.s0"),
      t("games.shadow.shape.s1"),
      t("games.shadow.shape.s2"),
      t("games.shadow.shape.s3"),
    ];
    return t("games.shadow.tag", { shape: names[shape] ?? "", dots: dots + 1, lines: lines + 1 });
  };
}
