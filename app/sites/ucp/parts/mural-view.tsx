// The canvas and the mural take the keys themselves (role="application"); the linter knows no such widget.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type DrawablePainting, type MuralTileData, muralTileDetailsSchema } from "#contracts/painting.ts";
import { panelColumns, positionsPerPanel, panelRows } from "#contracts/mural.ts";
import { panelSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { clampCamera, zoomAt } from "../rules/mural-camera.ts";
import { PaintingSvg } from "./painting-svg.tsx";
import { useMuralCamera } from "./use-mural-camera.ts";
import css from "./mural-view.module.css";

/** The mural: panned and zoomed by fingers, wheel and keys. The one that is chosen is named below it, and drawn sharp. */
export function MuralView() {
  const t = useMessages<Messages>();
  const area = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [panels, setPanels] = useState<ReadonlyMap<number, MuralTileData[]>>(new Map());
  const [panelCount, setPanelCount] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const [chosen, setChosen] = useState<MuralTileData | null>(null);
  const [sharp, setSharp] = useState<{ id: string; drawn: DrawablePainting } | null>(null);
  const [isByColour, setIsByColour] = useState(false);
  const { camera, look } = useMuralCamera(area, panelCount, (at, x, y) => {
    const muralX = at.x + (x - 0.5) / at.zoom;
    const muralY = at.y + (y - 0.5) / at.zoom;
    const place =
      Math.floor(muralX) * positionsPerPanel +
      Math.floor(muralY * panelRows) * panelColumns +
      Math.floor((muralX % 1) * panelColumns);
    const tile = tileAt(panels, place);
    if (tile) choose(tile);
  });
  const visiblePanels = panelsInView(camera.x, camera.zoom, panelCount);
  const visibleKey = visiblePanels.join();

  useEffect(() => {
    const controller = new AbortController();
    for (const panel of visibleKey.split(",").map(Number)) {
      if (panels.has(panel)) continue;
      apiFetch(`/api/ucp/wall/${panel}`, { schema: panelSchema, signal: controller.signal }).then(
        (found) => {
          setPanels((before) => new Map([...before, [panel, found.tiles]]));
          setPanelCount(found.panelCount);
          setHasFailed(false);
        },
        () => controller.signal.aborted || setHasFailed(true),
      );
    }
    return () => controller.abort();
    // Asked for by what is in view; what came is kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visibleKey]);

  // Set by hand: it changes with every move of a finger.
  useEffect(() => {
    inner.current?.style.setProperty("--zoom", String(camera.zoom));
    inner.current?.style.setProperty("--x", String(camera.x));
    inner.current?.style.setProperty("--y", String(camera.y));
  }, [camera]);

  useEffect(() => {
    if (!chosen || sharp?.id === chosen.id) return;
    const controller = new AbortController();
    apiFetch(`/api/ucp/tiles/${chosen.id}`, { schema: muralTileDetailsSchema, signal: controller.signal }).then(
      ({ id, drawn }) => setSharp({ id, drawn }),
      // The picture of the panel shows it all the same.
      () => {},
    );
    return () => controller.abort();
  }, [chosen, sharp]);

  function choose(tile: MuralTileData): void {
    setChosen(tile);
    const inPanel = tile.place % positionsPerPanel;
    const x = Math.floor(tile.place / positionsPerPanel) + ((inPanel % panelColumns) + 0.5) / panelColumns;
    const y = (Math.floor(inPanel / panelColumns) + 0.5) / panelRows;
    look({ x, y, zoom: Math.max(camera.zoom, 3.2) });
  }

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: panelColumns, ArrowUp: -panelColumns }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = nextTile(panels, chosen?.place ?? -1, step);
      if (next) choose(next);
    } else if (event.key === "+" || event.key === ";") look(zoomAt(camera, 1.5, centre, panelCount));
    else if (event.key === "-") look(zoomAt(camera, 1 / 1.5, centre, panelCount));
    else if (event.key === "Enter" && chosen) document.getElementById("ucp-open-tile")?.click();
  }

  return (
    <div className="side stack-3" data-panels={panels.size}>
      <div
        ref={area}
        className={css.window}
        role="application"
        aria-label={t("wall.view")}
        tabIndex={0}
        data-near={camera.zoom > 1.01 || undefined}
        onKeyDown={move}
      >
        <div ref={inner} className={`${css.inner} overlay`} aria-hidden="true">
          {visiblePanels.map((panel) => (
            <PanelPicture key={panel} panel={panel} tiles={panels.get(panel) ?? []} isByColour={isByColour} />
          ))}
          {chosen && !isByColour && (
            <span ref={(element) => positionTile(element, chosen.place)} className={css.chosen}>
              {sharp?.id === chosen.id && <PaintingSvg drawn={sharp.drawn} className={css.sharp} />}
            </span>
          )}
        </div>
      </div>
      <div className="row-2">
        <Button look="line" compact onClick={() => look(zoomAt(camera, 1.7, centre, panelCount))}>
          {t("wall.near")}
        </Button>
        <Button look="line" compact onClick={() => look(zoomAt(camera, 1 / 1.7, centre, panelCount))}>
          {t("wall.far")}
        </Button>
        <Button look="line" compact onClick={() => look(clampCamera({ x: camera.x, y: 0.5, zoom: 1 }, panelCount))}>
          {t("wall.whole")}
        </Button>
      </div>
      <Switch
        label={t("wall.byColour")}
        hint={isByColour ? t("wall.byColourNote") : undefined}
        onLabel={t("bench.on")}
        offLabel={t("bench.off")}
        checked={isByColour}
        onChange={({ target }) => setIsByColour(target.checked)}
      />
      <div className={`${css.told} spread-3`}>
        <p role="status" className={`${css.name} grid text-note`}>
          {chosen ? (
            <>
              <b className={role.display}>{chosen.title}</b>
              <span>{t("wall.was", { name: chosen.sources[0] ?? "" })}</span>
            </>
          ) : (
            t("wall.none")
          )}
        </p>
        {chosen && (
          <ButtonLink id="ucp-open-tile" look="bone" compact to={`/ucp-share?a=${chosen.id}`}>
            {t("wall.open")}
          </ButtonLink>
        )}
      </div>
      {hasFailed && panels.size === 0 && <Notice message={t("wall.failed")} announce="now" />}
    </div>
  );
}

