import { join } from "node:path";
import {
  claimRulesSchema,
  type Glossary,
  glossaryExceptionsSchema,
  hurtfulRulesSchema,
  spellingRulesSchema,
  monsterSpeechSchema,
} from "#contracts/glossary.ts";
import { readFileSync } from "node:fs";
import * as v from "valibot";

/**
 * The glossary below the content folder.
 * @throws where a file breaks its contract
 */
export function readGlossary(folder: string): Glossary {
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> =>
    v.parse(schema, JSON.parse(readFileSync(join(folder, "glossary", `${name}.json`), "utf8")));
  return {
    claims: read("claims", claimRulesSchema),
    hurtful: read("hurtful", hurtfulRulesSchema),
    spellings: read("spellings", spellingRulesSchema),
    exceptions: read("exceptions", glossaryExceptionsSchema),
    monsterSpeech: read("monster-speech", monsterSpeechSchema),
  };
}
