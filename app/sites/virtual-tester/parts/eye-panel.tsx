import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { EyeCatalogue } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { NamedTab } from "../rules/face-parts.ts";
import { BrushIcon, PenIcon } from "./brush-icon.tsx";
import css from "./eye-panel.module.css";
import { PalettePanel } from "./palette-panel.tsx";
import { openRail } from "./rail-keyboard.ts";
import rail from "./rail.module.css";
import type { EyeMakeup } from "./use-eye-makeup.ts";

interface EyePanelProps {
  tab: Exclude<NamedTab, "lips">;
  eyes: EyeMakeup;
}

/** The panel of the eyes: palettes for the lids, mascaras for the lashes, liners for the line. */
export function EyePanel({ tab, eyes }: EyePanelProps) {
  const t = useMessages<Messages>();
  const { catalogue, selection, select } = eyes;
  if (!catalogue)
    return (
      <div className={`${css.waiting} on-grey stack-2`} role="status">
        <p>{t(eyes.isMissing ? "eyes.missing" : "eyes.loading")}</p>
        {eyes.isMissing && (
          <Button look="line" compact onClick={eyes.retry}>
            {t("error.again")}
          </Button>
        )}
      </div>
    );
  if (tab === "lids")
    return <PalettePanel catalogue={catalogue} lids={selection.lids} onSelect={(lids) => select({ lids })} />;
  if (tab === "lashes")
    return (
      <OneOf
        label={t("eyes.mascaras")}
        none={t("off.lashes")}
        items={catalogue.mascaras}
        chosenId={selection.lashes}
        onChoose={(lashes) => select({ lashes })}
        drawingOf={renderBrushIcon}
      />
    );
  return (
    <OneOf
      label={t("eyes.liners")}
      none={t("off.line")}
      items={catalogue.liners}
      chosenId={selection.line}
      onChoose={(line) => select({ line })}
      drawingOf={renderPenIcon}
    />
  );
}

const renderBrushIcon = (brush: EyeCatalogue["mascaras"][number]): ReactNode => <BrushIcon brush={brush} />;
const renderPenIcon = (pen: EyeCatalogue["liners"][number]): ReactNode => <PenIcon pen={pen} />;

interface OneOfProps<Item> {
  label: string;
  none: string;
  items: readonly Item[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  drawingOf: (item: Item) => ReactNode;
}

/** One thing of a rail, or nothing; and what its pack says. */
function OneOf<Item extends EyeCatalogue["mascaras"][number] | EyeCatalogue["liners"][number]>(
  props: OneOfProps<Item>,
) {
  const { label, none, items, chosenId, onChoose, drawingOf } = props;
  const t = useMessages<Messages>();
  const chosen = items.find(({ id }) => id === chosenId);
  return (
    <>
      <div ref={openRail} className={`${rail.rail} on-grey rail wide`} role="group" aria-label={label}>
        <ul>
          <li>
            <button
              type="button"
              className={`${rail.tile} stack-1`}
              aria-pressed={!chosen}
              onClick={() => onChoose(null)}
            >
              <span className={rail.none} />
              <span>{none}</span>
            </button>
          </li>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={`${rail.tile} stack-1`}
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
        <p className={`${css.note} on-grey stack-2 text-body text-leading-17`}>
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
