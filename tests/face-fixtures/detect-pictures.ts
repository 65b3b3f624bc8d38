import type { Page } from "playwright-core";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import type { FacePicture } from "./expected-faces.ts";
import type { FacePage } from "./page/face-page.ts";
import type { StillReport } from "./page/detect-still.ts";

declare const facePage: FacePage;

/** Starts an engine in the page; false where this build has none of that name. */
export async function startEngine(page: Page, name: FaceEngine["name"]): Promise<boolean> {
  const has = await page.evaluate(async () => {
    const manifest = (await (await fetch("/engine/manifest.json")).json()) as { landmarker: unknown };
    return manifest.landmarker !== null;
  });
  if (name === "landmarker" && !has) return false;
  return (await page.evaluate((wanted) => facePage.start(wanted), name)) === name;
}

/** Reads pictures one after the other, as photos. */
export async function detectAll(page: Page, pictures: readonly FacePicture[]): Promise<Map<string, StillReport>> {
  const reports = new Map<string, StillReport>();
  for (const { name, address } of pictures)
    reports.set(name, await page.evaluate((where) => facePage.read(where), address));
  return reports;
}

/** What a report has of what it should have; null when nothing is wrong. */
export function issueOf({ name, faces, orHints }: FacePicture, report: StillReport | undefined): string | null {
  if (!report) return `${name}: not read`;
  const { hints } = report;
  const hintText = `${name}: ${report.faces} faces, told ${hints.join(", ") || "nothing"}`;
  const isCounted = faces === null ? report.faces <= 1 : report.faces === faces;
  if (!isCounted && !orHints.some((hint) => hints.includes(hint))) return hintText;
  // Whoever cannot be read is told why: no face, or more than one.
  if (report.faces === 0 && !hints.includes("no-face")) return hintText;
  if (report.faces > 1 && !hints.includes("several-faces")) return hintText;
  return null;
}
