import { collectClosers, type Closers } from "#test-support/closers.ts";
import { untilPublished } from "#test-support/campaigns.ts";
import { modelFace } from "#test-support/model-face.ts";
import { freePort } from "#test-support/free-port.ts";
import { startZone, type Zone } from "#test-support/zone-server.ts";
import { type OpenScreen, openScreens } from "#tools/doors/screens.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";

export { collectClosers, freePort, modelFace, openScreens, type Closers, type OpenScreen };

/** Starts the built zone with a database of its own and the demonstration in it, for visitors who come by `origin`. */
export async function startCheckedZone(closers: Closers, origin: string): Promise<Zone> {
  const postgres = await startTestPostgres();
  closers.push(() => postgres.stop());
  const zone = await startZone((await postgres.freshDatabase()).url, { PUBLIC_URL: origin });
  closers.push(() => zone.stop());
  // The demonstration is put up by the zone's own jobs after its start.
  await untilPublished(zone.ownUrl, "lamp-night");
  return zone;
}
