import { desireLanguages, familyOfDesire, shadowOfDesire } from "#contracts/desire-ids.ts";
import type { Content } from "./merge-content.ts";

/** The finishes a powder can have. */
const powders = ["matte", "satin", "pearl", "glitter", "sheer"];

/** Every desire is one single shadow and no other's, one of each family sleeps, and no two are told alike. */
export function paletteIssues({ desires, products }: Pick<Content, "desires" | "products">): string[] {
  const issues = desires.flatMap(({ id, shadow }, at) => {
    const ownProduct = products.find((product) => product.id === shadow);
    return [
      ...(id === at + 1 && shadow === shadowOfDesire(id) ? [] : [`desire ${id}: it does not stand at its place`]),
      ...(ownProduct?.shade && powders.includes(ownProduct.shade.finish)
        ? []
        : [`desire ${id}: ${shadow} is no powder`]),
      ...(ownProduct?.family === familyOfDesire(id) ? [] : [`desire ${id}: ${shadow} is of another family`]),
      ...desireLanguages
        .filter((lang) => !ownProduct?.names[lang])
        .map((lang) => `desire ${id}: it has no word in ${lang}`),
    ];
  });
  for (let family = 1; family <= 12; family++) {
    const hidden = desires.filter(({ id, isHidden }) => isHidden && familyOfDesire(id) === family);
    if (hidden.length !== 1) issues.push(`desires of family ${family}: ${hidden.length} of them are hidden`);
  }
  for (const lang of desireLanguages) {
    const words = desires.map(({ shadow }) => products.find(({ id }) => id === shadow)?.names[lang]);
    const lines = [
      words,
      ...(["whisper", "head", "tail"] as const).map((part) => desires.map((one) => one[part][lang])),
    ];
    for (const texts of lines) {
      const duplicates = texts.filter((text, i) => texts.indexOf(text) !== i);
      issues.push(...duplicates.map((text) => `desires in ${lang}: 「${text}」 stands there twice`));
    }
  }
  return issues;
}
