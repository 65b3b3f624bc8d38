import { faceTypeCodes, type Worry, worries } from "#contracts/hack-choices.ts";
import { companionLanguages } from "#contracts/companion-translations.ts";
import { makeupLookIssues } from "./check-makeup-looks.ts";
import { paletteIssues } from "./check-palettes.ts";
import { prophecyIssues } from "./check-prophecies.ts";
import { lipWorldIssues } from "./check-lip-world.ts";
import type { Content } from "./merge-content.ts";
import { uniqueValues } from "./unique-values.ts";

/** What single entries cannot know: ids used once, references that lead somewhere. One line for each fault. */
export function crossCheck(content: Content): string[] {
  return [
    ...Object.entries(uniqueValues).flatMap(([kind, valuesOf]) => repeated(kind, valuesOf(content))),
    ...missingLines("in ja", content.companionLines),
    ...companionLanguages.flatMap((lang) =>
      missingLines(
        `in ${lang}`,
        content.companionAbroad.filter((one) => one.lang === lang),
      ),
    ),
    ...content.twoFacesLooks.flatMap((look) => lookIssues(look, content)),
    ...content.films.flatMap(({ id, pins }) =>
      pins
        .filter(({ productId }) => !content.products.some((product) => product.id === productId))
        .map(({ productId }) => `film ${id}: there is no product ${productId}`),
    ),
    ...faceTypeCodes.flatMap((code, index) => faceTypeIssues(code, index, content)),
    ...worries.flatMap((worry) => worryIssues(worry, content)),
    ...lipWorldIssues(content),
    ...cautionIssues(content),
    ...content.hacks
      .filter(({ tipId }) => tipId !== undefined && !content.tips.some(({ id }) => id === tipId))
      .map(({ number, tipId }) => `hack ${number}: there is no tip ${tipId}`),
    ...content.monsters.flatMap(({ id }, at) =>
      content.ballSpeeches[at]?.monsterId === id ? [] : [`ball speech ${at + 1}: it is not of monster ${id}`],
    ),
    ...content.makeupMoods.flatMap((mood) => makeupMoodIssues(mood, content)),
    ...content.makeupLooks.flatMap((look) => makeupLookIssues(look, content)),
    ...colourNameIssues(content),
    ...content.products.flatMap((product) => productIssues(product, content)),
    ...prophecyIssues(content),
    ...paletteIssues(content),
  ];
}

function repeated(kind: string, ids: readonly (string | number)[]): string[] {
  const seen = new Set<string | number>();
  return ids.filter((id) => seen.size === seen.add(id).size).map((id) => `${kind} ${id} stands there twice`);
}

/** A type stands at its index, and starts with products one can have. */
function faceTypeIssues(code: string, index: number, { faceTypes, products }: Content): string[] {
  const type = faceTypes[index];
  if (type?.code !== code || type.index !== index) return [`face type ${code}: it does not stand at place ${index}`];
  return type.productIds
    .filter((id) => !products.some((product) => product.id === id && product.state === "on-sale"))
    .map((id) => `face type ${code}: there is no product ${id} on sale`);
}

/** The lips of a look are a product one can have, in its own shade. */
function lookIssues({ half, index, lipProductId, layers }: Content["twoFacesLooks"][number], { products }: Content) {
  const product = products.find(({ id, state }) => id === lipProductId && state === "on-sale");
  const lip = layers.findLast((layer) => layer.kind === "lip");
  if (product && lip?.hex === product.shade?.hex) return [];
  return [`look ${half} ${index}: its lips are not ${lipProductId} as it is sold`];
}

function worryIssues(worry: Worry, { hacks }: Content): string[] {
  const count = hacks.filter((hack) => hack.worry === worry).length;
  return count === 8 ? [] : [`worry ${worry}: ${count} hacks in place of 8`];
}

/** What works at the eye tells what to mind. */
function cautionIssues({ hacks, tips }: Content): string[] {
  const worriesAtEye: readonly Worry[] = ["line", "lid", "lash"];
  const partsAtEye: readonly string[] = ["line", "lid", "lash", "under"];
  return [
    ...hacks
      .filter(({ worry, caution }) => worriesAtEye.includes(worry) && caution === undefined)
      .map(({ number }) => `hack ${number}: it works at the eye and has no caution`),
    ...tips
      .filter(({ parts, caution }) => parts.some((part) => partsAtEye.includes(part)) && caution === null)
      .map(({ id }) => `tip ${id}: it works at the eye and has no caution`),
  ];
}

/** A word has one number and stands once; what stands apart are words of the bank. */
function colourNameIssues({ chameleonThings, chameleonTimes, chameleonHabits, chameleonApart }: Content): string[] {
  const lists = [chameleonThings, chameleonTimes, chameleonHabits];
  const words = lists.flat().map(({ word }) => word);
  return [
    ...lists.flatMap((list) =>
      repeated(
        "number of a name word",
        list.map(({ id }) => id),
      ),
    ),
    ...repeated("name word", words),
    ...chameleonApart
      .flat()
      .filter((word) => !words.includes(word))
      .map((word) => `name word ${word}: it is kept apart and not there`),
  ];
}

/** A mood paints with what one can have, and two moods stand against each other. */
function makeupMoodIssues(mood: Content["makeupMoods"][number], { makeupMoods, products }: Content): string[] {
  const wanted = [...Object.values(mood.productIds), mood.tintId];
  const missing = wanted.filter((id) => !products.some((product) => product.id === id && product.state === "on-sale"));
  const back = makeupMoods.find(({ id }) => id === mood.against);
  return [
    ...missing.map((id) => `make-up mood ${mood.id}: there is no product ${id} on sale`),
    ...(back?.against === mood.id && back !== mood
      ? []
      : [`make-up mood ${mood.id}: ${mood.against} is not against it`]),
  ];
}

function productIssues(product: Content["products"][number], { monsters, families }: Content): string[] {
  const issues: string[] = [];
  if (product.id !== `${product.line}-${product.number}`)
    issues.push(`product ${product.id}: its id is not line and number`);
  if (!product.jan.startsWith("2")) issues.push(`product ${product.id}: its JAN is not of the in-store range`);
  if (product.family !== undefined && product.line !== "shadow")
    issues.push(`product ${product.id}: only shadows have a family`);
  if (product.line === "shadow" && !families.some(({ id }) => id === product.family)) {
    issues.push(`product ${product.id}: there is no family ${product.family}`);
  }
  if (product.monsterId === undefined) return issues;
  const monster = monsters.find(({ id }) => id === product.monsterId);
  if (!monster) return [...issues, `product ${product.id}: there is no monster ${product.monsterId}`];
  // A monster is a shade: the lip that bears it has its name and its colour.
  if (product.line === "lip" && (product.names.ja !== monster.names.ja || product.shade?.hex !== monster.hex)) {
    issues.push(`product ${product.id}: name or colour differ from monster ${monster.id}`);
  }
  return issues;
}

/** Where one monster has a line, all have. */
function missingLines(
  language: string,
  monsters: readonly { monsterId: string; lines: Record<string, string> }[],
): string[] {
  const sites = [...new Set(monsters.flatMap(({ lines }) => Object.keys(lines)))];
  return monsters.flatMap(({ monsterId, lines }) =>
    sites.filter((site) => !lines[site]).map((site) => `companion ${monsterId} has no line ${language} for ${site}`),
  );
}
