import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { Help } from "../play/help.ts";
import type { StageContent } from "../stage-content.ts";
import { ChosenList } from "./chosen-list.tsx";
import { HelpList } from "./help-list.tsx";
import css from "./pause-sheet.module.css";

type PauseSheetProps = {
  content: StageContent;
  /** Numbers of the choices that were taken. */
  taken: readonly number[];
  help: Help;
  isSlow: boolean;
  isCanvasFallback: boolean;
  onHelp(help: Help): void;
  onResume(): void;
  onAgain(): void;
  onLeave(): void;
};

/** The run stands still: go on, begin again, leave, borrow a hand. */
export function PauseSheet({
  content,
  taken,
  help: start,
  isSlow,
  isCanvasFallback,
  onHelp,
  onResume,
  onAgain,
  onLeave,
}: PauseSheetProps) {
  const [help, setHelp] = useState(start);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus(), []);
  const getText = (key: string) => content.messages[`stage.${key}`]?.words ?? "";
  return (
    <section className={`${css.sheet} overlay`} data-page="" aria-label={getText("pause")}>
      <h2 className={classNames("text-title", role.display)}>{getText("pause")}</h2>
      <p className="text-aside">{content.messages["stage.pause"]?.note}</p>
      <div ref={first} className="stack-2">
        <Button look="bone" wide onClick={onResume}>
          {getText("resume")}
        </Button>
        <Button look="line" wide onClick={onAgain}>
          {getText("retry")}
        </Button>
        <Button look="line" wide onClick={onLeave}>
          {getText("leave")}
        </Button>
      </div>
      <ChosenList content={content} taken={taken} hasLines />
      <HelpList
        help={help}
        isRunning
        onChange={(next) => {
          setHelp(next);
          onHelp(next);
        }}
      />
      {isSlow && <p className="text-aside">{content.messages["stage.softer"]?.note}</p>}
      {isCanvasFallback && <p className="text-aside">{content.messages["stage.plain"]?.note}</p>}
    </section>
  );
}
