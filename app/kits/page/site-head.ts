import type { MetaDescriptor } from "react-router";
import type { Head } from "./head.ts";

/** The part of `matches` that a screen's `meta` is given and this looks at. */
type Matches = readonly ({ loaderData?: unknown; meta?: MetaDescriptor[] } | undefined)[];

/**
 * What a screen with a head of its own says: `describe` gets what its manifest says of it. Without that head (a failed
 * load) the descriptors of the matches stand.
 */
export function metaFromSite(matches: Matches, describe: (head: Head) => MetaDescriptor[]): MetaDescriptor[] {
  const head = matches
    .map((match) => (match?.loaderData as { head?: Head } | undefined)?.head)
    .find((found) => found !== undefined);
  return head ? describe(head) : matches.flatMap((match) => match?.meta ?? []);
}
