import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { Help } from "../play/help.ts";
import type { StageBook } from "../stage-book.ts";
import { HelpList } from "./help-list.tsx";
import css from "./pause-sheet.module.css";

type PauseSheetProps = {
  book: StageBook;
  help: Help;
  isSlow: boolean;
  isPlain: boolean;
  onHelp(help: Help): void;
  onResume(): void;
  onAgain(): void;
  onLeave(): void;
};

/** The run stands still: go on, begin again, leave, borrow a hand. */
export function PauseSheet({
  book,
  help: start,
  isSlow,
  isPlain,
  onHelp,
  onResume,
  onAgain,
  onLeave,
}: PauseSheetProps) {
  const [help, setHelp] = useState(start);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus(), []);
  const said = (key: string) => book.say[`stage.${key}`]?.words ?? "";
  return (
    <section className={css.sheet} data-page="" aria-label={said("pause")}>
      <h2 className={classNames(css.title, role.display)}>{said("pause")}</h2>
      <p className={css.note}>{book.say["stage.pause"]?.note}</p>
      <div ref={first} className={css.ways}>
        <Button look="bone" wide onClick={onResume}>
          {said("resume")}
        </Button>
        <Button look="line" wide onClick={onAgain}>
          {said("retry")}
        </Button>
        <Button look="line" wide onClick={onLeave}>
          {said("leave")}
        </Button>
      </div>
      <HelpList
        help={help}
        isRunning
        onChange={(next) => {
          setHelp(next);
          onHelp(next);
        }}
      />
      {isSlow && <p className={css.note}>{book.say["stage.softer"]?.note}</p>}
      {isPlain && <p className={css.note}>{book.say["stage.plain"]?.note}</p>}
    </section>
  );
}
