import { useEffect, useRef } from "react";
import { classNames } from "../basics/class-names.ts";
import { shadeClass } from "../ui/shade-chip/shade-class.ts";
import { cell } from "./swatch-cell.ts";
import { lightLabel, skinLabel } from "./product-labels.ts";
import { lightNames, skinHexes } from "./skin-light.ts";
import type { SwatchArt } from "./swatch-art.ts";
import css from "./swatch-board.module.css";

/**
 * A shade on six skins under two lights. The server sends skin and flat shade; when the board comes near, each stroke is
 * composed of mask, skin, shade and light. Without scripts, canvas or pictures the flat ones stay. Every cell says which
 * skin it is.
 */
export function SwatchBoard({ hex, art }: { hex: string; art: SwatchArt | null }) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = board.current;
    if (!element || !art) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void paint(element, hex, art, controller.signal);
      },
      { rootMargin: "50%" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [hex, art]);

  return (
    <div ref={board} className={css.board}>
      {lightNames.map((light) => (
        <figure key={light} className={css.light} data-light={light}>
          <ul className={css.skins} aria-label={lightLabel(light)}>
            {skinHexes.map((skinHex, skin) => (
              <li key={skinHex} className={classNames(css.cell, css[`skin${skin}`])}>
                <span className={classNames(css.flat, shadeClass(hex))} />
                <canvas className={css.stroke} {...cell} aria-hidden="true" />
                <span className="visually-hidden">{skinLabel(skin)}</span>
              </li>
            ))}
          </ul>
          <figcaption className={css.word}>{lightLabel(light)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

async function paint(element: HTMLElement, hex: string, art: SwatchArt, signal: AbortSignal): Promise<void> {
  try {
    const { paintSwatches } = await import("./paint-swatches.ts");
    await paintSwatches([...element.querySelectorAll("canvas")], { hex, art, signal });
  } catch (error) {
    // The flat swatches stay; they are true, only plainer.
    if (!signal.aborted) console.warn("swatches stay flat", error);
  }
}
