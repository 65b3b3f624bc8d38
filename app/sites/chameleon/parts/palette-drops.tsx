import { type MouseEvent, type PointerEvent, useRef } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { colourLabel } from "./colour-label.ts";
import css from "./palette-drops.module.css";
import { colourRef } from "./colour-ref.ts";
import type { ColourCamera } from "./use-colour-camera.ts";

const dropIndices = [0, 1, 2, 3, 4];

/** The colours of the picture, as drops. A press holds one at once; a press on the one that is held lets go. */
export function PaletteDrops({ colourCamera }: { colourCamera: ColourCamera }) {
  const { selectedIndex, select, rearCamera } = colourCamera;
  // What the camera sees has not been counted yet.
  const palette = rearCamera.step === "off" ? colourCamera.palette : null;
  const t = useMessages<Messages>();
  const indexBefore = useRef<number | null>(null);

  function press(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    indexBefore.current = selectedIndex;
    if (selectedIndex !== index) void select(index);
  }

  function click(event: MouseEvent, index: number): void {
    // A key has no press before its click; a finger's press has held already, unless it was held before.
    const wasSelected = event.detail === 0 ? selectedIndex === index : indexBefore.current === index;
    if (wasSelected) void select(null);
    else if (event.detail === 0) void select(index);
    indexBefore.current = null;
  }

  return (
    <div className={css.drops} role="group" aria-label={t("drops.label")}>
      {palette?.colours.map((colour, i) => (
        <button
          key={colour.hex}
          type="button"
          className={css.drop}
          aria-pressed={selectedIndex === i}
          aria-label={t("drops.drop", { n: i + 1, colour: colourLabel(t, colour.hex), share: shareOf(colour.share) })}
          data-drop={colour.hex}
          onPointerDown={(event) => press(event, i)}
          onPointerCancel={() => void select(indexBefore.current)}
          onContextMenu={(event) => event.preventDefault()}
          onClick={(event) => click(event, i)}
        >
          <span className={css.colour} ref={colourRef(colour.hex)} />
          <span className={`${css.share} text-fine text-leading-12`} aria-hidden="true">
            <TickIcon />
            {shareOf(colour.share)}％
          </span>
        </button>
      ))}
      {!palette && dropIndices.map((dropIndex) => <span key={dropIndex} className={css.waiting} />)}
    </div>
  );
}

const shareOf = (share: number): number => Math.max(1, Math.round(share * 100));
