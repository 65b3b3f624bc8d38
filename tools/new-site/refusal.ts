import type { Site } from "#contracts/site.ts";

/** First segments that the front answers itself. */
const reservedIds = ["api", "assets", "build", "master", "engine", "healthz", "readyz", "workbench"];

/** Why no site of that id can be made; null when it can. */
export function refusal(id: string, zone: number, sites: readonly Site[], folderExists: boolean): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2 || id.length > 40) {
    return `“${id}” is no id: lower-case letters, digits and single hyphens, 2 to 40 of them, a letter first`;
  }
  if (reservedIds.includes(id)) return `/${id} is answered by the server itself`;
  if (folderExists || sites.some((site) => site.id === id)) return `there is a site ${id} already`;
  const owner = sites.find((site) => site.screens.some(({ path }) => path.split("/")[0] === id));
  if (owner) return `/${id} belongs to the site ${owner.id}`;
  return [1, 2, 3, 4, 5].includes(zone) ? null : "a site stands on one of the floors 1 to 5";
}
