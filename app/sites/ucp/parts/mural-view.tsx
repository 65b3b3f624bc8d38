// The canvas and the mural take the keys themselves (role="application"); the linter knows no such widget.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type MuralTileData, muralTileDetailsSchema } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import { clampCamera, type MuralCamera, zoomAt } from "../rules/mural-camera.ts";
import { cornerOf, middleOf, nextTile, panelsInView, placeUnder, stepOf, zoomFactorOf } from "../rules/mural-tiles.ts";
import { ChosenTile, ColourSwitch, openTileId, ZoomButtons } from "./mural-controls.tsx";
import css from "./mural-view.module.css";
import { PaintingSvg } from "./painting-svg.tsx";
import { PanelPicture } from "./panel-picture.tsx";
import { useMuralCamera } from "./use-mural-camera.ts";
import { useFetchInView, useMuralPanels } from "./use-mural-panels.ts";

/** The mural: panned and zoomed by fingers, wheel and keys. The one that is chosen is named below it, and drawn sharp. */
export function MuralView() {
  const t = useMessages<Messages>();
  const area = useRef<HTMLDivElement>(null);
  const { panels, panelCount, hasFailed, fetchPanels } = useMuralPanels();
  const [chosen, setChosen] = useState<MuralTileData | null>(null);
  const [isByColour, setIsByColour] = useState(false);
  const tiles = [...panels.values()].flat();
  const { camera, look } = useMuralCamera(area, panelCount, (at, x, y) => {
    const place = placeUnder(at, x, y);
    choose(tiles.find((tile) => tile.place === place));
  });
  useFetchInView(panelsInView(camera, panelCount), fetchPanels);

  function choose(tile: MuralTileData | null | undefined): void {
    if (!tile) return;
    setChosen(tile);
    look({ ...middleOf(tile.place), zoom: Math.max(camera.zoom, 3.2) });
  }

  const zoom = (factor: number): void => look(zoomAt(camera, factor, { x: 0.5, y: 0.5 }, panelCount));

  function handleKey(event: KeyboardEvent): void {
    const step = stepOf(event.key);
    if (step !== null) {
      event.preventDefault();
      choose(nextTile(tiles, chosen?.place ?? null, step));
      return;
    }
    const factor = zoomFactorOf(event.key);
    if (factor !== null) zoom(factor);
    else if (event.key === "Enter" && chosen) document.getElementById(openTileId)?.click();
  }

  return (
    <div className="side stack-3" data-panels={panels.size}>
      <div
        ref={area}
        className={`${css.window} frame`}
        role="application"
        aria-label={t("mural.view")}
        tabIndex={0}
        data-near={camera.zoom > 1.01 || undefined}
        onKeyDown={handleKey}
      >
        <MovedByCamera camera={camera}>
          {panelsInView(camera, panelCount).map((panel) => (
            <PanelPicture key={panel} panel={panel} tiles={panels.get(panel) ?? []} isByColour={isByColour} />
          ))}
          {chosen && !isByColour && <SharpTile tile={chosen} />}
        </MovedByCamera>
      </div>
      <ZoomButtons onZoom={zoom} onWhole={() => look(clampCamera({ x: camera.x, y: 0.5, zoom: 1 }, panelCount))} />
      <ColourSwitch isByColour={isByColour} onChange={setIsByColour} />
      <ChosenTile chosen={chosen} />
      {hasFailed && panels.size === 0 && <Notice message={t("mural.failed")} announce="now" />}
    </div>
  );
}

/** What lies on the mural. Its place is set by hand: it changes with every move of a finger. */
function MovedByCamera({ camera, children }: { camera: MuralCamera; children: React.ReactNode }) {
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    inner.current?.style.setProperty("--zoom", String(camera.zoom));
    inner.current?.style.setProperty("--x", String(camera.x));
    inner.current?.style.setProperty("--y", String(camera.y));
  }, [camera]);
  return (
    <div ref={inner} className={`${css.inner} overlay`} aria-hidden="true">
      {children}
    </div>
  );
}

/** The chosen tile, framed, and drawn sharp when its strokes are here. */
function SharpTile({ tile }: { tile: MuralTileData }) {
  // Without them the picture of the panel shows it all the same.
  const { data } = useFetched(`/api/ucp/tiles/${tile.id}`, () => muralTileDetailsSchema);
  return (
    <span ref={(element) => positionTile(element, tile.place)} className={css.chosen}>
      {data && <PaintingSvg drawn={data.drawn} className={css.sharp} />}
    </span>
  );
}

function positionTile(element: HTMLElement | null, place: number): void {
  const { x, y } = cornerOf(place);
  element?.style.setProperty("--at-x", String(x));
  element?.style.setProperty("--at-y", String(y));
}
