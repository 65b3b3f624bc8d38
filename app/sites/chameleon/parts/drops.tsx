import { type MouseEvent, type PointerEvent, useRef } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { colourPhrase } from "./colour-phrase.ts";
import css from "./drops.module.css";
import { foundColour } from "./found-colour.ts";
import type { Hunt } from "./use-hunt.ts";

const places = [0, 1, 2, 3, 4];

/** The colours of the picture, as drops. A press holds one at once; a press on the one that is held lets go. */
export function Drops({ hunt }: { hunt: Hunt }) {
  const { held, hold } = hunt;
  // What the camera sees has not been counted yet.
  const palette = hunt.lens.step === "off" ? hunt.palette : null;
  const t = useWords<Words>();
  const before = useRef<number | null>(null);

  function press(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    before.current = held;
    if (held !== index) void hold(index);
  }

  function click(event: MouseEvent, index: number): void {
    // A key has no press before its click; a finger's press has held already, unless it was held before.
    const wasHeld = event.detail === 0 ? held === index : before.current === index;
    if (wasHeld) void hold(null);
    else if (event.detail === 0) void hold(index);
    before.current = null;
  }

  return (
    <div className={css.drops} role="group" aria-label={t("drops.label")}>
      {palette?.colours.map((colour, i) => (
        <button
          key={colour.hex}
          type="button"
          className={css.drop}
          aria-pressed={held === i}
          aria-label={t("drops.drop", { n: i + 1, colour: colourPhrase(t, colour.hex), share: shareOf(colour.share) })}
          data-drop={colour.hex}
          onPointerDown={(event) => press(event, i)}
          onPointerCancel={() => void hold(before.current)}
          onContextMenu={(event) => event.preventDefault()}
          onClick={(event) => click(event, i)}
        >
          <span className={css.colour} ref={foundColour(colour.hex)} />
          <span className={css.share} aria-hidden="true">
            <TickIcon />
            {shareOf(colour.share)}％
          </span>
        </button>
      ))}
      {!palette && places.map((place) => <span key={place} className={css.waiting} />)}
    </div>
  );
}

const shareOf = (share: number): number => Math.max(1, Math.round(share * 100));
