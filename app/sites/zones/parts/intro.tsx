import { useEffect, useRef } from "react";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { emptyImage } from "#app/kits/ui/picture/empty-image.ts";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { playIntro } from "../scene/play-intro.ts";
import css from "./intro.module.css";

const stages = [0, 1, 2, 3] as const;

/**
 * The lips part, once in a visitor's life, on the empty path only. It lies over the picture alone: the links
 * beneath are tappable from the first moment, and any touch ends it.
 */
export function Intro() {
  const layer = useRef<HTMLDivElement>(null);
  const { markIntroSeen: markOpeningSeen } = useVisitor();

  useEffect(() => {
    if (!layer.current || document.documentElement.dataset.opening !== "first") return;
    const controller = new AbortController();
    void playIntro(layer.current, controller.signal).then((isSeen) => {
      if (isSeen) markOpeningSeen();
    });
    return () => controller.abort();
  }, [markOpeningSeen]);

  return (
    <div ref={layer} className={`${css.opening} overlay`} aria-hidden="true">
      {stages.map((stage) => (
        <img key={stage} className={`${css.stage} overlay-full`} src={emptyImage} alt="" data-stage={stage} />
      ))}
      <p className={classNames(css.line, role.latin)}>NO RIGHT FACE INSIDE.</p>
    </div>
  );
}
