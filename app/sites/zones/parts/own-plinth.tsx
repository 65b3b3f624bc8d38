import { useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import risen from "#app/kits/ui/pictures/zone4-bench-risen.json";
import role from "#app/kits/ui/type/type.module.css";
import words from "../bench-words.json";
import { drawingOf } from "../rules/drawing-of.ts";
import { SecondPicture } from "./second-picture.tsx";
import css from "./own-plinth.module.css";

type OwnPlinthProps = { work: { site: string; title: string; path: string }; isUp: boolean };

/**
 * The plinth, risen with what the visitor made last. Foot and piston are those of the sample's picture; its pan is left
 * out, and the plate is that of the first picture, raised. What has no drawing stands there as a plate with its name.
 */
export function OwnPlinth({ work, isUp }: OwnPlinthProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const drawing = drawingOf(work);
  const hasDrawing = drawing !== null && drawing !== missing;
  return (
    <div className={css.plinth} data-shown={isUp || undefined}>
      <SecondPicture picture={risen} isWanted className={css.piston} />
      <SecondPicture picture={bench} isWanted className={css.plate} />
      <Link
        to={work.path}
        className={css.work}
        viewTransition
        aria-label={words.bench.own.replace("{title}", work.title)}
        data-on-plinth={hasDrawing ? "drawing" : "name"}
      >
        {hasDrawing ? (
          <img className={css.drawing} src={drawing} alt="" decoding="async" onError={() => setMissing(drawing)} />
        ) : (
          <span className={classNames(css.name, role.display)}>{work.title}</span>
        )}
      </Link>
    </div>
  );
}
