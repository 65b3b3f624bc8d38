import { hexToOklch, type Oklch } from "../../basics/oklch.ts";
import type { IngredientFlag } from "#contracts/ingredient.ts";
import { type ColourRegion, colourRegions, toneRegions } from "./colour-regions.ts";
import type { Criterion } from "./criterion.ts";
import { seasonRegions } from "./season-regions.ts";

/** The price steps of the shelf, each up to, not including, the next. */
const priceSteps: readonly (readonly [id: string, fromYen: number])[] = [
  ["low", 0],
  ["middle", 1000],
  ["upper", 1500],
  ["high", 1700],
];

/** What of ingredients the shelf can be narrowed by (its facet `without`). */
const catalogueFlags: ReadonlySet<IngredientFlag> = new Set(["fragrance", "alcohol", "allergen"]);

/** The shelf narrowed by what was understood; null where nothing of it narrows the shelf. */
export function catalogueAddress(criteria: readonly Criterion[]): string | null {
  const query = new Map<string, string>();
  for (const one of criteria)
    for (const [name, value] of parametersOf(one)) {
      const before = name === "without" ? query.get(name) : undefined;
      query.set(name, before === undefined ? value : `${before},${value}`);
    }
  if (query.size === 0) return null;
  return `/all-products?${[...query].map(([name, value]) => `${name}=${value}`).join("&")}`;
}

function parametersOf(criterion: Criterion): [name: string, value: string][] {
  switch (criterion.kind) {
    case "line":
      return [["line", criterion.lines.join(",")]];
    case "code":
      return criterion.lines ? [["line", criterion.lines.join(",")]] : [];
    case "state":
      return [["state", criterion.states.join(",")]];
    case "finish":
      return [["finish", bestFinishes(criterion.finish)]];
    case "price":
      return pricesOf(criterion);
    case "ingredient":
      return criterion.without && catalogueFlags.has(criterion.without) ? [["without", criterion.without]] : [];
    case "hex":
      return slidersOf(hexToOklch(criterion.hex));
    case "colour":
      return slidersOf(middleOf(colourRegions[criterion.colour][0]));
    case "season":
      return slidersOf(middleOf(seasonRegions[criterion.season][0]));
    case "tone":
      return slidersOf(middleOf(toneRegions[criterion.tone][0]));
    default:
      return [];
  }
}

function bestFinishes(finish: Extract<Criterion, { kind: "finish" }>["finish"]): string {
  const named = Object.entries(finish).filter(([id, fit]) => id !== "any" && fit >= 0.5);
  return named.map(([id]) => id).join(",");
}

function pricesOf({ fromYen, toYen, order }: Extract<Criterion, { kind: "price" }>): [string, string][] {
  const steps = priceSteps.filter(([, from], i) => from <= toYen && (priceSteps[i + 1]?.[1] ?? Infinity) > fromYen);
  const sort: [string, string][] = order ? [["sort", order === "cheapest" ? "price" : "price-desc"]] : [];
  return steps.length < priceSteps.length ? [["price", steps.map(([id]) => id).join(",")], ...sort] : sort;
}

/** The shelf takes a colour in whole steps: lightness in %, chroma in hundredths, hue in degrees. */
function slidersOf({ l, c, h }: Oklch): [string, string][] {
  const step = (value: number, from: number, to: number): string =>
    `${Math.round(Math.min(to, Math.max(from, value)))}`;
  return [
    ["l", step(l * 100, 20, 96)],
    ["c", step(c * 100, 0, 30)],
    ["h", `${Math.round(h) % 360}`],
  ];
}

function middleOf(box: ColourRegion | undefined): Oklch {
  const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;
  return { l: middle(box?.l ?? [0.4, 0.8]), c: middle(box?.c ?? [0.06, 0.16]), h: middle(box?.h ?? [0, 40]) };
}
