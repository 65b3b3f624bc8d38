import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { EyeShelf } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { BrushDrawing, PenDrawing } from "./brush-drawing.tsx";
import css from "./eye-panel.module.css";
import { PalettePanel } from "./palette-panel.tsx";
import { openRail } from "./rail-keys.ts";
import rail from "./rail.module.css";
import type { Eyes } from "./use-eyes.ts";
import type { Place } from "./worn.ts";

interface EyePanelProps {
  place: Exclude<Place, "lips">;
  eyes: Eyes;
}

/** The shelf of the eyes: palettes for the lids, mascaras for the lashes, liners for the line. */
export function EyePanel({ place, eyes }: EyePanelProps) {
  const t = useWords<Words>();
  const { shelf, worn, wear } = eyes;
  if (!shelf)
    return (
      <div className={css.waiting} role="status">
        <p>{t(eyes.isMissing ? "eyes.missing" : "eyes.loading")}</p>
        {eyes.isMissing && (
          <Button look="line" compact onClick={eyes.again}>
            {t("trouble.again")}
          </Button>
        )}
      </div>
    );
  if (place === "lids") return <PalettePanel shelf={shelf} lids={worn.lids} onWear={(lids) => wear({ lids })} />;
  if (place === "lashes")
    return (
      <OneOf
        label={t("eyes.mascaras")}
        none={t("off.lashes")}
        items={shelf.mascaras}
        chosenId={worn.lashes}
        onChoose={(lashes) => wear({ lashes })}
        drawingOf={drawBrush}
      />
    );
  return (
    <OneOf
      label={t("eyes.liners")}
      none={t("off.line")}
      items={shelf.liners}
      chosenId={worn.line}
      onChoose={(line) => wear({ line })}
      drawingOf={drawPen}
    />
  );
}

const drawBrush = (brush: EyeShelf["mascaras"][number]): ReactNode => <BrushDrawing brush={brush} />;
const drawPen = (pen: EyeShelf["liners"][number]): ReactNode => <PenDrawing pen={pen} />;

interface OneOfProps<Item> {
  label: string;
  none: string;
  items: readonly Item[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  drawingOf: (item: Item) => ReactNode;
}

/** One thing of a rail, or nothing; and what its pack says. */
function OneOf<Item extends EyeShelf["mascaras"][number] | EyeShelf["liners"][number]>(props: OneOfProps<Item>) {
  const { label, none, items, chosenId, onChoose, drawingOf } = props;
  const t = useWords<Words>();
  const chosen = items.find(({ id }) => id === chosenId);
  return (
    <>
      <div ref={openRail} className={rail.rail} role="group" aria-label={label}>
        <ul>
          <li>
            <button type="button" className={rail.tile} aria-pressed={!chosen} onClick={() => onChoose(null)}>
              <span className={rail.none} />
              <span>{none}</span>
            </button>
          </li>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={rail.tile}
                aria-label={`${item.number} ${item.name}`.trim()}
                aria-pressed={item === chosen}
                onClick={() => onChoose(item === chosen ? null : item.id)}
              >
                {drawingOf(item)}
                <span>{item.number || t("eyes.ownMark")}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {chosen && (
        <p className={css.told}>
          <b>{chosen.name}</b>
          <span>{chosen.words}</span>
          {chosen.number === "" ? (
            <Link to="/mcm">{t("eyes.ownMade")}</Link>
          ) : (
            <Link to={`/all-products?p=${chosen.id}`}>{t("eyes.product")}</Link>
          )}
        </p>
      )}
    </>
  );
}
