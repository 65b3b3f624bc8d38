import type { LocalizedText } from "#contracts/localized-text.ts";
import type { DataDestination } from "#contracts/data-destination.ts";
import type { Settings } from "#server/platform/settings.ts";

/** One outside destination that is in force: a row of the published table, and what the loader loads for it. */
export interface ExternalDestination {
  id: string;
  destination: LocalizedText;
  sent: readonly LocalizedText[];
  purpose: LocalizedText;
  host: string;
  consentRequired: boolean;
  /** Null: no script of ours loads it (a link or a player that the visitor opens). */
  tag: Readonly<{ tagId: string; src: string }> | null;
}

/**
 * Every destination that a visitor's browser may send something to: the rows of the transmission table whose address
 * is set. The published table shows them and the loader of the outside tag reads them, so what is not in the table
 * cannot load.
 */
export function externalDestinations(
  { analytics }: Pick<Settings, "analytics">,
  transmissions: readonly DataDestination[],
): ExternalDestination[] {
  return transmissions.flatMap(({ host, ...row }): ExternalDestination[] => {
    if (typeof host === "string") return [{ ...row, host, tag: null }];
    return analytics ? [{ ...row, host: new URL(analytics.src).hostname, tag: analytics }] : [];
  });
}

/** The value of `<html data-external>`: the tag's id and its address; null where no row of the table has one. */
export function externalTag(destinations: readonly ExternalDestination[]): string | null {
  const tag = destinations.find((destination) => destination.tag)?.tag;
  return tag ? `${tag.tagId} ${new URL(tag.src).href}` : null;
}
