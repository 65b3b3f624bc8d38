import { colourOf } from "#contracts/mascara-colour.ts";
import { type MascaraRecipe, normalizeRecipe } from "#contracts/mascara-recipe.ts";
import { drawBrush } from "./draw-brush.ts";
import { drawCap, drawTube } from "./draw-case.ts";
import { metalStops } from "./metals.ts";

export interface DrawingOptions {
  /**
   * `stage` with its ground, 4:5; `small` the same without its ground and with a bristle in three, for many on a page;
   * `cut` the things alone on nothing, 4:7, as a share card takes them.
   */
  view?: "stage" | "small" | "cut";
  /** Of use: 0 new, 3 after a season. */
  months?: number;
  /** Before every id in it: another for each drawing of a page. */
  key?: string;
}

/** Where the floor begins, and the wand hangs: the scene stands the same way. */
const floorY = 402;

/**
 * The picture of a mascara as an SVG: the same recipe is the same text on every machine, so browser, server and share card
 * show one picture. Needs no font and loads nothing.
 */
export function drawMascara(
  given: MascaraRecipe,
  { view = "stage", months = 0, key = "m" }: DrawingOptions = {},
): string {
  const recipe = normalizeRecipe(given);
  const isStage = view === "stage";
  const hex = colourOf(recipe);
  const isCut = view === "cut";
  const things = isStage ? `<g id="t">${drawTube(recipe)}</g>` : drawTube(recipe);
  const wand = `<g transform="translate(236 166) rotate(10)">${drawCap(recipe)}${drawBrush(recipe, hex, { months, every: view === "small" ? 3 : 1 })}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${isCut ? "52 -6 286 501" : "0 0 400 500"}" width="${isCut ? 572 : 800}" height="${isCut ? 1002 : 1000}" aria-hidden="true">`,
    `<defs>${metalStops(recipe)}${bloom}${isStage ? stageDefs : ""}${isCut ? cutDefs : ""}</defs>`,
    isStage ? background : "",
    // A scene that stands on the same ground takes the place of these.
    isCut ? `<g mask="url(#k)">` : `<g data-things="">`,
    isStage ? `<g transform="matrix(1 0 0 -1 0 915)" opacity=".42" mask="url(#m)"><use href="#t"/></g>` : "",
    things,
    wand,
    `</g>`,
    isStage ? veil : "",
    `</svg>`,
  ]
    .join("")
    .replace(/(?<=\bid="|url\(#|href="#)/g, key);
}

const bloom = `<radialGradient id="w"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop data-glow="9" offset=".4" stop-color="#ffb4a4" stop-opacity=".14"/><stop data-glow="9" offset="1" stop-color="#ff5a4a" stop-opacity="0"/></radialGradient>`;

/** On nothing the cap comes out of the dark. */
const cutDefs = `<linearGradient id="q" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="k" maskUnits="userSpaceOnUse" x="0" y="-10" width="400" height="520"><rect y="-10" width="400" height="110" fill="url(#q)"/><rect y="99" width="400" height="411" fill="#fff"/></mask>`;

const stageDefs = [
  `<radialGradient id="g" cx=".58" cy=".52" r=".64" gradientTransform="translate(0 -.02)"><stop data-glow="6" stop-color="#b3000b"/><stop data-glow="4" offset=".36" stop-color="#6d0209"/><stop data-glow="2" offset=".72" stop-color="#1f0206"/><stop data-glow="0" offset="1" stop-color="#070304"/></radialGradient>`,
  `<linearGradient id="f" x2="0" y2="1"><stop data-glow="3" stop-color="#2c0408"/><stop data-glow="1" offset=".3" stop-color="#16040a"/><stop data-glow="0" offset="1" stop-color="#060304"/></linearGradient>`,
  `<linearGradient id="r" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset=".06" stop-color="#000"/><stop offset=".14" stop-color="#fff"/></linearGradient>`,
  // The reflection is drawn upside down: its mask is too.
  `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="936"><rect y="380" width="400" height="556" fill="url(#r)"/></mask>`,
  `<linearGradient id="v" x2="0" y2="1"><stop offset="0" stop-color="#050304"/><stop offset="1" stop-color="#050304" stop-opacity="0"/></linearGradient>`,
  `<radialGradient id="h"><stop data-glow="8" stop-color="#ff2a2a" stop-opacity=".2"/><stop data-glow="8" offset="1" stop-color="#ff2a2a" stop-opacity="0"/></radialGradient>`,
].join("");

const background = [
  `<rect width="400" height="500" fill="url(#g)"/>`,
  `<rect y="${floorY}" width="400" height="${500 - floorY}" fill="url(#f)" opacity=".93"/>`,
  `<ellipse cx="250" cy="${floorY}" rx="300" ry="26" fill="url(#h)"/>`,
].join("");

const veil = `<rect width="400" height="120" fill="url(#v)" opacity=".8"/>`;
