import type { WorldMessages } from "./world-messages.server.ts";

/** What stands there, and its line; a key that the loader did not hand on is a mistake of ours, so it says itself. */
export const getWorldMessage = (messages: WorldMessages, key: string) => messages[key] ?? { words: key, note: "" };
