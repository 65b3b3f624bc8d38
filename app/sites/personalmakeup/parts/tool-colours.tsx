import css from "./tool-colours.module.css";

/** The colours of something that the visitor made, side by side; a mixed one is in no catalogue and has no class. */
export function ToolColours({ hexes }: { hexes: readonly string[] }) {
  return (
    <svg className={css.colours} viewBox={`0 0 ${hexes.length || 1} 1`} preserveAspectRatio="none" aria-hidden="true">
      {hexes.map((hex, i) => (
        <path key={hex} d={`M${i} 0h1v1h-1z`} fill={hex} />
      ))}
    </svg>
  );
}
