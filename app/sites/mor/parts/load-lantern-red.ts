/** The red of the lantern that was lit; where none was, that of the last one on the ring. */
export async function loadLanternRed(lantern = 20): Promise<string> {
  const { lanternRed } = await import("../rules/memory-colour.ts");
  return lanternRed(lantern);
}
