import { useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import risen from "#app/kits/ui/pictures/zone4-bench-risen.json";
import role from "#app/kits/ui/type/type.module.css";
import words from "../zone4-messages.json";
import { drawingPathOf } from "../rules/drawing-path.ts";
import { OverlayPicture } from "./overlay-picture.tsx";
import css from "./last-work-plinth.module.css";

type LastWorkPlinthProps = { work: { site: string; title: string; path: string }; isRaised: boolean };

/**
 * The plinth, risen with what the visitor made last. Foot and piston are those of the sample's picture; its pan is left
 * out, and the plate is that of the first picture, raised. What has no drawing stands there as a plate with its name.
 */
export function LastWorkPlinth({ work, isRaised }: LastWorkPlinthProps) {
  const [missingDrawing, setMissingDrawing] = useState<string | null>(null);
  const drawing = drawingPathOf(work);
  const hasDrawing = drawing !== null && drawing !== missingDrawing;
  return (
    <div className={`${css.plinth} overlay`} data-shown={isRaised || undefined}>
      <OverlayPicture picture={risen} isEnabled className={css.piston} />
      <OverlayPicture picture={bench} isEnabled className={css.plate} />
      <Link
        to={work.path}
        className={css.work}
        viewTransition
        aria-label={words.lastWork.own.replace("{title}", work.title)}
        data-on-plinth={hasDrawing ? "drawing" : "name"}
      >
        {hasDrawing ? (
          <img
            className={css.drawing}
            src={drawing}
            alt=""
            decoding="async"
            onError={() => setMissingDrawing(drawing)}
          />
        ) : (
          <span className={classNames(css.name, "frame text-heading", role.display)}>{work.title}</span>
        )}
      </Link>
    </div>
  );
}
