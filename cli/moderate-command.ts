import { addVerb, type CommandContext, type CommandLine, type CommandResult, type Actions } from "./command.ts";
import { type ModerationQueue, moderationQueues, type WaitingItem } from "./moderation-queues.ts";

/** `moderate [list]`, `moderate next`: all piles in one queue. */
export function addModerateCommands(zone: CommandLine, { read }: Actions): void {
  const moderate = zone.command("moderate").description("everything that waits for a person, the oldest first");
  moderate
    .command("list", { isDefault: true })
    .description("all of it, each with what may be decided")
    .action(read((context) => listWaiting(context)));
  addVerb(moderate, "next", "the first alone").action(read((context) => listWaiting(context, 1)));
}

/** What waits in some piles, the oldest first, each with what may be decided. */
export async function listWaiting(
  { database, clock }: Pick<CommandContext, "database" | "clock">,
  limit?: number,
  queues: readonly ModerationQueue[] = moderationQueues,
): Promise<CommandResult> {
  const all = (await Promise.all(queues.map((waitingIn) => waitingIn(database)))).flat();
  const queue = all.toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.id.localeCompare(b.id));
  const listed = queue.slice(0, limit);
  const now = clock.now();
  const counts = [...new Set(queue.map(({ noun }) => noun))].map(
    (noun) => `${queue.filter((one) => one.noun === noun).length} ${noun}`,
  );
  return {
    text:
      queue.length === 0
        ? "nothing is waiting"
        : [`${queue.length} wait: ${counts.join(", ")}`, ...listed.map((one) => formatWaiting(one, now))].join("\n\n"),
    data: { waiting: listed, total: queue.length },
  };
}

function formatWaiting({ noun, id, since, what, needs }: WaitingItem, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / 3_600_000);
  const age = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
  return [`${noun}  ${id}  for ${age}`, `  ${what}`, ...needs.map((need) => `  zone -- ${need}`)].join("\n");
}
