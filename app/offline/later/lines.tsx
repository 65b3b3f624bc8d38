import { UnsavedLine } from "#app/shell/unsaved/unsaved-line.tsx";
import { OfflineLine } from "./offline-line.tsx";

/** What may stand on the bar of the floors: that nothing is kept here, and over it that the network is away. */
export function Lines() {
  return (
    <>
      <UnsavedLine />
      <OfflineLine />
    </>
  );
}
