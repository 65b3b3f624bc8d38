import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Cell } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { rainbowOf } from "../rules/rainbow.ts";
import css from "./book.module.css";
import { CellSheet } from "./cell-sheet.tsx";
import { colourPhrase, hueKeys, hueWord } from "./colour-phrase.ts";
import { foundColour } from "./found-colour.ts";
import type { BookDesk } from "./use-book.ts";

interface BookProps {
  desk: BookDesk;
  /** The chameleon wears its costume. */
  isDressed: boolean;
  onDress: (isDressed: boolean) => void;
  onStage: () => void;
}

/** 採集帳: thirty cells, the rainbow on its cover, and the costume that comes with a full one. */
export function Book({ desk, isDressed, onDress, onStage }: BookProps) {
  const t = useWords<Words>();
  const [opened, setOpened] = useState<Cell | null>(null);
  const { book, hasFailed, waitingCount } = desk;
  const cells = book?.cells ?? [];
  const hexes = rainbowOf(cells);
  const missing = hexes.filter((hex) => hex === null).length;

  return (
    <section
      id="cham-book"
      className={css.book}
      data-costume={book?.costumeAt ? "" : undefined}
      aria-labelledby="cham-book-title"
    >
      <header className={css.cover}>
        <h2 id="cham-book-title" className={role.display}>
          {t("book.title")}
        </h2>
        {book && <p className={css.count}>{t("book.count", { count: cells.length, limit: book.limit })}</p>}
        <ol className={css.rainbow} aria-label={t("book.rainbow")}>
          {hexes.map((hex, hue) => (
            <li key={hueKeys[hue]} data-has={hex ? "" : undefined} ref={hex ? foundColour(hex) : undefined}>
              <span className="visually-hidden">
                {t(hex ? "book.rainbowHas" : "book.rainbowMissing", { hue: hueWord(t, hue) })}
              </span>
            </li>
          ))}
        </ol>
      </header>
      {book?.costumeAt ? (
        <div className={css.costume}>
          <p role={desk.isCostumeNew ? "status" : undefined}>{t("book.costume")}</p>
          <Switch
            label={t("book.wear")}
            onWord={t("book.dressedWord")}
            offWord={t("book.undressedWord")}
            checked={isDressed}
            onChange={({ target }) => onDress(target.checked)}
          />
        </div>
      ) : (
        book && cells.length > 0 && <p className={css.missing}>{t("book.missing", { count: missing })}</p>
      )}
      {waitingCount > 0 && (
        <p className={css.missing} role="status">
          {t("book.waiting", { count: waitingCount })}
        </p>
      )}
      {!book && !hasFailed && <p className={css.missing}>{t("book.reading")}</p>}
      {!book && hasFailed && (
        <Notice
          message={t("book.failed")}
          action={
            <Button look="line" compact onClick={() => void desk.read()}>
              {t("ways.again")}
            </Button>
          }
        />
      )}
      {book && cells.length === 0 && (
        <Notice
          message={t("book.empty")}
          action={
            <Button look="line" compact onClick={onStage}>
              {t("book.emptyAct")}
            </Button>
          }
          story={t("book.emptyStory")}
        />
      )}
      {book && (
        <ul className={css.cells} aria-label={t("book.cells")}>
          {Array.from({ length: book.limit }, (_, i) => {
            const cell = cells[i];
            if (!cell) return <li key={`empty-${i}`} className={css.empty} aria-hidden="true" />;
            const name = cell.words.join("") || t("book.nameless");
            return (
              <li key={cell.id}>
                <button
                  type="button"
                  className={css.cell}
                  ref={foundColour(cell.hex)}
                  aria-label={t("book.cell", { name, colour: colourPhrase(t, cell.hex) })}
                  aria-haspopup="dialog"
                  data-cell={cell.hex}
                  onClick={() => setOpened(cell)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <CellSheet cell={opened} desk={desk} onClose={() => setOpened(null)} />
    </section>
  );
}
