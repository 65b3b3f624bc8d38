import type { IntroDataOf } from "../intro.server.ts";

/** What the page of a word has from the server. */
export type WordPage = IntroDataOf<"word">;
