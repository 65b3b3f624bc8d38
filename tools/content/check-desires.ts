import { desireLanguages, familyOfDesire, shadowOfDesire } from "#contracts/desire-numbers.ts";
import type { Content } from "./merge-content.ts";

/** The finishes a powder can have. */
const powders = ["matte", "satin", "pearl", "glitter", "sheer"];

/** Every desire is one single shadow and no other's, one of each family sleeps, and no two are told alike. */
export function desireFaults({ desires, products }: Pick<Content, "desires" | "products">): string[] {
  const faults = desires.flatMap(({ id, shadow }, at) => {
    const own = products.find((product) => product.id === shadow);
    return [
      ...(id === at + 1 && shadow === shadowOfDesire(id) ? [] : [`desire ${id}: it does not stand at its place`]),
      ...(own?.shade && powders.includes(own.shade.finish) ? [] : [`desire ${id}: ${shadow} is no powder`]),
      ...(own?.family === familyOfDesire(id) ? [] : [`desire ${id}: ${shadow} is of another family`]),
      ...desireLanguages.filter((lang) => !own?.names[lang]).map((lang) => `desire ${id}: it has no word in ${lang}`),
    ];
  });
  for (let family = 1; family <= 12; family++) {
    const hidden = desires.filter(({ id, isHidden }) => isHidden && familyOfDesire(id) === family);
    if (hidden.length !== 1) faults.push(`desires of family ${family}: ${hidden.length} of them are hidden`);
  }
  for (const lang of desireLanguages) {
    const words = desires.map(({ shadow }) => products.find(({ id }) => id === shadow)?.names[lang]);
    const told = [
      words,
      ...(["whisper", "head", "tail"] as const).map((part) => desires.map((one) => one[part][lang])),
    ];
    for (const texts of told) {
      const twice = texts.filter((text, i) => texts.indexOf(text) !== i);
      faults.push(...twice.map((text) => `desires in ${lang}: 「${text}」 stands there twice`));
    }
  }
  return faults;
}
