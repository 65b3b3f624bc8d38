import type { ReactNode } from "react";
import { DoorRow, DoorRows } from "#app/kits/ui/door-row/door-row.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import css from "./first-view.module.css";

export interface FirstDoor {
  path: string;
  word: string;
  /** How long it takes, worded. */
  time?: string;
  /** The one to begin with. */
  go?: boolean;
}

/** One sentence, one image, three doors, and nothing else. The scene fills the view; type stands on its quiet parts. */
export function FirstView(props: { lines: string[]; scene: ReactNode; doors: FirstDoor[]; doorsLabel: string }) {
  return (
    <section className={css.view}>
      <div className={css.scene}>
        {props.scene}
        <div className={css.veil} />
        <Grain />
      </div>
      <VerticalHeading className={css.sentence} lines={props.lines} reveal />
      <div className={css.doors}>
        <DoorRows label={props.doorsLabel}>
          {props.doors.map(({ path, word, time, go }, i) => (
            <DoorRow
              key={path}
              number={i + 1}
              word={word}
              time={time}
              go={go}
              to={path}
              prefetch="intent"
              viewTransition
            />
          ))}
        </DoorRows>
      </div>
    </section>
  );
}
