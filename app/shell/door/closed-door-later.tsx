import { type ComponentType, lazy } from "react";
import type { ClosedDoorData } from "./closed.ts";

// Few doors are closed: its screen travels only to those who stand before one.
const load = () => import("./closed-door.tsx");
const Later = lazy(async () => ({ default: (await load()).ClosedDoor }));
let loaded: ComponentType<ClosedDoorData> | undefined;

/**
 * Fetches the script of the closed door. `entry.client` waits for it where the server sent one: an update that meets
 * a screen whose script is not there yet would take the screen away until it comes.
 */
export async function loadClosedDoor(): Promise<void> {
  loaded = (await load()).ClosedDoor;
}

/** The closed door, at once where its script has been fetched, else as soon as it comes. */
export function ClosedDoor(door: ClosedDoorData) {
  const Screen = loaded ?? Later;
  return <Screen {...door} />;
}
