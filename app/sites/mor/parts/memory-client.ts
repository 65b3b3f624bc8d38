import {
  type MemoryChoices,
  type MyMemoryState,
  myMemorySchema,
  noRedPixelSchema,
  memoryFeedSchema,
} from "#contracts/memory.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";

// What comes over the line. The story does not wait for any of it.

/** What the server remembers. */
export const fetchMemory = (signal?: AbortSignal): Promise<MyMemoryState> =>
  apiFetch("/api/mor/memory", { schema: myMemorySchema, signal });

/** Keeps the chapters that are done. */
export const saveChoices = (write: Visitor["write"], choices: MemoryChoices): Promise<MyMemoryState> =>
  write({ name: "mor-memory", path: "/api/mor/memory", method: "PUT", body: choices }, myMemorySchema);

/** The visitor has come to a red: it joins the sea. */
export const saveMemory = (write: Visitor["write"], code: string): Promise<MyMemoryState> =>
  write({ name: "mor-red", path: "/api/mor/red", method: "POST", body: { code } }, myMemorySchema);

/** What the visitor calls it. */
export const savePetName = (write: Visitor["write"], petName: string | null): Promise<MyMemoryState> =>
  write({ name: "mor-pet-name", path: "/api/mor/pet-name", method: "PUT", body: { petName } }, myMemorySchema);

/** Lights the visitor's point in the picture of the current no-red event. */
export const lightPoint = (write: Visitor["write"]) =>
  write({ name: "mor-pixel", path: "/api/mor/pixel", method: "POST" }, noRedPixelSchema);

/** More of the sea, from where a page ended. */
export const fetchFeed = (after: string) =>
  apiFetch(`/api/mor/sea?after=${encodeURIComponent(after)}`, { schema: memoryFeedSchema });
