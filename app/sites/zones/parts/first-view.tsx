import { DoorRow, DoorRows } from "#app/kits/ui/door-row/door-row.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture, type PictureData } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { Opening } from "./opening.tsx";
import css from "./first-view.module.css";

/** One sentence, one image, three doors, and nothing else. */
export function FirstView({ lines, picture, sizes }: { lines: string[]; picture: PictureData; sizes: string }) {
  const t = useWords<Words>();
  const seconds = (count: number): string => t("doors.seconds", { count });
  return (
    <section className={css.view}>
      <div className={css.scene}>
        <div className={css.picture}>
          <Picture picture={picture} sizes={sizes} priority fit="cover" />
          <Opening />
        </div>
        <div className={css.veil} />
        <Grain />
      </div>
      <VerticalHeading className={css.sentence} lines={lines} reveal />
      <div className={css.doors}>
        <DoorRows label={t("doors.label")}>
          <DoorRow go number={1} word={t("doors.scan")} time={seconds(10)} to="/scan" prefetch="intent" viewTransition />
          <DoorRow number={2} word={t("doors.tester")} time={seconds(5)} to="/virtual_tester" prefetch="intent" viewTransition />
          <DoorRow number={3} word={t("doors.stage")} time={seconds(20)} to="/lmw" prefetch="intent" viewTransition />
        </DoorRows>
      </div>
    </section>
  );
}
