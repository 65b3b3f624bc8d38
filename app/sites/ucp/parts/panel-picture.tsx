import { panelColumns, panelRows, positionsPerPanel } from "#contracts/mural.ts";
import type { MuralTileData } from "#contracts/painting.ts";
import css from "./mural-view.module.css";

interface PanelPictureProps {
  panel: number;
  tiles: readonly MuralTileData[];
  isByColour: boolean;
}

/** One panel: its picture, or the main colour of each tile alone. */
export function PanelPicture({ panel, tiles, isByColour }: PanelPictureProps) {
  return (
    <span ref={(element) => element?.style.setProperty("--panel", String(panel))} className={css.panel}>
      {isByColour ? (
        <svg viewBox={`0 0 ${panelColumns} ${panelRows}`} preserveAspectRatio="none">
          {tiles.map(({ id, place, hex }) => (
            <rect
              key={id}
              x={place % panelColumns}
              y={Math.floor((place % positionsPerPanel) / panelColumns)}
              width="1"
              height="1"
              fill={hex}
            />
          ))}
        </svg>
      ) : (
        <img src={`/api/ucp/wall/${panel}/picture`} alt="" decoding="async" draggable={false} />
      )}
    </span>
  );
}
