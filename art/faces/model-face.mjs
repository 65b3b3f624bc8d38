// A model face as the site shows it: a person's master at the size of a picture.
import path from 'node:path';
import sharp from 'sharp';
import { personMaster, sources as personSources } from './make-person.mjs';

export const sources = [...personSources, 'develop/deliver.mjs'];

/** kB at 780, as every picture of a first view; the row's own budget is that of its largest file. A row that is never in one may say `at780`. */
const FIRST_VIEW_KB = 60;

export async function make(row, { work, out, deliver, facts }) {
  const png = path.join(work, `${row.id}.png`), width = Math.max(...row.widths);
  await sharp(await personMaster(row.person, row.picture)).resize(width, (width * 5) / 4, { kernel: 'lanczos3' }).removeAlpha().png().toFile(png);
  const made = await deliver({ name: row.id, master: png, widths: row.widths, budget: row.at780 ?? FIRST_VIEW_KB, coding: { from: 66 }, out });
  return { ...made, meta: { widths: row.widths, ...(await facts(png)) } };
}
