import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const envFile = fileURLToPath(new URL("../../.env", import.meta.url));

/** Puts the settings of `.env` into the environment, before anything reads it. What is set there already stays. */
export function loadEnvFile(file = envFile): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
