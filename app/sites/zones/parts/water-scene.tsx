import { type MouseEvent, useRef, useState } from "react";
import water from "#app/kits/ui/pictures/zone3-water.json";
import lit from "#app/kits/ui/pictures/zone3-water-lit.json";
import eyes from "#app/kits/ui/pictures/zone3-eyes.json";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { nearestSpot } from "../rules/nearest-spot.ts";
import { useCalm } from "../scene/use-calm.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { SecondPicture } from "./second-picture.tsx";
import css from "./water-scene.module.css";

/** Pairs of eyes in black water. A touch lights the nearest creature, and it comes nearer. */
export function WaterScene() {
  const t = useWords<Words>();
  const isCalm = useCalm();
  const frame = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLImageElement>(null);
  const [litIndex, setLitIndex] = useState(-1);

  function touch(event: MouseEvent<HTMLButtonElement>): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    // A key press has no place: it goes on to the next pair.
    const isPointed = event.detail > 0;
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    const index = isPointed ? nearestSpot(eyes, at, box.height / box.width) : (litIndex + 1) % eyes.length;
    const eye = eyes[index];
    if (!eye) return;
    setLitIndex(index);
    light.current?.style.setProperty("--x", `${eye.x * 100}%`);
    light.current?.style.setProperty("--y", `${eye.y * 100}%`);
    light.current?.style.setProperty("--r", String(eye.r));
  }

  return (
    <>
      <ScenePicture picture={water} ref={frame}>
        <SecondPicture ref={light} picture={lit} isWanted={isCalm} isShown={litIndex >= 0} className={css.light} />
      </ScenePicture>
      <button type="button" className={css.water} onClick={touch} aria-describedby="water-state">
        <span className="visually-hidden">{t("water.touch")}</span>
      </button>
      <p id="water-state" role="status" className="visually-hidden">
        {litIndex >= 0 && t("water.lit", { number: litIndex + 1, all: eyes.length })}
      </p>
    </>
  );
}
