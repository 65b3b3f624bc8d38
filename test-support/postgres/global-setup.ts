import type { TestProject } from "vitest/node";
import { startTestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresAdminUrl: string;
  }
}

/** One PostgreSQL for the whole run; it goes when the run ends, failed or not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres({ durable: false });
  project.provide("postgresAdminUrl", postgres.adminUrl);
  return () => postgres.stop();
}
