// The process in which share pictures are drawn: words, figures and photographs of the ground, so that no request waits for them.
import sharp from "sharp";
import { serveTasks } from "../../platform/serve-tasks.ts";
import { createPictureRenderer } from "./draw-picture.ts";

sharp.cache(false);
sharp.concurrency(1);
serveTasks(createPictureRenderer("public/assets/v"), { isBehind: false });
