import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Every JSON file below a folder, and one line for each that cannot be read as JSON. */
export function checkReadable(folder: string): { count: number; unreadable: string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const issues = files.flatMap((name) => {
    try {
      JSON.parse(readFileSync(join(folder, name), "utf8"));
      return [];
    } catch (error) {
      return [`${relative(".", join(folder, name))}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return { count: files.length, unreadable: issues };
}
