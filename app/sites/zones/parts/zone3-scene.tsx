import { type MouseEvent, useRef, useState } from "react";
import water from "#app/kits/ui/pictures/zone3-water.json";
import lit from "#app/kits/ui/pictures/zone3-water-lit.json";
import eyes from "#app/kits/ui/pictures/zone3-eyes.json";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { nearestSpot } from "../rules/nearest-spot.ts";
import { useIdle } from "../scene/use-idle.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { OverlayPicture } from "./overlay-picture.tsx";
import css from "./zone3-scene.module.css";

/** Pairs of eyes in black water. A touch lights the nearest creature, and it comes nearer. */
export function Zone3Scene() {
  const t = useMessages<Messages>();
  const isIdle = useIdle();
  const frame = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLImageElement>(null);
  const [litIndex, setLitIndex] = useState(-1);

  function lightNearest(event: MouseEvent<HTMLButtonElement>): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    // A key press has no place: it goes on to the next pair.
    const hasPointer = event.detail > 0;
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    const index = hasPointer ? nearestSpot(eyes, at, box.height / box.width) : (litIndex + 1) % eyes.length;
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
        <OverlayPicture ref={light} picture={lit} isEnabled={isIdle} isShown={litIndex >= 0} className={css.light} />
      </ScenePicture>
      <button type="button" className={`${css.water} overlay`} onClick={lightNearest} aria-describedby="water-state">
        <span className="visually-hidden">{t("water.touch")}</span>
      </button>
      <p id="water-state" role="status" className="visually-hidden">
        {litIndex >= 0 && t("water.lit", { number: litIndex + 1, all: eyes.length })}
      </p>
    </>
  );
}
