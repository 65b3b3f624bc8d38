import { isLanding } from "../../landing/is-landing.ts";

/** Screens that are one scene from edge to edge: their controls stand where the bar would lie. */
const sceneRoutes = /^\/(lmw\/(stg|game|tutorial)|mor)(\/|$)/;

/** False on the landing of a share, which belongs to the thing shared, and inside a scene. */
export function canAskHere({ pathname, search }: { pathname: string; search: string }): boolean {
  return !isLanding(pathname, search) && !sceneRoutes.test(pathname);
}
