// The process in which pictures that visitors send are opened: nothing of theirs is decoded in the server itself.
import sharp from "sharp";
import { serveTasks } from "../../platform/serve-tasks.ts";
import { decodePicture } from "./decode-picture.ts";

sharp.cache(false);
sharp.concurrency(1);
serveTasks(decodePicture, { isBehind: true });
