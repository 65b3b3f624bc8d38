import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ErrorNotice, Notice } from "#app/kits/ui/notice/notice.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { CollectedColour, Collection } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { rainbowOf } from "../rules/rainbow.ts";
import css from "./colour-collection.module.css";
import { CollectedColourSheet } from "./collected-colour-sheet.tsx";
import { colourLabel, hueKeys, hueLabel } from "./colour-label.ts";
import { colourRef } from "./colour-ref.ts";
import type { ColourCollectionStore } from "./use-colour-collection.ts";

interface ColourCollectionProps {
  store: ColourCollectionStore;
  /** The chameleon wears its costume. */
  hasCostume: boolean;
  onCostumeChange: (hasCostume: boolean) => void;
  onShowCanvas: () => void;
}

/** 採集帳: thirty cells, the rainbow on its cover, and the costume that comes with a full one. */
export function ColourCollection({ store, hasCostume, onCostumeChange, onShowCanvas }: ColourCollectionProps) {
  const t = useMessages<Messages>();
  const [openColour, setOpenColour] = useState<CollectedColour | null>(null);
  const { collection, hasFailed, waitingCount } = store;
  const savedColours = collection?.cells ?? [];
  const hexes = rainbowOf(savedColours);
  const missing = hexes.filter((hex) => hex === null).length;

  return (
    <section
      id="cham-book"
      className={`${css.collection} column-4 on-grey`}
      data-costume={collection?.costumeAt ? "" : undefined}
      aria-labelledby="cham-book-title"
    >
      <Cover collection={collection} hexes={hexes} />
      {collection?.costumeAt ? (
        <Costume isNew={store.isCostumeNew} hasCostume={hasCostume} onCostumeChange={onCostumeChange} />
      ) : (
        collection &&
        savedColours.length > 0 && <p className="text-body">{t("collection.missing", { count: missing })}</p>
      )}
      {waitingCount > 0 && (
        <p className="text-body" role="status">
          {t("collection.waiting", { count: waitingCount })}
        </p>
      )}
      {!collection && !hasFailed && <p className="text-body">{t("collection.reading")}</p>}
      {!collection && hasFailed && (
        <ErrorNotice message={t("collection.failed")} retry={t("sources.again")} onRetry={() => void store.read()} />
      )}
      {collection && savedColours.length === 0 && (
        <Notice
          message={t("collection.empty")}
          action={
            <Button look="line" compact onClick={onShowCanvas}>
              {t("collection.emptyAct")}
            </Button>
          }
          story={t("collection.emptyStory")}
        />
      )}
      {collection && <Cells collection={collection} onOpen={setOpenColour} />}
      <CollectedColourSheet colour={openColour} store={store} onClose={() => setOpenColour(null)} />
    </section>
  );
}

/** The title, how many there are, and the rainbow of them. */
function Cover({ collection, hexes }: { collection: Collection | null; hexes: ReturnType<typeof rainbowOf> }) {
  const t = useMessages<Messages>();
  return (
    <header className={`${css.cover} stack-3`}>
      <h2 id="cham-book-title" className={`text-leading-12 text-title ${role.display}`}>
        {t("collection.title")}
      </h2>
      {collection && (
        <p className={`${css.count} text-body`}>
          {t("collection.count", { count: collection.cells.length, limit: collection.limit })}
        </p>
      )}
      <ol className={`${css.rainbow} full-row`} aria-label={t("collection.rainbow")}>
        {hexes.map((hex, hue) => (
          <li key={hueKeys[hue]} data-has={hex ? "" : undefined} ref={hex ? colourRef(hex) : undefined}>
            <span className="visually-hidden">
              {t(hex ? "collection.rainbowHas" : "collection.rainbowMissing", { hue: hueLabel(t, hue) })}
            </span>
          </li>
        ))}
      </ol>
    </header>
  );
}

type CostumeProps = Pick<ColourCollectionProps, "hasCostume" | "onCostumeChange"> & { isNew: boolean };

/** What comes with a full rainbow, to be put on and taken off. */
function Costume({ isNew, hasCostume, onCostumeChange }: CostumeProps) {
  const t = useMessages<Messages>();
  return (
    <div className="spread-3">
      <p role={isNew ? "status" : undefined}>{t("collection.costume")}</p>
      <Switch
        label={t("collection.putOnCostume")}
        onLabel={t("collection.dressedWord")}
        offLabel={t("collection.undressedWord")}
        checked={hasCostume}
        onChange={({ target }) => onCostumeChange(target.checked)}
      />
    </div>
  );
}

/** A cell for each colour there is room for; those that are taken open. */
function Cells({ collection, onOpen }: { collection: Collection; onOpen: (colour: CollectedColour) => void }) {
  const t = useMessages<Messages>();
  return (
    <ul className={`${css.cells} stack-2`} aria-label={t("collection.cells")}>
      {Array.from({ length: collection.limit }, (_, i) => {
        const colour = collection.cells[i];
        if (!colour) return <li key={`empty-${i}`} className={css.empty} aria-hidden="true" />;
        const name = colour.words.join("") || t("collection.nameRemoved");
        return (
          <li key={colour.id}>
            <button
              type="button"
              className={css.cell}
              ref={colourRef(colour.hex)}
              aria-label={t("collection.cell", { name, colour: colourLabel(t, colour.hex) })}
              aria-haspopup="dialog"
              data-cell={colour.hex}
              onClick={() => onOpen(colour)}
            />
          </li>
        );
      })}
    </ul>
  );
}
