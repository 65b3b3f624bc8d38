import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { CollectedColour } from "../contract.ts";
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
  const { book: collection, hasFailed, waitingCount } = store;
  const savedColours = collection?.cells ?? [];
  const hexes = rainbowOf(savedColours);
  const missing = hexes.filter((hex) => hex === null).length;

  return (
    <section
      id="cham-book"
      className={`${css.book} column-4`}
      data-costume={collection?.costumeAt ? "" : undefined}
      aria-labelledby="cham-book-title"
    >
      <header className={`${css.cover} stack-3`}>
        <h2 id="cham-book-title" className={role.display}>
          {t("book.title")}
        </h2>
        {collection && (
          <p className={css.count}>{t("book.count", { count: savedColours.length, limit: collection.limit })}</p>
        )}
        <ol className={css.rainbow} aria-label={t("book.rainbow")}>
          {hexes.map((hex, hue) => (
            <li key={hueKeys[hue]} data-has={hex ? "" : undefined} ref={hex ? colourRef(hex) : undefined}>
              <span className="visually-hidden">
                {t(hex ? "book.rainbowHas" : "book.rainbowMissing", { hue: hueLabel(t, hue) })}
              </span>
            </li>
          ))}
        </ol>
      </header>
      {collection?.costumeAt ? (
        <div className="spread-3">
          <p role={store.isCostumeNew ? "status" : undefined}>{t("book.costume")}</p>
          <Switch
            label={t("book.wear")}
            onLabel={t("book.dressedWord")}
            offLabel={t("book.undressedWord")}
            checked={hasCostume}
            onChange={({ target }) => onCostumeChange(target.checked)}
          />
        </div>
      ) : (
        collection && savedColours.length > 0 && <p className="text-body">{t("book.missing", { count: missing })}</p>
      )}
      {waitingCount > 0 && (
        <p className="text-body" role="status">
          {t("book.waiting", { count: waitingCount })}
        </p>
      )}
      {!collection && !hasFailed && <p className="text-body">{t("book.reading")}</p>}
      {!collection && hasFailed && (
        <Notice
          message={t("book.failed")}
          action={
            <Button look="line" compact onClick={() => void store.read()}>
              {t("ways.again")}
            </Button>
          }
        />
      )}
      {collection && savedColours.length === 0 && (
        <Notice
          message={t("book.empty")}
          action={
            <Button look="line" compact onClick={onShowCanvas}>
              {t("book.emptyAct")}
            </Button>
          }
          story={t("book.emptyStory")}
        />
      )}
      {collection && (
        <ul className={`${css.cells} stack-2`} aria-label={t("book.cells")}>
          {Array.from({ length: collection.limit }, (_, i) => {
            const savedColour = savedColours[i];
            if (!savedColour) return <li key={`empty-${i}`} className={css.empty} aria-hidden="true" />;
            const name = savedColour.words.join("") || t("book.nameless");
            return (
              <li key={savedColour.id}>
                <button
                  type="button"
                  className={css.cell}
                  ref={colourRef(savedColour.hex)}
                  aria-label={t("book.cell", { name, colour: colourLabel(t, savedColour.hex) })}
                  aria-haspopup="dialog"
                  data-cell={savedColour.hex}
                  onClick={() => setOpenColour(savedColour)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <CollectedColourSheet colour={openColour} store={store} onClose={() => setOpenColour(null)} />
    </section>
  );
}
