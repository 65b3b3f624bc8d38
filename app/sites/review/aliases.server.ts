import aliases from "#content/reviews/aliases.json";

/** How many halves of names there are. */
export const aliasCounts = { heads: aliases.heads.length, tails: aliases.tails.length };

/** The name of a writer: 「眠い珊瑚」. Places that no list has any more are read round again. */
export function aliasOf(head: number, tail: number): string {
  return `${aliases.heads[head % aliases.heads.length] ?? ""}${aliases.tails[tail % aliases.tails.length] ?? ""}`;
}
