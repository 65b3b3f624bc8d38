import { useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Collection } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./colour-collection.module.css";
import { colourRef } from "./colour-ref.ts";

interface FullCollectionProps {
  collection: Collection;
  isBusy: boolean;
  onReplace: (id: string) => void;
  onCancel: () => void;
}

/** A full book: which of the thirty goes out for the new one. */
export function FullCollection({ collection, isBusy, onReplace, onCancel }: FullCollectionProps) {
  const t = useMessages<Messages>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${css.full} rule-above stack-3`} aria-labelledby="cham-full">
      <h3 id="cham-full" ref={heading} tabIndex={-1} className={`text-heading ${role.display}`}>
        {t("full.title")}
      </h3>
      <p>{t("full.message", { limit: collection.limit })}</p>
      <ul className={`${css.cells} stack-2`}>
        {collection.cells.map(({ id, hex, words }) => (
          <li key={id}>
            <button
              type="button"
              className={css.cell}
              ref={colourRef(hex)}
              aria-disabled={isBusy || undefined}
              aria-label={t("full.replace", { name: words.join("") || t("collection.nameRemoved") })}
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
