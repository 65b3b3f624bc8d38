import type { Context } from "hono";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";

/** What editors wrote. @throws ApiFailure E-BUSY before there is a copy of it */
export async function masterOf(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
