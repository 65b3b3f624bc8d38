import { CompanionPlace } from "#app/shell/companion/later/companion-place.tsx";
import { SealPlace } from "#app/shell/seals/later/seal-place.tsx";
import { UnsavedLine } from "#app/shell/unsaved/unsaved-line.tsx";
import { OfflineLine } from "./offline-line.tsx";

/**
 * What may stand on the bar of the floors: an earned seal, the companion's line, that nothing is kept here, that the
 * network is away.
 */
export function Lines() {
  return (
    <>
      <SealPlace />
      <CompanionPlace />
      <UnsavedLine />
      <OfflineLine />
    </>
  );
}
