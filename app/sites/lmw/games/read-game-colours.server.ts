import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { listGameColours } from "./game-seed.server.ts";

/** The colours of the second game as they are now. @throws HttpError E-BUSY while there is no catalogue */
export async function readGameColours(source: ApiEnv["Variables"]["masterData"]): Promise<{ hex: string }[]> {
  const master = await source.read();
  if (!master) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return listGameColours(master);
}
