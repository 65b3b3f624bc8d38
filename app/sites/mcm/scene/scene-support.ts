import { isSoftwareRenderer } from "#app/kits/makeup/software-renderer.ts";

/** A context on a canvas of its own tells whether there is a chip; it is given back at once. */
export function hasGpu(isSoftAllowed: boolean): boolean {
  if (isSoftAllowed) document.documentElement.dataset.gl = "soft";
  const probe = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: !isSoftAllowed });
  const isGpu = probe !== null && !isSoftwareRenderer(probe);
  probe?.getExtension("WEBGL_lose_context")?.loseContext();
  return isGpu;
}

/** The display face with the letters of a name in it. */
export async function loadFontFamily(name: string): Promise<string> {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font-display").trim() || "serif";
  await document.fonts.load(`800 40px ${family}`, name).catch(() => {});
  return family;
}
