import * as v from "valibot";
import description from "#content/demo/ranking.json";
import { demonstrationSchema } from "#contracts/demonstration.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { makeDemoMaker } from "#server/modules/ranking/demo-events.ts";
import { makeDemonstration } from "#server/modules/ranking/make-demonstration.ts";
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
        const demonstration = v.parse(demonstrationSchema, description);
        const maker = makeDemoMaker(
          demonstration,
          master.products.map(({ id }) => id),
        );
        const { daysBack } = demonstration;
        await makeDemonstration(database, { maker, daysBack, now: clock.now(), signal });
      }
      await rollUpInterest(database, { now: clock.now(), signal });
    },
  },
];
