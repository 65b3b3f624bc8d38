import type { Content } from "./merge-content.ts";

/** Numbers go from 1 without a gap, no two lines say the same, and everybody has what belongs to them. */
export function prophecyIssues(content: Content): string[] {
  const { monsters, prophecyKernels, prophecySigns, prophecyGestures, prophecyAsides, prophecyHours, prophecyNights } =
    content;
  const { prophecyMargins, prophecyMarginReplies, prophecyMouths } = content;
  const margins = [prophecyMargins, prophecyMarginReplies, prophecyMouths];
  const lists = [
    ...[prophecyKernels, prophecySigns, prophecyGestures, prophecyAsides, prophecyHours, prophecyNights],
    ...margins,
  ];
  const texts = [
    ...[prophecyKernels, prophecySigns, prophecyGestures, prophecyAsides, prophecyNights, ...margins]
      .flat()
      .map(({ text }) => text),
    ...prophecyHours.flatMap(({ day, night }) => [day, night]),
    ...prophecyNights.flatMap(({ answer }) => answer?.text ?? []),
  ];
  const terms = prophecyNights.filter(({ kind }) => kind === "term");
  return [
    ...lists.flatMap((list) =>
      list.flatMap(({ number }, i) => (number === i + 1 ? [] : [`prophecy ${number}: it does not stand at ${i + 1}`])),
    ),
    ...texts.filter((text, i) => texts.indexOf(text) !== i).map((text) => `prophecy 「${text}」 stands there twice`),
    ...monsters
      .filter(({ id }) => prophecyKernels.filter(({ monsterId }) => monsterId === id).length !== 10)
      .map(({ id }) => `monster ${id}: it does not say ten prophecies`),
    ...(new Set(terms.map(({ term }) => term)).size === 24 ? [] : ["prophecies: there are 24 solar terms"]),
    ...prophecyNights
      .filter(
        ({ kind, term, reading, answer }) =>
          (kind === "term") !== (term !== undefined && reading !== undefined) ||
          (kind === "silver") !== (answer !== undefined),
      )
      .map(({ number }) => `prophecy of night ${number}: only terms have names, only silver ones an answer`),
  ];
}
