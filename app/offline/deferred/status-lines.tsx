import { CompanionSlot } from "#app/shell/companion/deferred/companion-slot.tsx";
import { BadgeSlot } from "#app/shell/badges/deferred/badge-slot.tsx";
import { UnsavedLine } from "#app/shell/unsaved/unsaved-line.tsx";
import { OfflineLine } from "./offline-line.tsx";

/**
 * What may stand on the zone bar: an earned badge, the companion's line, that nothing is saved here, that the
 * network is away.
 */
export function StatusLines() {
  return (
    <>
      <BadgeSlot />
      <CompanionSlot />
      <UnsavedLine />
      <OfflineLine />
    </>
  );
}
