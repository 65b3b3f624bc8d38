import { earnEach } from "./earn-each.ts";
import { waysOfTheLipWorld } from "./ways-of-the-lip-world.ts";

earnEach(waysOfTheLipWorld);
