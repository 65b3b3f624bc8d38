import { Link } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import { formatMoment } from "#app/kits/words/dates.ts";
import type { Words } from "../copy/words.ts";
import { Ask } from "./ask.tsx";
import css from "./below.module.css";
import type { BelowProps } from "./below-place.tsx";
import { Book } from "./book.tsx";
import { NightShade } from "./night-shade.tsx";
import { ShareLetter } from "./share-letter.tsx";
import { SleepingPalette } from "./sleeping-palette.tsx";

/** Below the water: what goes on from a letter. */
export function Below({ letters, day }: BelowProps) {
  const t = useWords<Words>();
  const { book, letter, step, from, bookError } = letters;
  const isRead = letter !== null && (step === "open" || step === "fresh");
  const isCopy = from === "copy" && bookError !== null;
  return (
    <>
      {isRead && (
        <>
          <NightShade letter={letter} />
          <p className={css.kept}>
            {from === "passing" && t("kept.unsaved")}
            {isCopy && t("kept.offline")}
            {from !== "passing" && !isCopy && book && t("kept.kept", { moment: formatMoment(book.nextAt, "ja") })}
          </p>
          <ShareLetter letter={letter} />
        </>
      )}
      {isRead && book?.palette && <SleepingPalette palette={book.palette} />}
      {!isRead && isCopy && <p className={css.kept}>{t("kept.offline")}</p>}
      {book?.asking && <Ask key={book.asking.day} card={book.asking} />}
      <Book letters={letters} day={day} />
      <p className={css.onward}>
        <Link className={css.link} to="/zone3">
          {t("other.water")}
        </Link>
      </p>
    </>
  );
}
