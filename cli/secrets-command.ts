import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { reencryptPrizes } from "#server/modules/draws/reencrypt-prizes.ts";
import { replaceLostDataKey } from "#server/platform/data-key.ts";
import { type Actions, addVerb, type CommandContext, type CommandLine, type CommandResult } from "./command.ts";

/** `secrets …`: what must be done with what is stored when SECRETS change. */
export function addSecretsCommands(zone: CommandLine, { write }: Actions): void {
  const secrets = zone.command("secrets").description("what is stored under SECRETS");
  addVerb(
    secrets,
    "re-encrypt",
    "bring addresses and gift codes under the data key; may be ended and begun again",
  ).action(write(reencrypt));
  addVerb(secrets, "new-key", "another data key, where the secret of the one there is was lost for good").action(
    write(replaceKey),
  );
}

async function reencrypt(parts: CommandContext): Promise<CommandResult> {
  const { database, clock, random } = parts;
  const now = clock.now();
  const signal = new AbortController().signal;
  const done = await reencryptPrizes(database, { secrets: await parts.secrets(), random }, { now, signal });
  await appendAudit(database, { at: now, action: "secrets.re-encrypt", subject: "prizes", detail: { ...done } });
  const unreadable = done.unreadableAddresses + done.unreadableGiftCodes;
  const text = `${done.addresses} addresses and ${done.giftCodes} gift codes are under the data key now, ${done.duplicates} codes that stood there twice are gone`;
  return {
    text: unreadable === 0 ? text : `${text}; ${describeUnreadable(done)} open with none of these SECRETS`,
    data: { ...done },
    isRefused: unreadable > 0,
  };
}

const describeUnreadable = (done: { unreadableAddresses: number; unreadableGiftCodes: number }): string =>
  `${done.unreadableAddresses} addresses and ${done.unreadableGiftCodes} gift codes`;

async function replaceKey(parts: CommandContext): Promise<CommandResult> {
  const { database, clock, random } = parts;
  const secrets = await parts.secrets();
  const isNew = await database.transaction(async (queries) => {
    if (!(await replaceLostDataKey(queries, { secrets, random }))) return false;
    await appendAudit(queries, { at: clock.now(), action: "secrets.new-key", subject: "data key", detail: {} });
    return true;
  });
  return {
    text: isNew
      ? "there is another data key; addresses, gift codes and words under the one before stay unreadable"
      : "these SECRETS open the data key: it stays",
    data: { isNew },
    isRefused: !isNew,
  };
}
