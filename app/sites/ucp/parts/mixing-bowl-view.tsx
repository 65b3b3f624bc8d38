import { useEffect, useRef } from "react";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { type MixingBowlScene, startMixingBowl } from "../scene/start-mixing-bowl.ts";
import css from "./mixing-panel.module.css";
import type { BowlContent } from "./use-mixing-bowl.ts";

const glosses = { water: 0.34, oil: 0.8, wax: 0.12 } as const;

/** The dish itself; without WebGL a plain round of the colours that lie in it. */
export function MixingBowlView({ load, mixed, label }: { load: BowlContent; mixed: string; label: string }) {
  const container = useRef<HTMLDivElement>(null);
  const scene = useRef<MixingBowlScene | null>(null);
  const isNear = useNear(container);
  // Not before it is seen: compiling its light costs a phone a moment.
  useEffect(() => {
    const controller = new AbortController();
    if (container.current && isNear)
      scene.current = startMixingBowl(container.current, () => preferences.isMotionReduced(), controller.signal);
    return () => controller.abort();
  }, [isNear]);
  useEffect(() => {
    const { parts, crush, medium, isStirred } = load;
    scene.current?.show({
      parts:
        parts.length > 0
          ? parts.map(({ colour, share }) => ({ hex: colour.hex, share }))
          : [{ hex: "#0d090b", share: 0 }],
      mixed,
      crush: parts.length > 0 ? crush : 0,
      wet: isStirred ? 1 : 0,
      gloss: glosses[medium],
    });
    // A scene that has just begun is shown what lies there already.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, mixed, isNear]);
  return (
    <div ref={container} className={`${css.dish} frame`} role="img" aria-label={label} data-crush={load.crush}>
      <svg className="overlay-full" viewBox="0 0 300 200" aria-hidden="true">
        <ellipse cx="150" cy="108" rx="120" ry="72" fill="#0d090b" stroke="#a89c99" strokeWidth="2" />
        <ellipse cx="150" cy="110" rx="78" ry="42" fill={mixed} />
      </svg>
    </div>
  );
}
