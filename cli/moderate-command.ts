import { type Command, UsageError } from "./command.ts";
import { type ModerationQueue, moderationQueues, type WaitingItem } from "./moderation-queues.ts";

/** `moderate [list]`: all piles in one queue, the oldest first, each with what may be decided. `moderate next`: the first alone. */
export function createModerateCommand(queues: readonly ModerationQueue[] = moderationQueues): Command {
  return async (verb = "list", extra, _, { database, clock }) => {
    if ((verb !== "list" && verb !== "next") || extra !== undefined) throw new UsageError("moderate knows: list, next");
    const all = (await Promise.all(queues.map((waitingIn) => waitingIn(database)))).flat();
    const queue = all.toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.id.localeCompare(b.id));
    const listed = verb === "next" ? queue.slice(0, 1) : queue;
    const now = clock.now();
    const counts = [...new Set(queue.map(({ noun }) => noun))].map(
      (noun) => `${queue.filter((one) => one.noun === noun).length} ${noun}`,
    );
    return {
      text:
        queue.length === 0
          ? "nothing is waiting"
          : [`${queue.length} wait: ${counts.join(", ")}`, ...listed.map((one) => formatWaiting(one, now))].join(
              "\n\n",
            ),
      data: { waiting: listed, total: queue.length },
    };
  };
}

function formatWaiting({ noun, id, since, what, needs }: WaitingItem, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / 3_600_000);
  const age = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
  return [`${noun}  ${id}  for ${age}`, `  ${what}`, ...needs.map((need) => `  zone -- ${need}`)].join("\n");
}
