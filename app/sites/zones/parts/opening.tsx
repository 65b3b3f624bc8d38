import { useEffect, useRef } from "react";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { playOpening } from "../scene/play-opening.ts";
import css from "./opening.module.css";

const stages = [0, 1, 2, 3] as const;
// Stands in until the opening fetches its pictures: an image without an address is no valid HTML.
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * The lips part, once in a visitor's life, on the empty path only. It lies over the picture alone: the doors
 * beneath are tappable from the first moment, and any touch ends it.
 */
export function Opening() {
  const layer = useRef<HTMLDivElement>(null);
  const { markOpeningSeen } = useVisitor();

  useEffect(() => {
    if (!layer.current || document.documentElement.dataset.opening !== "first") return;
    const leaving = new AbortController();
    void playOpening(layer.current, leaving.signal).then((isSeen) => {
      if (isSeen) markOpeningSeen();
    });
    return () => leaving.abort();
  }, [markOpeningSeen]);

  return (
    <div ref={layer} className={css.opening} aria-hidden="true">
      {stages.map((stage) => (
        <img key={stage} className={css.stage} src={nothing} alt="" data-stage={stage} />
      ))}
      <p className={classNames(css.line, role.latin)}>NO RIGHT FACE INSIDE.</p>
    </div>
  );
}
