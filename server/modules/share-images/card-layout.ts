import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import { breakIntoLines, measureEms } from "./card-lines.ts";
import { splitIntoPhrases } from "./phrases.ts";
import { type SetTitle, setTitle, titleSpacing } from "./set-title.ts";
import type { CardWords } from "./share-card.ts";

export const cardWidthPx = 1200;
export const cardHeightPx = 630;
/** Where the words begin: the left edge of the central square that every app shows, and a breath. */
const leftPx = 305;
/** The Latin letters of a face, then those of the card's own script, then Japanese ones: see card-fonts.ts. */
const fontsInLine = Array.from({ length: 14 }, (_, i) => i);
const display = fontsInLine.map((i) => `'Display ${i}'`).join(", ");
const text = fontsInLine.map((i) => `'Text ${i}'`).join(", ");
const bone = "#f3ebe6";
const ash = "#a89c99";

/**
 * The words of a card, to be laid over its ground; the figure stands at their right. Without JSX, because the process that draws
 * runs from its sources.
 */
export function layOutWords(card: CardWords, hasFigure: boolean): ReactElement {
  const widthPx = hasFigure ? 340 : 560;
  const title = setTitle(card.title, card.lang, widthPx);
  return box(
    {
      display: "flex",
      flexDirection: "column",
      justifyContent: "center",
      width: cardWidthPx,
      height: cardHeightPx,
      paddingLeft: leftPx,
      paddingBottom: 40,
      color: bone,
      fontFamily: display,
    },
    box(
      { display: "flex", alignItems: "center", fontFamily: text, fontSize: 26, color: ash },
      box({ width: 34, height: 6, marginRight: 16, backgroundColor: card.shade ?? bone }),
      card.kicker,
    ),
    box(
      {
        display: "flex",
        flexDirection: "column",
        width: widthPx,
        marginTop: 26,
        fontSize: title.sizePx,
        lineHeight: 1.28,
        letterSpacing: `${titleSpacing}em`,
      },
      ...layOutTitle(title, card),
    ),
    card.line &&
      box(
        {
          display: "block",
          width: widthPx,
          marginTop: 24,
          fontFamily: text,
          fontSize: linePx,
          lineHeight: 1.65,
          lineClamp: 3,
          whiteSpace: "pre-wrap",
          textWrap: "pretty",
        },
        breakLine(card.line, card.lang, widthPx),
      ),
  );
}

const linePx = 26;

/** A sentence with its breaks between phrases; where words have spaces, it breaks there by itself. */
function breakLine(line: string, lang: CardWords["lang"], widthPx: number): string {
  if (lang === "en" || lang === "ko") return line;
  return breakIntoLines(splitIntoPhrases(line, lang), widthPx / linePx, measureEms).join("\n");
}

/** Line by line. A phrase that is wider than its line breaks into even parts. */
function layOutTitle({ lines }: SetTitle, card: CardWords): ReactElement[] {
  if (card.struck) return layOutStruckLines(lines, card.struck, card.shade ?? bone);
  return lines.map((line) => box({ display: "flex", wordBreak: "break-word", textWrap: "balance" }, line.trimEnd()));
}

/** The same with lines through what was painted out: letter by letter. */
function layOutStruckLines(
  lines: readonly string[],
  pieces: NonNullable<CardWords["struck"]>,
  shade: string,
): ReactElement[] {
  const letters = pieces.flatMap(({ text: piece, isStruck }) => [...piece].map((letter) => ({ letter, isStruck })));
  let at = 0;
  return lines.map((line) => {
    const row = letters.slice(at, (at += [...line].length));
    return box(
      { display: "flex", flexWrap: "wrap" },
      ...row.map(({ letter, isStruck }) =>
        box({ display: "flex", ...(isStruck && { backgroundImage: strokeGradient(shade) }) }, letter),
      ),
    );
  });
}

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement("div", { style }, ...children);

const strokeGradient = (shade: string): string =>
  `linear-gradient(175deg, transparent 34%, ${shade} 36%, ${shade} 66%, transparent 68%)`;
