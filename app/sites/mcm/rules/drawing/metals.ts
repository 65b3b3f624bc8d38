import { caseMaterials, type MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** Light across a standing cylinder, from its left edge to its right: two softboxes and a red card behind. */
type GradientStops = readonly (readonly [at: number, colour: string])[];

const bodies: Readonly<Record<(typeof caseMaterials)[number], GradientStops>> = {
  black: [
    [0, "#7d0d12"],
    [0.025, "#2a0608"],
    [0.07, "#0a0708"],
    [0.15, "#121011"],
    [0.19, "#8d8784"],
    [0.225, "#d9d3cf"],
    [0.26, "#5b5655"],
    [0.32, "#141213"],
    [0.5, "#050405"],
    [0.66, "#0b090a"],
    [0.745, "#4a4645"],
    [0.77, "#8f8987"],
    [0.8, "#242122"],
    [0.93, "#070506"],
    [0.975, "#5c080d"],
    [1, "#c2161b"],
  ],
  red: [
    [0, "#ff3b32"],
    [0.03, "#7c070c"],
    [0.1, "#3e0307"],
    [0.18, "#7d0a10"],
    [0.22, "#ff9c8f"],
    [0.245, "#ffd9d0"],
    [0.28, "#c11f22"],
    [0.36, "#84060d"],
    [0.55, "#57030a"],
    [0.7, "#6d050b"],
    [0.76, "#d84a45"],
    [0.79, "#8d0d13"],
    [0.93, "#350206"],
    [1, "#e2221f"],
  ],
  chrome: [
    [0, "#5a0a0e"],
    [0.03, "#d8d2d0"],
    [0.09, "#3c3839"],
    [0.17, "#8f8a8a"],
    [0.22, "#ffffff"],
    [0.29, "#f3efed"],
    [0.34, "#6c6768"],
    [0.45, "#1b181a"],
    [0.56, "#2a2728"],
    [0.66, "#807a7a"],
    [0.74, "#f6f1ee"],
    [0.8, "#a7a1a0"],
    [0.88, "#2d292a"],
    [0.95, "#7b1a1d"],
    [1, "#ff5a50"],
  ],
  gunmetal: [
    [0, "#5e0f13"],
    [0.04, "#1d1a1d"],
    [0.15, "#343137"],
    [0.22, "#a09ba2"],
    [0.28, "#5d5960"],
    [0.38, "#28252a"],
    [0.55, "#151317"],
    [0.7, "#2c2930"],
    [0.77, "#77727a"],
    [0.83, "#2b282d"],
    [0.95, "#141115"],
    [1, "#8d1a1d"],
  ],
};

/** The gradients that tube, cap, rings and stem are painted with: `b` body, `c` chrome, `n` neck. */
export function metalStops({ material }: Pick<MascaraRecipe, "material">): string {
  const coat = caseMaterials[material] ?? "black";
  return (
    renderGradient("b", bodies[coat], coat === "red") +
    renderGradient("c", bodies.chrome) +
    renderGradient("n", bodies.gunmetal)
  );
}

/** What is red only by the card behind it says so: in a no-red event it is grey. A red lacquer stays one. */
const renderGradient = (id: string, stops: GradientStops, isRedItself = false): string =>
  `<linearGradient id="${id}">${stops
    .map(([at, colour]) => {
      const [red = 0, green = 0] = [1, 3].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
      const isReflected = !isRedItself && red > 2 * green + 8;
      return `<stop${isReflected ? ` data-glow="${red > 150 ? 7 : 5}"` : ""} offset="${at}" stop-color="${colour}"/>`;
    })
    .join("")}</linearGradient>`;
