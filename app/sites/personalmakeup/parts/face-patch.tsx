import type { MakeupPart } from "#contracts/makeup-choices.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import css from "./face-patch.module.css";

interface FacePatchProps {
  /** The part one looks at. */
  part: MakeupPart;
  /** What lies on the face besides it. */
  under?: readonly MakeupPart[];
  /** Painted again and again, as a hand would. */
  isPainting?: boolean;
}

/** Where one looks for a part: x, y, width and height of the picture. */
const windows: Record<MakeupPart, string> = {
  base: "104 108 168 168",
  contour: "86 206 128 128",
  brow: "100 112 96 96",
  lid: "108 146 88 88",
  accent: "110 152 80 80",
  liner: "112 150 80 80",
  lash: "112 150 80 80",
  cheek: "94 180 112 112",
  light: "112 132 136 136",
  lip: "148 236 104 104",
};

/** What grows where nothing was put on it. */
const bareOf = (applied: readonly MakeupPart[]): string[] =>
  (["brow", "lash"] as const).filter((part) => !applied.includes(part)).map((part) => `${part}-bare`);

/** A piece of the page's face, near: the drawing of `<MadeUpFace>` once more, with one part on it. Decoration. */
export function FacePatch({ part, under = [], isPainting = false }: FacePatchProps) {
  const sheet = { className: css.sheet, viewBox: windows[part] };
  return (
    <div className={`${css.patch} frame`} aria-hidden="true">
      <svg {...sheet}>
        <g className={css.ground}>
          <use href="#pm-chalk" />
          <use href="#pm-lines" />
        </g>
        {bareOf([...under, part]).map((id) => (
          <use key={id} href={`#pm-${id}`} />
        ))}
        {under.map((other) => (
          <use key={other} href={`#pm-${other}`} className={other === "contour" ? css.shade : undefined} />
        ))}
      </svg>
      <svg
        key={part}
        {...sheet}
        className={classNames(css.sheet, isPainting && css.painting, part === "contour" && css.shade)}
      >
        <use href={`#pm-${part}`} />
      </svg>
      <svg {...sheet}>
        <use href="#pm-over" />
      </svg>
    </div>
  );
}
