/** Skin under white light, lightest first: six steps over the range of the Monk skin tone scale. */
export const skinHexes = ["#F3DCCB", "#E6C0A0", "#CE9A73", "#AC7650", "#7C5036", "#482D21"] as const;

/** Noon at a window is the white of the screen; the bulb is what an eye half used to 2,900 K still sees of it. */
export const lights = {
  day: [1, 1, 1],
  lamp: [1.02, 0.9, 0.72],
} as const satisfies Record<string, readonly [number, number, number]>;

export type LightName = keyof typeof lights;

export const lightNames = Object.keys(lights) as LightName[];
