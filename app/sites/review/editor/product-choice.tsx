import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { useWishes } from "#app/kits/product/wishes.ts";
import type { ReviewCatalogue } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import { findChoices, type ProductChoice } from "./find-choices.ts";
import type { ReviewFieldProps } from "./review-fields.tsx";
import css from "./choice.module.css";

/** So many are offered at once; a word or two narrows them. */
const maxOffered = 8;

/** What the review is of: searched by name, reading or number, with its shade; what one has stands first. */
export function ProductField({ catalogue, draft, change, has }: ReviewFieldProps & { catalogue: ReviewCatalogue }) {
  const t = useMessages<Messages>();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(draft.productId === "");
  const answer = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // The list that was pressed is gone: the focus goes to what was chosen.
  useEffect(() => {
    if (wasOpen.current && !isOpen) answer.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { myWishes } = useWishes().view;
  const owned = myWishes.wishes.filter(({ state }) => state === "owned").map(({ productId }) => productId);
  const found = findChoices(catalogue, { text, owned });
  const chosen = findChoices(catalogue, { text: "", owned }).find(({ id }) => id === draft.productId);

  if (chosen && !isOpen) {
    return (
      <div ref={answer} className="column-2" role="group" aria-label={t("write.product")} tabIndex={-1}>
        <p className="text-strong">{t("write.product")}</p>
        <p className="line-3">
          <ChoiceWords choice={chosen} />
          <Button look="line" compact onClick={() => setIsOpen(true)}>
            {t("write.productChange")}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <div className="column-3">
      <TextField
        label={t("write.product")}
        mark={t("write.required")}
        hint={t("write.productHint")}
        error={has("product") ? t("write.productError") : undefined}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={css.options} aria-label={t("write.productList")}>
        {found.slice(0, maxOffered).map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className={`${css.option} boxed wide`}
              aria-pressed={choice.id === draft.productId}
              onClick={() => {
                change({ productId: choice.id });
                setIsOpen(false);
              }}
            >
              <span className="line-3">
                <ChoiceWords choice={choice} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-aside" role="status">
        {found.length === 0
          ? t("write.productNone")
          : t("write.productMore", { count: Math.max(0, found.length - maxOffered) })}
      </p>
    </div>
  );
}

function ChoiceWords({ choice: { hex, line, number, name, isOwned } }: { choice: ProductChoice }) {
  const t = useMessages<Messages>();
  return (
    <>
      {hex && <ShadeChip hex={hex} size="text" />}
      <span className="shrinks">
        {name}{" "}
        <span className="text-note">
          {line} {number}
          {isOwned && ` ・ ${t("write.productOwned")}`}
        </span>
      </span>
    </>
  );
}
