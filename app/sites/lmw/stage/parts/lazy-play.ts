import { lazy } from "react";

/** Fetches the field, ahead of the press. Called twice it is fetched once. */
export const loadPlay = () => import("./stage-play.tsx");

/** The field; its script comes when somebody is about to play. */
export const StagePlay = lazy(loadPlay);
