import { useState } from "react";
import { productPath } from "#app/kits/product/product-address.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { colourShare } from "../share.ts";
import type { CollectedColour } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./colour-collection.module.css";
import { colourLabel } from "./colour-label.ts";
import { colourRef } from "./colour-ref.ts";
import type { ColourCollectionStore } from "./use-colour-collection.ts";

interface CollectedColourSheetProps {
  /** Null: closed. */
  colour: CollectedColour | null;
  store: ColourCollectionStore;
  onClose: () => void;
}

/** One cell of the book: its colour, its name, where it came to, and the way out of the book. */
export function CollectedColourSheet({ colour, store, onClose }: CollectedColourSheetProps) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const name = colour?.words.join("") || t("collection.nameRemoved");

  async function remove(id: string): Promise<void> {
    setIsBusy(true);
    const isRemoved = await store.drop(id);
    setIsBusy(false);
    if (isRemoved) onClose();
    showToast({ text: t(isRemoved ? "collection.removed" : "collection.removeFailed") });
  }

  return (
    <Sheet open={colour !== null} onClose={onClose} title={name} closeLabel={t("collection.close")} background="grey">
      {colour && (
        <div className="stack-4">
          <span className={css.large} ref={colourRef(colour.hex)} aria-hidden="true" />
          <p className={`${css.facts} text-body`}>
            <span className={role.micro}>{colour.hex.slice(1).toUpperCase()}</span>
            <span>{colourLabel(t, colour.hex)}</span>
            <span>{t("collection.on", { date: formatDay(new Date(colour.foundAt), "ja") })}</span>
          </p>
          <p>{t("collection.into", { shade: colour.shade.name })}</p>
          <ButtonLink look="bone" wide arrow to={productPath(colour.shade.id)}>
            {t("collection.sheet")}
          </ButtonLink>
          <ButtonLink look="line" wide to={`/ucp?c=${colour.hex.slice(1)}#bench`}>
            {t("collection.paint")}
          </ButtonLink>
          <DeferredShareButtons
            key={colour.id}
            share={(channel) =>
              composeShare(colourShare, "ja", { thing: name, shade: colour.shade.name, find: colour.code }, channel)
            }
          />
          <Button look="quiet" pending={isBusy} onClick={() => void remove(colour.id)}>
            {t("collection.remove")}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
