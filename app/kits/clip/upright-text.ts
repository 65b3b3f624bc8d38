/** How Japanese display type is set on a canvas. */
export const displayFont = (sizePx: number): string =>
  `800 ${sizePx}px "Shippori Mincho B1", "Hiragino Mincho ProN", "Yu Mincho", serif`;

/** One letter below the other, this much of its size. */
const advance = 1.08;

interface UprightText {
  text: string;
  /** The middle of the column, and where its first letter begins. */
  x: number;
  y: number;
  sizePx: number;
  /** How much of it has come, 0–1: letters rise one after the other. */
  shown?: number;
}

/** The size at which a text of so many letters fits into a column. */
export const uprightSizePx = (text: string, heightPx: number, maxPx: number): number =>
  Math.min(maxPx, Math.floor(heightPx / ([...text].length * advance)));

/** Writes a text downwards with the pen's own colour. A long vowel stands, and small kana keep to the right, as in vertical type. */
export function paintUpright(context: CanvasRenderingContext2D, { text, x, y, sizePx, shown = 1 }: UprightText): void {
  const letters = [...text];
  context.save();
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = displayFont(sizePx);
  for (const [i, letter] of letters.entries()) {
    const share = Math.min(1, Math.max(0, shown * (letters.length + rising) - i) / rising);
    if (share === 0) continue;
    context.save();
    context.globalAlpha *= share;
    context.translate(x, y + (i + 0.5) * sizePx * advance + (1 - share) ** 3 * sizePx * 0.5);
    if (longVowel.test(letter)) context.transform(0, 1, 1, 0, 0, 0);
    if (smallKana.test(letter)) context.translate(sizePx * 0.1, -sizePx * 0.1);
    context.fillText(letter, 0, 0);
    context.restore();
  }
  context.restore();
}

/** So many letters are on their way at a time. */
const rising = 3;
const longVowel = /[ー〜]/;
const smallKana = /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/;
