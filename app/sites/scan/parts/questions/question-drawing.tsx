import { classNames } from "#app/kits/basics/class-names.ts";
import { pictureOf } from "../../pictures/question-pictures.ts";
import css from "./question-drawing.module.css";

/** One of the two drawings of a question. Decoration: the words below it say the same. */
export function QuestionDrawing({ id, side, className }: { id: string; side: "first" | "second"; className?: string }) {
  const { viewBox, marks } = pictureOf(id, side);
  return (
    <svg className={classNames(css.drawn, className)} viewBox={viewBox} aria-hidden="true">
      {marks.map(({ ink, d }, i) => (
        <path key={i} className={css[ink]} d={d} />
      ))}
    </svg>
  );
}
