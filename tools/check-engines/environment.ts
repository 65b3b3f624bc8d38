import { createCleanup, type Cleanup } from "#test-support/cleanup.ts";
import { waitForCampaign } from "#test-support/campaigns.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { freePort } from "#test-support/free-port.ts";
import { startHub, type Hub } from "#test-support/hub-server.ts";
import { type OpenScreen, openScreens } from "#tools/sites/open-screens.ts";
import { patientDatabase } from "#test-support/patient-database.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";

export { createCleanup, freePort, readModelFace, openScreens, type Cleanup, type OpenScreen };

/** Starts the built zone with a database of its own and the demonstration in it, for visitors who come by `origin`. */
export async function startCheckedHub(cleanup: Cleanup, origin: string): Promise<Hub> {
  const postgres = await startTestPostgres();
  cleanup.push(() => postgres.stop());
  const hub = await startHub((await postgres.createDatabase()).url, { ...patientDatabase, PUBLIC_URL: origin });
  cleanup.push(() => hub.stop());
  // The demonstration is put up by the zone's own jobs after its start.
  await waitForCampaign(hub.localUrl, "lamp-night");
  return hub;
}
