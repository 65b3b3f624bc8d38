import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { commitmentTiming } from "../rules/commitment-timing.ts";

/** When a commitment was published, told beside the opening of its campaign. Both moments as ISO texts. */
export function useCommitmentMessage(publishedAt: string, opensAt: string): { isBefore: boolean; message: string } {
  const t = useMessages<Messages>();
  const { isBefore, gap } = commitmentTiming(publishedAt, opensAt);
  const values = {
    moment: formatMoment(publishedAt, "ja", true),
    opens: formatMoment(opensAt, "ja", true),
    gap: t(`one.gap.${gap.unit}`, { count: gap.count }),
  };
  if (!isBefore) return { isBefore, message: t("one.committedAfter", values) };
  return { isBefore, message: t(gap.count === 0 ? "one.committedAtOnce" : "one.committedBefore", values) };
}
