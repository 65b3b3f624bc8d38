import { alley } from "./alley.ts";
import { departmentStore } from "./department-store.ts";
import { lake } from "./lake.ts";
import { museum } from "./museum.ts";
import type { Scene } from "./scene.ts";
import { swamp } from "./swamp.ts";
import { throat } from "./throat.ts";
import { whitePaper } from "./white-paper.ts";

const scenes: readonly Scene[] = [alley, swamp, departmentStore, museum, lake, throat, whitePaper];

/** Where stage 1 to 7 stands; the first twenty seconds (0) in the first stage's place. */
export const sceneOf = (stage: number): Scene => scenes[stage - 1] ?? alley;
