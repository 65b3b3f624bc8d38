import type { MonsterSpeech } from "#contracts/glossary.ts";
import type { MonsterLine } from "./list-monster-lines.ts";

/** Lines in which a monster speaks with the pronoun, the politeness or the endings of another: one text for each fault. */
export function monsterSpeechIssues(lines: readonly MonsterLine[], rules: MonsterSpeech): string[] {
  const unknownPronouns = rules.monsters.flatMap(({ monsterId, self, visitor }) => [
    ...self.filter((word) => rules.pronouns.self[word] === undefined).map((word) => `${monsterId} ${word}`),
    ...visitor.filter((word) => rules.pronouns.visitor[word] === undefined).map((word) => `${monsterId} ${word}`),
  ]);
  return [
    ...unknownPronouns.map((word) => `glossary/monster-speech.json ${word}: it is none of the pronouns`),
    ...lines.flatMap((line) => faultsOf(line, rules)),
  ];
}

const polite = "(?:です|ます|ません|でした|ました|ましょう|ください)(?=[。、！？…」か]|$)";
const familiar = "(?:だよ|だね|だぜ|だぞ|わよ|のよ|かい)(?=[。、！？…」]|$)";

function faultsOf({ monsterId, source, text }: MonsterLine, { pronouns, monsters }: MonsterSpeech): string[] {
  const speech = monsters.find((rule) => rule.monsterId === monsterId);
  if (!speech) return [`${source}: monster ${monsterId} has no sheet in glossary/monster-speech.json`];
  // What it quotes in the middle of a line is said by somebody else; a line that is a quotation is its own.
  const own = text.startsWith("「") && text.endsWith("」") ? text : text.replaceAll(/「[^」]*」/gu, "");
  const refused = [
    ...Object.entries(pronouns.self).flatMap(([word, pattern]) => (speech.self.includes(word) ? [] : [pattern])),
    ...Object.entries(pronouns.visitor).flatMap(([word, pattern]) => (speech.visitor.includes(word) ? [] : [pattern])),
    speech.register === "polite" ? familiar : polite,
    ...(speech.never ?? []),
  ];
  return refused.flatMap((pattern) =>
    [...own.matchAll(new RegExp(pattern, "gu"))].map(
      ([words]) =>
        `${source}: monster ${monsterId} never says 「${words}」, as in 「${text}」; docs/glossary/voices.md`,
    ),
  );
}
