import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Takes a list from a file of the content and keeps the entries that hold their contract. */
export type ReadList = <Schema extends v.GenericSchema>(file: string, schema: Schema) => v.InferOutput<Schema>[];

/** Reads lists below `folder`; every fault is put into `issues` as one line (`file #3 priceYen: …`). */
export function createListReader(folder: string, issues: string[]): ReadList {
  return (file, schema) => {
    const read = readList(join(folder, file));
    if (typeof read === "string") {
      issues.push(`${file}: ${read}`);
      return [];
    }
    return read.flatMap((entry, i) => {
      const checked = v.safeParse(schema, entry);
      if (checked.success) return [checked.output];
      for (const issue of checked.issues)
        issues.push(`${file} #${i + 1} ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
      return [];
    });
  };
}

function readList(file: string): unknown[] | string {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(parsed) ? parsed : "is not a list";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
