import { useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Book } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./book.module.css";
import { foundColour } from "./found-colour.ts";

interface FullBookProps {
  book: Book;
  isBusy: boolean;
  onReplace: (id: string) => void;
  onCancel: () => void;
}

/** A full book: which of the thirty goes out for the new one. */
export function FullBook({ book, isBusy, onReplace, onCancel }: FullBookProps) {
  const t = useWords<Words>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.full} aria-labelledby="cham-full">
      <h3 id="cham-full" ref={heading} tabIndex={-1} className={role.display}>
        {t("full.title")}
      </h3>
      <p>{t("full.message", { limit: book.limit })}</p>
      <ul className={css.cells}>
        {book.cells.map(({ id, hex, words }) => (
          <li key={id}>
            <button
              type="button"
              className={css.cell}
              ref={foundColour(hex)}
              aria-disabled={isBusy || undefined}
              aria-label={t("full.replace", { name: words.join("") || t("book.nameless") })}
              title={words.join("")}
              onClick={() => !isBusy && onReplace(id)}
            />
          </li>
        ))}
      </ul>
      <Button look="line" compact onClick={onCancel}>
        {t("full.cancel")}
      </Button>
    </section>
  );
}
