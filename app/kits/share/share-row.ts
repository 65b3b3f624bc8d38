import type { Language } from "#contracts/languages.ts";

/** What a share says in one language. `{name}` is a variable; landing variables are encoded, never shortened. */
interface ShareText {
  body: string;
  hashtags: readonly string[];
  /** Path and query that work for a stranger. */
  landing: string;
}

/** One thing that a site shares: what its `share.ts` exports. Texts of other languages are written anew, not translated. */
export interface ShareRow {
  /** The middle of `cid=kz_{cid}_{channel}`. */
  cid: string;
  /** True for what all may enter, the hub, a poll, a game, and not a thing in it. */
  isPlace?: boolean;
  /** Languages the site does not exist in share the Japanese page. */
  texts: { ja: ShareText } & Partial<Record<Language, ShareText>>;
}

type TextOf<Row extends ShareRow, L extends Language> = Row["texts"][L extends keyof Row["texts"]
  ? L
  : keyof Row["texts"] & "ja"];

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The variables that a share needs in a language, by name. */
export type ShareVariables<Row extends ShareRow, L extends Language> = Record<
  | NamesIn<Row["cid"]>
  | (TextOf<Row, L> extends infer T extends ShareText ? NamesIn<T["body"]> | NamesIn<T["landing"]> : never),
  string | number
>;