const centre = { x: 0.5, y: 0.5 };

/** One panel: its picture, or the main colour of each tile alone. */
function PanelPicture({
  panel,
  tiles,
  isByColour,
}: {
  panel: number;
  tiles: readonly MuralTileData[];
  isByColour: boolean;
}) {
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

function positionTile(element: HTMLElement | null, place: number): void {
  const inPanel = place % positionsPerPanel;
  element?.style.setProperty(
    "--at-x",
    String(Math.floor(place / positionsPerPanel) + (inPanel % panelColumns) / panelColumns),
  );
  element?.style.setProperty("--at-y", String(Math.floor(inPanel / panelColumns) / panelRows));
}

function panelsInView(x: number, zoom: number, panelCount: number): number[] {
  const first = Math.max(0, Math.floor(x - 0.5 / zoom - 0.2));
  const last = Math.min(panelCount - 1, Math.floor(x + 0.5 / zoom + 0.2));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const tileAt = (panels: ReadonlyMap<number, MuralTileData[]>, place: number): MuralTileData | undefined =>
  [...panels.values()].flat().find((tile) => tile.place === place);

/** The next tile in a direction: along the row, or down the column, over the gaps. */
function nextTile(panels: ReadonlyMap<number, MuralTileData[]>, from: number, step: number): MuralTileData | null {
  const tiles = [...panels.values()].flat().toSorted((one, other) => one.place - other.place);
  if (from < 0) return tiles[0] ?? null;
  const ahead = tiles.filter(({ place }) =>
    Math.abs(step) === 1
      ? Math.sign(place - from) === step
      : Math.sign(place - from) === Math.sign(step) && (place - from) % panelColumns === 0,
  );
  return (step > 0 ? ahead[0] : ahead.at(-1)) ?? null;
}
