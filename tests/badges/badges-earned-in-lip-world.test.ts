import { earnEachBadge } from "./earn-each.ts";
import { lipWorldScenarios } from "./scenarios-lip-world.ts";

earnEachBadge(lipWorldScenarios);
