import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type Company, companySchema, type EyeShelf, eyeShelfSchema } from "../contract.ts";

/** Who lives in a shade. Throws ApiError. */
export const askCompany = (shadeId: string, signal: AbortSignal): Promise<Company> =>
  apiFetch(`/api/virtual-tester/shades/${shadeId}`, { signal, schema: companySchema });

/** What may be worn on the eyes. Throws ApiError. */
export const askEyeShelf = (signal: AbortSignal): Promise<EyeShelf> =>
  apiFetch("/api/virtual-tester/eyes", { signal, schema: eyeShelfSchema });
