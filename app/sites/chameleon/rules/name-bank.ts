import type { NameBank } from "#contracts/colour-names.ts";
import type { MasterData } from "#contracts/master-data.ts";

/** What of the master data names colours. */
export type NameMaster = Pick<MasterData, "chameleonThings" | "chameleonTimes" | "chameleonHabits" | "chameleonApart">;

/** The words of names, as the rules take them. */
export const bankOf = (master: NameMaster): NameBank => ({
  things: master.chameleonThings,
  times: master.chameleonTimes,
  habits: master.chameleonHabits,
  apart: master.chameleonApart,
});
