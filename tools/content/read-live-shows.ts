import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Programme, programmeSchema } from "#contracts/broadcast.ts";
import { type LiveShow, liveShowSchema } from "#contracts/live-show.ts";

/** What was read, and one line for every fault of a contract. */
export interface LoadedLiveShows {
  shows: LiveShow[];
  programmes: Programme[];
  issues: string[];
}

/** Reads `live-shows`, a file for each show, and the plan of their evenings. */
export function readLiveShows(contentFolder: string): LoadedLiveShows {
  const issues: string[] = [];
  const folder = join(contentFolder, "live-shows");
  const shows = readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const checked = v.safeParse(liveShowSchema, JSON.parse(readFileSync(join(folder, file), "utf8")));
      if (!checked.success) {
        issues.push(
          ...checked.issues.map((issue) => `live-shows/${file} ${v.getDotPath(issue) ?? ""}: ${issue.message}`),
        );
        return [];
      }
      if (file !== `${checked.output.id}.json`) issues.push(`live-shows/${file}: its id is ${checked.output.id}`);
      return [checked.output];
    });
  const plan: unknown = JSON.parse(readFileSync(join(contentFolder, "broadcasts/programmes.json"), "utf8"));
  return { shows, programmes: v.parse(v.array(programmeSchema), plan), issues };
}
