import * as v from "valibot";
import description from "#content/demo/ranking.json";
import { demoConfigSchema } from "#contracts/demo-config.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { createDemoGenerator } from "#server/modules/ranking/demo-events.ts";
import { generateDemo } from "#server/modules/ranking/generate-demo.ts";
import { rollUpInterest } from "#server/modules/ranking/roll-up.ts";

/** Every full hour, and once after a start: what the demonstration lacks, then the counts. */
export const jobs: SiteJobs = ({ platform: { database, clock }, masterData }) => [
  {
    name: "ranking-roll-up",
    cron: "0 * * * *",
    atStart: true,
    work: async (signal) => {
      const master = await masterData.read();
      if (master !== null) {
        const demoConfig = v.parse(demoConfigSchema, description);
        const maker = createDemoGenerator(
          demoConfig,
          master.products.map(({ id }) => id),
        );
        const { daysBack } = demoConfig;
        await generateDemo(database, { maker, daysBack, now: clock.now(), signal });
      }
      await rollUpInterest(database, { now: clock.now(), signal });
    },
  },
];
