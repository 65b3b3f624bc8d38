import { join } from "node:path";
import * as v from "valibot";
import { openDataDir } from "./data-dir.ts";
import { writeOnce } from "./write-once.ts";
import type { Random } from "./random.ts";
import { SettingsError, type Settings } from "./settings.ts";

/** Texts that sign cookies and tokens, newest first: sign with the first, accept all. */
export type Secrets = readonly [newest: string, ...older: string[]];

/**
 * The secrets of `SECRETS`, or those kept in `dataDir/secrets.json` (mode 0600), made on the first start.
 * @throws SettingsError when the file cannot be read as secrets; its content is not shown.
 */
export async function loadSecrets(settings: Pick<Settings, "secrets" | "dataDir">, random: Random): Promise<Secrets> {
  const [newest, ...older] = settings.secrets;
  if (newest !== undefined) return [newest, ...older];
  await openDataDir(settings.dataDir);
  const path = join(settings.dataDir, "secrets.json");
  const text = await writeOnce(path, () => {
    const generated = { secrets: [random.bytes(32).toString("base64url")] };
    return `${JSON.stringify(generated)}\n`;
  }).catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError([`${path} cannot be read or made (${error.code}). Start as its owner, or set SECRETS.`]);
  });
  const stored = v.safeParse(fileSchema, text);
  if (stored.success) return stored.output.secrets;
  throw new SettingsError([`${path} does not hold secrets of at least 32 characters. Mend it, or set SECRETS.`]);
}

const secret = v.pipe(v.string(), v.minLength(32));
const fileSchema = v.pipe(v.string(), v.parseJson(), v.object({ secrets: v.tupleWithRest([secret], secret) }));
