import { expect, test } from "vitest";
import { languages } from "#contracts/languages.ts";
import type { PageMessages } from "#app/kits/page/page-messages.ts";
import type { Messages } from "../copy/messages.ts";
import { allShellMessages } from "./all-messages.server.ts";

/** The paths of a nested type whose leaves are texts. */
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

const paths = [
  "dialog.close",
  "footer.languages",
  "bar.zone1.kanji",
  "errors.notFound.message",
  "redirect.home",
] as const satisfies readonly (Paths<PageMessages> & Paths<Messages>)[];

test.each(languages)("what screens take from the frame's words is there in %s", (lang) => {
  const missing = paths.filter((path) => {
    let found: unknown = allShellMessages[lang];
    for (const key of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[key];
    return found === undefined || found === "";
  });
  expect(missing).toEqual([]);
});
