import demonstration from "#content/mascara/demonstration.json";
import { readRecipe } from "#contracts/mascara-recipe.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { hangDemonstration } from "#server/modules/mascaras/demonstration.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { quarrelsOf } from "./rules/quarrels.ts";

/** Once after a start, and every night, the works of the house hang in the gallery; never where the demonstration is off. */
export const jobs: SiteJobs = ({ platform: { database } }) => [
  {
    name: "mascara-demonstration",
    cron: "20 4 * * *",
    atStart: true,
    work: async () => {
      const { isOn } = await readDemonstration(database);
      if (isOn) await hangDemonstration(database, houseWorks());
    },
  },
];

function houseWorks() {
  return demonstration.flatMap(({ id, code, parentId, madeAt }) => {
    const recipe = readRecipe(code);
    if (typeof recipe === "string") return [];
    const isExperiment = quarrelsOf(recipe).length > 0;
    return [{ id, code, worry: recipe.worry, isExperiment, parentId, madeAt: new Date(madeAt) }];
  });
}
