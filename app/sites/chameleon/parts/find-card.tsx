import { useState } from "react";
import { kinshipOf } from "#app/kits/basics/shade-kinship.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Words } from "../copy/words.ts";
import { findCode } from "../rules/find-code.ts";
import { nameColour, wordsOf } from "../rules/name-colour.ts";
import { nearestShade } from "../rules/nearest-shade.ts";
import { colourPhrase } from "./colour-phrase.ts";
import css from "./find-card.module.css";
import { FindName } from "./find-name.tsx";
import { FoundShade } from "./found-shade.tsx";
import { FullBook } from "./full-book.tsx";
import { Strokes } from "./strokes.tsx";
import type { BookDesk } from "./use-book.ts";
import type { Stock } from "./use-stock.ts";

interface FindCardProps {
  hex: string;
  stock: Stock;
  desk: BookDesk;
}

/** What the held colour is called, what it turned into, and where it may go. Another colour is another `key`. */
export function FindCard({ hex, stock, desk }: FindCardProps) {
  const t = useWords<Words>();
  const say = useToast();
  const [turn, setTurn] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const [day] = useState(() => jstDay(Date.now()));
  const name = nameColour(hex, day, turn, stock.bank);
  const words = wordsOf(name, stock.bank) ?? ["", "", ""];
  const { shade, difference } = nearestShade(hex, stock.shades);
  const code = findCode({ hex, shadeId: shade.id, name });
  const picture = useCardPicture("chameleon", code);
  const title = words.join("");

  async function keep(replaces: string | null = null): Promise<void> {
    setIsBusy(true);
    const outcome = await desk.keep({ hex, name }, replaces);
    setIsBusy(false);
    setIsFull(outcome === "full");
    if (outcome === "kept") track("cham_complete");
    if (outcome === "full") return;
    const open = { label: t("find.open"), onAct: () => document.getElementById("cham-book")?.scrollIntoView() };
    if (outcome === "kept" && desk.isUnsaved) say({ text: t("find.unsaved") });
    else say({ text: t(`find.${outcome}`), ...(outcome === "failed" || outcome === "later" ? {} : { action: open }) });
  }

  return (
    <section className={css.find} aria-label={t("find.label")} data-find={code}>
      <div className={css.told}>
        <p className={css.facts}>
          <span className={role.micro}>{hex.slice(1).toUpperCase()}</span>
          <span>{colourPhrase(t, hex)}</span>
        </p>
        <FindName key={title} words={words} />
      </div>
      <p className="visually-hidden" role="status">
        {title}。{t("find.turned", { shade: shade.name })}
      </p>
      <Strokes found={hex} shade={shade.hex} foundWord={t("find.town")} shadeWord={t("find.shade")} />
      <FoundShade
        shade={shade}
        kinship={kinshipOf(difference)}
        note={t("find.difference", { difference: Math.round(difference * 10) / 10 })}
      />
      {isFull && desk.book ? (
        <FullBook
          book={desk.book}
          isBusy={isBusy}
          onReplace={(id) => void keep(id)}
          onCancel={() => setIsFull(false)}
        />
      ) : (
        <div className={css.acts}>
          <Button look="bone" wide pending={isBusy} onClick={() => void keep()}>
            {t("find.keep")}
          </Button>
          <Button look="line" onClick={() => setTurn(turn + 1)}>
            {t("find.another")}
          </Button>
        </div>
      )}
      <ShareLater
        key={code}
        picture={picture}
        pictureName="kate-zone-colour.jpg"
        share={(channel) => composeShare("chameleon", "ja", { thing: title, shade: shade.name, find: code }, channel)}
        onShare={(way) => way !== "save" && track(`cham_share_${way}`)}
      />
    </section>
  );
}
