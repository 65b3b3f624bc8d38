import type { GameRules } from "./script.ts";

/** Rises when the engine itself plays otherwise than before: runs of then cannot be replayed now. */
export const engineVersion = 4;

/** A fingerprint of engine and rules, 8 hex digits: a ticket of other rules is refused. */
export function rulesHash(rules: GameRules): string {
  const text = `${engineVersion}${JSON.stringify(rules)}`;
  let hash = 0;
  for (let i = 0; i < text.length; i++) {
    hash = (hash + text.charCodeAt(i)) | 0;
    hash = (hash + (hash << 10)) | 0;
    hash ^= hash >>> 6;
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
