import fs from 'node:fs';

/** Writes one entry of a list that several sounds share. */
export function note(file, name, value) {
  const list = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  list[name] = value;
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2) + '\n');
}
