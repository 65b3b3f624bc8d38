// One model person by hand, for judging.
//   ART_FACE_MODEL=<ict-face.npz> node faces/person.mjs <person> [neutral|smile|closed|turned] [--h 1440] [--light 400] [--spp 16] [--lightSpp 30] [--threads 1]
//     [--steps render|print] [--out .work/people]     a print of old raws takes seconds and shows every change of skin
import { makePerson } from './make-person.mjs';

const words = process.argv.slice(2), options = {}, plain = [];
for (let i = 0; i < words.length; i++) { if (words[i].startsWith('--')) { options[words[i].slice(2)] = words[++i]; } else plain.push(words[i]); }
const { base, seconds } = await makePerson(plain[0], plain[1] ?? 'neutral', options);
console.log(base, JSON.stringify(seconds));
