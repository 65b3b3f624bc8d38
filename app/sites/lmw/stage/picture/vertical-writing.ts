/** The longest column of a paper. */
const longest = 7;
const turned = new Set("ー―…‥「」『』（）〜～—–-：；");
const small = new Set("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ");
const hanging = new Set("、。，．");
const closing = new Set("」』）ー？！");

/** Words cut into columns of about the same length, the first stands right. None begins with what ends a phrase. */
export function columnsOf(words: string): string[][] {
  const signs = [...words];
  const count = Math.ceil(signs.length / longest);
  const rows = Math.ceil(signs.length / count);
  const columns: string[][] = [];
  let column: string[] = [];
  for (const sign of signs) {
    const isFull = column.length >= rows && !(hanging.has(sign) || closing.has(sign));
    if (isFull) {
      columns.push(column);
      column = [];
    }
    column.push(sign);
  }
  return [...columns, column];
}

/** Writes columns from the right, each downwards. The pen's font must be `glyph` high. */
export function writeDown(
  pen: CanvasRenderingContext2D,
  columns: readonly (readonly string[])[],
  { right, top, glyph }: { right: number; top: number; glyph: number },
): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const [column, signs] of columns.entries()) {
    const x = right - glyph * (0.58 + column * 1.16);
    for (const [row, sign] of signs.entries()) writeSign(pen, sign, x, top + glyph * (0.55 + row * 1.1), glyph);
  }
}

function writeSign(pen: CanvasRenderingContext2D, sign: string, x: number, y: number, glyph: number): void {
  if (turned.has(sign)) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(Math.PI / 2);
    pen.fillText(sign, 0, 0);
    pen.restore();
  } else if (hanging.has(sign)) pen.fillText(sign, x + glyph * 0.56, y - glyph * 0.56);
  else if (small.has(sign)) pen.fillText(sign, x + glyph * 0.1, y - glyph * 0.1);
  else pen.fillText(sign, x, y);
}
