import type { Campaign } from "#contracts/campaign.ts";
import { jstFields } from "#contracts/jst-clock.ts";
import { jstStamp } from "#contracts/jst-calendar.ts";

const secondMs = 1_000;

/**
 * A campaign of the demonstration that opens with the hub: its opening, and what its terms say of it, become the next whole
 * second, and it is sealed before that. So its seal shows what a seal shows. All others, and one whose moments are over, stay
 * as planned.
 */
export function openAtSetUp(campaign: Campaign, now: Date): Campaign {
  const { demonstration, opensAt, lastMomentAt, legal } = campaign;
  const isDue = Date.parse(opensAt) < now.getTime() && now.getTime() < Date.parse(lastMomentAt);
  if (!demonstration?.opensAtSetUp || !isDue) return campaign;
  const opening = new Date(Math.ceil(now.getTime() / secondMs) * secondMs);
  return {
    ...campaign,
    opensAt: jstStamp(opening).replace(".000", ""),
    legal: { ...legal, period: legal.period.replace(/^[^か]+から/, `${formatOpening(opening)}から`) },
  };
}

/** As the terms write a moment: 「2026年11月27日（金）2:31」 */
function formatOpening(moment: Date): string {
  const { year, month, day, weekday, hour, minute } = jstFields(moment);
  return `${year}年${month}月${day}日（${"日月火水木金土"[weekday]}）${hour}:${String(minute).padStart(2, "0")}`;
}
