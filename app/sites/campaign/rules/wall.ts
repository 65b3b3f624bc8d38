/** How many lights are behind each of the hundred doors. */
export function lightsOnTheWall(lit: readonly { door: number }[]): number[] {
  const lights = Array.from({ length: 100 }, () => 0);
  for (const { door } of lit) lights[door] = (lights[door] ?? 0) + 1;
  return lights;
}
