// A film's script as this side reads it: data, and the times of its parts. The same module draws it in the browser.
import fs from 'node:fs';
import path from 'node:path';

const CONTENT = path.join(import.meta.dirname, '../../content');
const PICTURES = path.join(import.meta.dirname, '../../app/kits/ui/pictures');
export const SIZES = { vertical: [720, 1280], horizontal: [1280, 720] };

const json = (file) => JSON.parse(fs.readFileSync(path.join(CONTENT, file), 'utf8'));

/** What scripts may tell of: monsters and products, and the pictures that are there. */
export function readContent() {
  return { monsters: json('monsters.json'), products: fs.readdirSync(path.join(CONTENT, 'products')).filter((f) => f.endsWith('.json')).flatMap((f) => json(`products/${f}`)),
    pictures: fs.readdirSync(PICTURES).map((f) => f.slice(0, -5)) };
}

export async function readScript(id, content) {
  const { film } = await import(`./scripts/${id}.mjs`);
  return film(content);
}
