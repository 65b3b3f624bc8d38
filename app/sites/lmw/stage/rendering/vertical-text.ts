/** The longest column of a paper. */
const maxColumnLength = 7;
const rotatedCharacters = new Set("ー―…‥「」『』（）〜～—–-：；");
const smallKana = new Set("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ");
const hangingPunctuation = new Set("、。，．");
const closingPunctuation = new Set("」』）ー？！");

/** Words cut into columns of about the same length, the first stands right. None begins with what ends a phrase. */
export function splitColumns(words: string): string[][] {
  const characters = [...words];
  const count = Math.ceil(characters.length / maxColumnLength);
  const rows = Math.ceil(characters.length / count);
  const columns: string[][] = [];
  let column: string[] = [];
  for (const character of characters) {
    const isFull = column.length >= rows && !(hangingPunctuation.has(character) || closingPunctuation.has(character));
    if (isFull) {
      columns.push(column);
      column = [];
    }
    column.push(character);
  }
  return [...columns, column];
}

/** Writes columns from the right, each downwards. The pen's font must be `glyph` high. */
export function drawVerticalText(
  pen: CanvasRenderingContext2D,
  columns: readonly (readonly string[])[],
  { right, top, glyph }: { right: number; top: number; glyph: number },
): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const [column, characters] of columns.entries()) {
    const x = right - glyph * (0.58 + column * 1.16);
    for (const [row, character] of characters.entries())
      drawCharacter(pen, character, x, top + glyph * (0.55 + row * 1.1), glyph);
  }
}

function drawCharacter(pen: CanvasRenderingContext2D, character: string, x: number, y: number, glyph: number): void {
  if (rotatedCharacters.has(character)) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(Math.PI / 2);
    pen.fillText(character, 0, 0);
    pen.restore();
  } else if (hangingPunctuation.has(character)) pen.fillText(character, x + glyph * 0.56, y - glyph * 0.56);
  else if (smallKana.has(character)) pen.fillText(character, x + glyph * 0.1, y - glyph * 0.1);
  else pen.fillText(character, x, y);
}
