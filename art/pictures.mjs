// Every picture of the hub is one row of a table in tables/; `node make.mjs <id>` does the rest.
//   id      file name, also app/kits/ui/pictures/<id>.json
//   kind    the line it is counted under in `--check`; hub when left out
//   scene   blender/<scene>.py (rendered), or `page` share/<page>.html (composed), or `maker` (a module of its own), or `icons`
//   args    passed to the scene as --key value
//   render  rows that print the same render share its name here; the row's id when left out
//   batch   the scene takes --jobs: many rows are rendered by one Blender process
//   dark    darkroom flags, see develop/develop.mjs
//   print   another darkroom: develop/<print>.mjs instead of develop/develop.mjs
//   alpha   a cut-out: the master keeps its alpha, so do AVIF and WebP
//   widths  AVIF widths; WebP is cut at 390 only, at the first width when 390 is not among them
//   budget  kB at 780 AVIF: 90 for full-bleed heroes, else 60. For a page or a maker: kB of its largest file
//   tile    kB at 390 AVIF, where the picture stands among many
//   coding  { from, floor, effort } of the AVIF: first quality tried (74), lowest the budgets may force (60: below it dark gradients
//           band), effort (5); for lines of many small pictures
//   needs   ids whose masters a page or a maker reads
//   alt     Japanese, in the site's voice
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'tables');
const tables = fs.readdirSync(folder).filter((file) => file.endsWith('.mjs')).sort();

/** Tables that could not be read, with the reason: one broken table must not stop the others. */
export const broken = [];

/** All rows, table by table. A table exports `rows`. */
export const pictures = (await Promise.all(tables.map(async (file) => {
  try { return (await import(path.join(folder, file))).rows; }
  catch (error) { broken.push(`tables/${file}: ${error.message}`); return []; }
}))).flat();
