import type { MouthForm } from "#contracts/mouth-form.ts";
import { mouthStrokes } from "../rules/mouth-strokes.ts";
import css from "./shared-prophecy.module.css";

interface MouthProps {
  form: MouthForm;
  /** The colours of the strokes that are there; where there are fewer than thirty, the next is only hinted at. */
  hexes: readonly string[];
  /** How it looks to whoever cannot see it; left out where a text beside it says so. */
  label?: string;
  className?: string | undefined;
}

/** A mouth of up to thirty brush strokes, each in the colour of the monster that wrote. */
export function Mouth({ form, hexes, label, className }: MouthProps) {
  const strokes = mouthStrokes(form);
  return (
    <svg
      className={className}
      viewBox="-58 -38 116 76"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {strokes.map((path, i) => {
        const hex = hexes[i];
        return hex ? (
          <path
            key={path}
            d={path}
            fill={hex}
            className={css.stroke}
            data-newest={i === hexes.length - 1 || undefined}
          />
        ) : (
          i === hexes.length && <path key={path} d={path} className={css.next} />
        );
      })}
    </svg>
  );
}
