import { earnEachBadge } from "./earn-each.ts";
import { faceScenarios } from "./scenarios-faces.ts";
import { prophecyScenarios } from "./scenarios-prophecies.ts";
import { workScenarios } from "./scenarios-works.ts";
import { dayScenarios } from "./scenarios-days.ts";
import { reviewScenarios } from "./scenarios-reviews.ts";

// The lip world plays whole stages: its ways have a file of their own.
earnEachBadge({ ...dayScenarios, ...faceScenarios, ...reviewScenarios, ...workScenarios, ...prophecyScenarios });
