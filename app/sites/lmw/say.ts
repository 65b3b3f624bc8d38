import type { Say } from "./words.server.ts";

/** What stands there, and its line; a key that the loader did not hand on is a mistake of ours, so it says itself. */
export const saying = (say: Say, key: string) => say[key] ?? { words: key, note: "" };
