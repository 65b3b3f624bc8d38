import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
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
        width: widthPx,
        marginTop: 26,
        fontSize: titleSizePx(card.title, widthPx),
        lineHeight: 1.28,
        letterSpacing: "0.04em",
        wordBreak: "break-word",
        textWrap: "balance",
      },
      card.struck ? layOutStruckTitle(card.struck, card.shade ?? bone) : card.title,
    ),
    card.line &&
      box(
        {
          display: "block",
          width: widthPx,
          marginTop: 24,
          fontFamily: text,
          fontSize: 26,
          lineHeight: 1.65,
          lineClamp: 3,
          textWrap: "pretty",
        },
        card.line,
      ),
  );
}

/** The title with lines through what was painted out, letter by letter so that it breaks as any title does. */
function layOutStruckTitle(pieces: NonNullable<CardWords["struck"]>, shade: string): ReactElement {
  const letters = pieces.flatMap(({ text: piece, isStruck }) => [...piece].map((letter) => ({ letter, isStruck })));
  return box(
    { display: "flex", flexWrap: "wrap" },
    ...letters.map(({ letter, isStruck }) =>
      box({ display: "flex", ...(isStruck && { backgroundImage: strokeGradient(shade) }) }, letter),
    ),
  );
}

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement("div", { style }, ...children);

const strokeGradient = (shade: string): string =>
  `linear-gradient(175deg, transparent 34%, ${shade} 36%, ${shade} 66%, transparent 68%)`;

/** As large as one, two or three even lines allow, 40 to 88 px. A Latin letter is about half as wide as a kana. */
function titleSizePx(title: string, widthPx: number): number {
  const ems = [...title].reduce((sum, char) => sum + (char > "\u2fff" ? 1.04 : 0.6), 0);
  const sizes = [1, 2, 3].map((lines) => Math.floor(widthPx / (Math.ceil(ems / lines) + 0.3)));
  const chosen = sizes.find((size) => size >= 54) ?? sizes.at(-1) ?? 0;
  return Math.max(40, Math.min(88, chosen));
}
