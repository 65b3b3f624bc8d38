import demoConfig from "#content/mascaras/demonstration.json";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { seedDemoMascaras } from "#server/modules/mascaras/demo.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { conflictsOf } from "./rules/conflicts.ts";

/** Once after a start, and every night, our demo mascaras are put into the gallery; never where the demo is off. */
export const jobs: SiteJobs = ({ platform: { database } }) => [
  {
    name: "mascara-demonstration",
    cron: "20 4 * * *",
    atStart: true,
    work: async () => {
      const { isOn } = await getDemoState(database);
      if (isOn) await seedDemoMascaras(database, listDemoMascaras());
    },
  },
];

function listDemoMascaras() {
  return demoConfig.flatMap(({ id, code, parentId, madeAt }) => {
    const recipe = parseRecipe(code);
    if (typeof recipe === "string") return [];
    const isExperiment = conflictsOf(recipe).length > 0;
    return [{ id, code, worry: recipe.worry, isExperiment, parentId, madeAt: new Date(madeAt) }];
  });
}
