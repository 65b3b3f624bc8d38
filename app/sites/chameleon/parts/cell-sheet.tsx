import { useState } from "react";
import { productAddress } from "#app/kits/shelf/product-address.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Cell } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./book.module.css";
import { colourPhrase } from "./colour-phrase.ts";
import { foundColour } from "./found-colour.ts";
import type { BookDesk } from "./use-book.ts";

interface CellSheetProps {
  /** Null: closed. */
  cell: Cell | null;
  desk: BookDesk;
  onClose: () => void;
}

/** One cell of the book: its colour, its name, where it came to, and the way out of the book. */
export function CellSheet({ cell, desk, onClose }: CellSheetProps) {
  const t = useWords<Words>();
  const say = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const name = cell?.words.join("") || t("book.nameless");

  async function remove(id: string): Promise<void> {
    setIsBusy(true);
    const isGone = await desk.drop(id);
    setIsBusy(false);
    if (isGone) onClose();
    say({ text: t(isGone ? "book.removed" : "book.removeFailed") });
  }

  return (
    <Sheet open={cell !== null} onClose={onClose} title={name} closeLabel={t("book.close")} ground="grey">
      {cell && (
        <div className={css.open}>
          <span className={css.large} ref={foundColour(cell.hex)} aria-hidden="true" />
          <p className={css.facts}>
            <span className={role.micro}>{cell.hex.slice(1).toUpperCase()}</span>
            <span>{colourPhrase(t, cell.hex)}</span>
            <span>{t("book.on", { date: formatDay(new Date(cell.foundAt), "ja") })}</span>
          </p>
          <p>{t("book.into", { shade: cell.shade.name })}</p>
          <ButtonLink look="bone" wide arrow to={productAddress(cell.shade.id)}>
            {t("book.sheet")}
          </ButtonLink>
          <ButtonLink look="line" wide to={`/ucp?c=${cell.hex.slice(1)}#bench`}>
            {t("book.paint")}
          </ButtonLink>
          <ShareLater
            key={cell.id}
            share={(channel) =>
              composeShare("chameleon", "ja", { thing: name, shade: cell.shade.name, find: cell.code }, channel)
            }
          />
          <Button look="quiet" pending={isBusy} onClick={() => void remove(cell.id)}>
            {t("book.remove")}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
