import type { ReactNode } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import css from "./word-paper.module.css";

type WordPaperProps = {
  words: string;
  /** What could stand there, in pencil, while nothing does. */
  example?: string | undefined;
  /** Painted over: a line goes through it. */
  isPainted?: boolean;
  /** What lies over it. */
  children?: ReactNode;
};

/** From so many letters on they are smaller, so that a phrase stays in one line. */
const longFrom = 9;

/** A word on its torn paper. */
export function WordPaper({ words, example = "", isPainted = false, children }: WordPaperProps) {
  return (
    <div className={css.paper}>
      <p
        className={classNames(css.words, role.display)}
        data-long={[...(words || example)].length > longFrom || undefined}
      >
        {isPainted ? <s>{words}</s> : words}
        {words === "" && <span aria-hidden="true">{example}</span>}
      </p>
      {children}
    </div>
  );
}
