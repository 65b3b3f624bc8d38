import { Argument, InvalidArgumentError, Option } from "@commander-js/extra-typings";

/** What `dryRunOption` gives an action. */
export interface DryRun {
  dryRun?: boolean;
}

/** `--dry-run`: shows what would happen and writes nothing. */
export const dryRunOption = new Option("--dry-run", "say what would happen, and write nothing");

/** `--month`: a month in Japan, "2026-11". */
export const monthOption = new Option("--month <YYYY-MM>", "a month in Japan; this one when not given").argParser(
  matching(/^20\d\d-(0[1-9]|1[0-2])$/, "It is not a month. Example: 2026-11"),
);

/** `--reason`: why something is given back or taken down, a word of a list. */
export const reasonOption = <const Word extends string>(words: readonly Word[]) =>
  new Option("--reason <word>", "why").choices(words).makeOptionMandatory();

/** Which of two queues: what waits when nothing is said. */
export const queueArgument = new Argument("[queue]", "which ones").choices(["waiting", "reported"]).default("waiting");

/** The id of something that has a UUID. @param description where an operator finds it; a refusal says so too */
export const uuidArgument = <Usage extends string>(usage: Usage, description: string) =>
  new Argument(usage, description).argParser(
    matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, `Give its id, ${description}`),
  );

/** Takes a value as it is when it looks like this. */
export function matching(pattern: RegExp, message: string): (value: string) => string {
  return (value) => {
    if (!pattern.test(value)) throw new InvalidArgumentError(message);
    return value;
  };
}
