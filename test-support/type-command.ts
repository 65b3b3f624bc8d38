import { CommanderError } from "@commander-js/extra-typings";
import type { CommandResult } from "../cli/command.ts";
import { type CommandLineOptions, createCommandLine } from "../cli/zone.ts";
import type { OpenHub } from "../cli/open-hub.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import { seededRandom } from "#server/platform/random.ts";
import { testBeacon } from "./test-beacon.ts";

/** The secrets a typed command decrypts with. */
export const typedSecrets: readonly [string, ...string[]] = ["s".repeat(32)];

/**
 * Types a line of the operators in this process, against the database of a test.
 * @param line what stands after `zone --`; quotes hold a word together
 * @returns what the command has to say, or the help that was asked for
 * @throws when it is refused, with the sentence an operator reads
 */
export async function typeCommand(
  line: string,
  {
    database,
    databaseUrl = "",
    storage = openDiskStore("/nowhere"),
    diskStorage = storage,
    bucket = null,
    assetBaseUrl = null,
    ...options
  }: Pick<CommandLineOptions, "clock"> & Partial<CommandLineOptions> & Pick<OpenHub, "database"> & Partial<OpenHub>,
): Promise<CommandResult> {
  const answer: CommandResult = { text: "", data: {} };
  const zone = createCommandLine({
    random: seededRandom(line),
    beacon: testBeacon,
    open: async () => ({
      isBehind: false,
      database,
      databaseUrl,
      storage,
      diskStorage,
      bucket,
      assetBaseUrl,
      secrets: async () => [...typedSecrets],
      close: async () => {},
    }),
    output: { writeOut: (help) => void (answer.text += help), writeErr: () => {} },
    ...options,
    report: (result) => Object.assign(answer, result),
  });
  const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
  await zone.parseAsync(words, { from: "user" }).catch((error: unknown) => {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (!isHelp) throw error;
  });
  return answer;
}
