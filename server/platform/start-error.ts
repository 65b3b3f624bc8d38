import { describeError } from "./log-line.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

/** Why the app could not start, in one or a few lines for the person who started it. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "SettingsError") return error.message;
  if (error.name === "EmbeddedPostgresError") return `The database cannot start: ${error.message}`;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE")
    return `PORT ${port} is in use by another program. Example: PORT=${(port ?? 3000) + 1} npm start`;
  if (code === "EACCES" && port !== undefined) return `PORT ${port} may not be opened by this user. Example: PORT=3000`;
  if (code === "EADDRNOTAVAIL") return `HOST is not an address of this machine. Example: 0.0.0.0`;
  if (code === "ERR_MODULE_NOT_FOUND" && error.message.includes("build/server")) {
    return "There is no build yet. Run `npm run build`, or `npm start`, which builds when needed.";
  }
  if (isDatabaseUnavailable(error))
    return `DATABASE_URL leads to no database that answers (${lastCause(error).message}).`;
  if (code !== undefined && refusals.has(code)) return `DATABASE_URL is refused by the database: ${error.message}.`;
  const { name, message, stack } = describeError(error);
  return String(stack ?? `${String(name)}: ${String(message)}`);
}

/** SQLSTATE: wrong password or user, unknown database, no privilege. */
const refusals = new Set(["28P01", "28000", "3D000", "42501"]);

function lastCause(error: Error): Error {
  return error.cause instanceof Error ? lastCause(error.cause) : error;
}
