import { useState } from "react";
import { similarityOf } from "#app/kits/basics/shade-similarity.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { NameBank } from "#contracts/colour-names.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import { colourShare } from "../share.ts";
import type { ProductShade } from "../shared-colour.server.ts";
import type { Messages } from "../copy/messages.ts";
import { formatColourCode } from "../rules/colour-code.ts";
import { nameColour, wordsOf } from "../rules/name-colour.ts";
import { nearestShade } from "../rules/nearest-shade.ts";
import { colourLabel } from "./colour-label.ts";
import css from "./colour-card.module.css";
import { ColourName } from "./colour-name.tsx";
import { MatchingShade } from "./matching-shade.tsx";
import { FullCollection } from "./full-collection.tsx";
import { Strokes } from "./strokes.tsx";
import type { ColourCollectionStore, NewColour } from "./use-colour-collection.ts";

/** The words of names and the shades of the catalogue. */
export interface ShadeData {
  bank: NameBank;
  shades: ProductShade[];
}

interface ColourCardProps {
  hex: string;
  shadeData: ShadeData;
  store: ColourCollectionStore;
}

/** What the held colour is called, what it turned into, and where it may go. Another colour is another `key`. */
export function ColourCard({ hex, shadeData, store }: ColourCardProps) {
  const t = useMessages<Messages>();
  const [turn, setTurn] = useState(0);
  const [day] = useState(() => jstDay(Date.now()));
  const name = nameColour(hex, day, turn, shadeData.bank);
  const words = wordsOf(name, shadeData.bank) ?? ["", "", ""];
  const { shade, difference } = nearestShade(hex, shadeData.shades);
  const code = formatColourCode({ hex, shadeId: shade.id, name });
  const picture = useCardPicture("chameleon", code);
  const title = words.join("");
  const { isBusy, isFull, save, cancel } = useSaveColour(store, { hex, name });

  return (
    <section className={`${css.find} on-grey stack-4`} aria-label={t("colour.label")} data-find={code}>
      <div className={css.note}>
        <p className={`${css.facts} stack-1 text-body text-leading-15`}>
          <span className={role.micro}>{hex.slice(1).toUpperCase()}</span>
          <span>{colourLabel(t, hex)}</span>
        </p>
        <ColourName key={title} words={words} />
      </div>
      <p className="visually-hidden" role="status">
        {title}。{t("colour.turned", { shade: shade.name })}
      </p>
      <Strokes colour={hex} shade={shade.hex} colourLabel={t("colour.everyone")} shadeLabel={t("colour.shade")} />
      <MatchingShade
        shade={shade}
        kinship={similarityOf(difference)}
        note={t("colour.difference", { difference: Math.round(difference * 10) / 10 })}
      />
      {isFull && store.collection ? (
        <FullCollection
          collection={store.collection}
          isBusy={isBusy}
          onReplace={(id) => void save(id)}
          onCancel={cancel}
        />
      ) : (
        <div className={`${css.acts} stack-3`}>
          <Button look="bone" wide pending={isBusy} onClick={() => void save()}>
            {t("colour.save")}
          </Button>
          <Button look="line" onClick={() => setTurn(turn + 1)}>
            {t("colour.another")}
          </Button>
        </div>
      )}
      <DeferredShareButtons
        key={code}
        picture={picture}
        pictureName="kate-zone-colour.jpg"
        share={(channel) => composeShare(colourShare, "ja", { thing: title, shade: shade.name, find: code }, channel)}
        onShare={(shareAction) => shareAction !== "save" && track(`cham_share_${shareAction}`)}
      />
    </section>
  );
}

/** Puts a colour into the collection and says what became of it. `isFull`: another one has to go for it. */
function useSaveColour(store: ColourCollectionStore, colour: NewColour) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [isFull, setIsFull] = useState(false);

  async function save(replaces: string | null = null): Promise<void> {
    setIsBusy(true);
    const outcome = await store.keep(colour, replaces);
    setIsBusy(false);
    setIsFull(outcome === "full");
    if (outcome === "kept") track("cham_complete");
    if (outcome === "full") return;
    const openAction = { label: t("colour.open"), onAct: () => document.getElementById("cham-book")?.scrollIntoView() };
    if (outcome === "kept" && store.isUnsaved) showToast({ text: t("colour.unsaved") });
    else
      showToast({
        text: t(`colour.${outcome}`),
        ...(outcome === "failed" || outcome === "later" ? {} : { action: openAction }),
      });
  }

  return { isBusy, isFull, save, cancel: () => setIsFull(false) };
}
