import {
  type RedChoices,
  type RedMemory,
  redMemorySchema,
  redPixelSchema,
  redSeaSchema,
} from "#contracts/red-memory.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";

// What comes over the line. The story does not wait for any of it.

/** What the server remembers. */
export const readMemory = (signal?: AbortSignal): Promise<RedMemory> =>
  apiFetch("/api/mor/memory", { schema: redMemorySchema, signal });

/** Keeps the chapters that are done. */
export const keepChoices = (write: Visitor["write"], choices: RedChoices): Promise<RedMemory> =>
  write({ name: "mor-memory", path: "/api/mor/memory", method: "PUT", body: choices }, redMemorySchema);

/** The visitor has come to a red: it joins the sea. */
export const keepRed = (write: Visitor["write"], code: string): Promise<RedMemory> =>
  write({ name: "mor-red", path: "/api/mor/red", method: "POST", body: { code } }, redMemorySchema);

/** What the visitor calls it. */
export const keepPetName = (write: Visitor["write"], petName: string | null): Promise<RedMemory> =>
  write({ name: "mor-pet-name", path: "/api/mor/pet-name", method: "PUT", body: { petName } }, redMemorySchema);

/** Lights the visitor's point of tonight's picture. */
export const lightPoint = (write: Visitor["write"]) =>
  write({ name: "mor-pixel", path: "/api/mor/pixel", method: "POST" }, redPixelSchema);

/** More of the sea, from where a page ended. */
export const readSea = (after: string) =>
  apiFetch(`/api/mor/sea?after=${encodeURIComponent(after)}`, { schema: redSeaSchema });
