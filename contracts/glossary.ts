import * as v from "valibot";
import { brandClaimKinds } from "./brand-claims.ts";
import { monsterIdSchema } from "./monster.ts";

/** The source of a regular expression: a plain word is one. */
const patternSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((source) => {
    try {
      return new RegExp(source, "u").source.length > 0;
    } catch {
      return false;
    }
  }, "it is no regular expression"),
);
const patterns = v.pipe(v.array(patternSchema), v.minLength(1));
const instead = v.pipe(v.string(), v.nonEmpty());

/** `content/glossary/claims.json`: what the law lets nobody say who sells cosmetics, and what may be said in its place. */
export const claimRulesSchema = v.array(v.strictObject({ kind: v.picklist(brandClaimKinds), patterns, instead }));

/** `content/glossary/hurtful.json`: words that measure, mock or divide people. */
export const hurtfulRulesSchema = v.array(v.strictObject({ patterns, instead }));

/** `content/glossary/spellings.json`: one word, one spelling. */
export const spellingRulesSchema = v.array(
  v.strictObject({
    write: v.pipe(v.string(), v.nonEmpty()),
    patterns,
    /** `all`: in every Japanese text. `service`: in what helps and explains; monsters and story speak as they like. */
    in: v.picklist(["all", "service"]),
    /** Patterns of what may stay: names, and other words that look alike. */
    except: v.optional(v.array(patternSchema)),
    note: v.optional(v.string()),
  }),
);

/** `content/glossary/exceptions.json`: the texts that name a refused word on purpose. */
export const glossaryExceptionsSchema = v.array(
  v.strictObject({
    /** The end of the file's path. */
    file: v.pipe(v.string(), v.nonEmpty()),
    /** How the key of the text begins; empty: every text of the file. */
    key: v.string(),
    /** Exactly what stands there. */
    words: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
    why: v.pipe(v.string(), v.nonEmpty()),
  }),
);

const pronounPatterns = v.record(v.string(), patternSchema);

/** `content/glossary/monster-speech.json`: what each monster calls itself and the visitor, and whether it says です・ます. */
export const monsterSpeechSchema = v.strictObject({
  /** How each pronoun is found in a line, for the speaker and for the visitor. */
  pronouns: v.strictObject({ self: pronounPatterns, visitor: pronounPatterns }),
  monsters: v.pipe(
    v.array(
      v.strictObject({
        monsterId: monsterIdSchema,
        /** The pronouns it may use; no other of `pronouns.self` and `pronouns.visitor`. */
        self: v.array(v.string()),
        visitor: v.array(v.string()),
        /** `polite`: です・ます, and never だよ・だね. `plain`: never です・ます. */
        register: v.picklist(["polite", "plain"]),
        /** Patterns of what else it never says: endings of somebody else. */
        never: v.optional(patterns),
      }),
    ),
    v.length(24),
  ),
});
export type MonsterSpeech = v.InferOutput<typeof monsterSpeechSchema>;

/** All that is held of wording. */
export interface Glossary {
  claims: v.InferOutput<typeof claimRulesSchema>;
  hurtful: v.InferOutput<typeof hurtfulRulesSchema>;
  spellings: v.InferOutput<typeof spellingRulesSchema>;
  exceptions: v.InferOutput<typeof glossaryExceptionsSchema>;
  monsterSpeech: MonsterSpeech;
}
