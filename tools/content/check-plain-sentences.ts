import { hexToOklch } from "#app/kits/basics/oklch.ts";
import type { Finish } from "#contracts/monster.ts";
import type { ProductFacts } from "#contracts/product-facts.ts";
import type { Product } from "#contracts/product.ts";
import type { TextPair } from "#contracts/text-pair.ts";
import { findColourWords } from "./colour-words.ts";

/** By which words one knows a finish; `any` is told by both. */
const finishWords: Readonly<Record<Finish, { ja: RegExp; en: RegExp }>> = {
  matte: { ja: /つやのない/, en: /\bmatte\b/ },
  satin: { ja: /つや(?!のない)/, en: /\b(?:sheen|satin)\b/ },
  gloss: { ja: /つや(?!のない)/, en: /\bshine\b/ },
  sheer: { ja: /透ける/, en: /\bsheer\b/ },
  tint: { ja: /ティント/, en: /\btint\b/ },
  glitter: { ja: /ラメ/, en: /\bglitter\b/ },
  pearl: { ja: /パール/, en: /\bpearl\b/ },
  any: { ja: /つや.*マット/, en: /glossy.*matte/ },
};

/** Glitter and pearl may have a colour that is not the shade's. */
const accents = { ja: /[金銀緑]の(?=ラメ|パール)/g, en: /\b(?:gold|silver|green) (?=glitter|pearl)/g };

/** What the brand says in English of no cosmetic, as `content/glossary/claims.json` has it for Japanese. */
const englishClaims =
  /\b(?:heals?|cures?|whitens?|whitening|anti-?age?ing|younger|wrinkles?|hypoallergenic|gentle on|safe for|sensitive skin|never|always|guaranteed?|waterproof|best|dermatologist[- ](?:tested|approved))\b/i;

/**
 * Whether the plain sentences are true: each names the colour of its shade in words that hold for it, and its finish, and no
 * two are the same.
 */
export function plainSentenceIssues(entries: readonly ProductFacts[], products: readonly Product[]): string[] {
  const sentences = entries.flatMap(({ plain }) => [plain.ja, plain.en]);
  return [
    ...sentences
      .filter((sentence, i) => sentences.indexOf(sentence) !== i)
      .map((sentence) => `plain sentence 「${sentence}」 stands there twice`),
    ...entries.flatMap(({ productId, plain }) => {
      const product = products.find(({ id }) => id === productId);
      const faults = product ? sentenceFaults(plain, product) : [];
      return faults.map((fault) => `facts of ${productId}: ${fault}`);
    }),
  ];
}

function sentenceFaults(plain: TextPair, { shade }: Product): string[] {
  const claim = englishClaims.exec(plain.en);
  return [
    ...(plain.ja.endsWith("。") && plain.en.endsWith(".") ? [] : ["a sentence does not end as one"]),
    ...(claim ? [`「${claim[0]}」 is a claim`] : []),
    ...(shade ? (["ja", "en"] as const).flatMap((lang) => shadeFaults(plain[lang], lang, shade)) : []),
  ];
}

function shadeFaults(sentence: string, lang: keyof TextPair, shade: NonNullable<Product["shade"]>): string[] {
  const found = findColourWords(sentence.replaceAll(accents[lang], ""), hexToOklch(shade.hex));
  return [
    ...found.filter(({ isTrue }) => !isTrue).map(({ word }) => `${shade.hex} is not 「${word}」`),
    ...(found.some(({ isShade }) => isShade) ? [] : [`no word for a colour in ${lang}: 「${sentence}」`]),
    ...(finishWords[shade.finish][lang].test(sentence) ? [] : [`no word for ${shade.finish} in ${lang}`]),
  ];
}
