import type { Context } from "hono";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";

/** What editors wrote. @throws ApiFailure E-BUSY before there is a copy of it */
export async function loadMaster(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
