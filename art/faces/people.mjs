// The people of people.json, spelled out.
import fs from 'node:fs';
import path from 'node:path';

const { shared, tones, irises, hairColours, pictures, people } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8'));

/** Everything the stage and the darkroom need of one person in one picture: what the row says over what its tone, iris and hair say over what all share. */
export function look(id, picture = 'neutral') {
  const person = people[id], shot = pictures[picture];
  if (!person || !shot) throw new Error(`no such person or picture: ${id} ${picture} (people: ${Object.keys(people).join(' ')}; pictures: ${Object.keys(pictures).join(' ')})`);
  const expression = { ...shared.expression, ...person.expression, ...shot.expression };
  return { ...shared, ...tones[person.tone], ...irises[person.irisTone], ...hairColours[person.hairTone], ...person, ...shot, expression };
}
