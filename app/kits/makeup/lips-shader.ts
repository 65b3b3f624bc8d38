import type { AppliedPart } from "./applied-parts.ts";
import { depthNarrowness, lipArch } from "./reflection.ts";
import { gleamOf, laidOn, wearSlot } from "./wear-shader.ts";

/** Lip and lip line. */
export function onLips(applied: AppliedPart): string {
  const { slots, reachesOver, mirrors } = applied;
  const masks = [
    slots.includes("lip") ? "m.r" : "",
    slots.includes("lip-line") ? "m.b" : "",
    reachesOver ? "beyond" : "",
  ];
  return `
  vec4 edge = texture(more, vSkin);
  ${reachesOver ? beyondEdge : "const float beyond = 0.;"}
  if (vSeen * ${masks.filter(Boolean).reduce((most, mask) => `max(${most}, ${mask})`)} < .004) discard;
  vec3 bare = framePixel();
  vec3 c = toLinear(bare);
  float lipY = lipLight.x;
  float y = luminance(c)${reachesOver ? " * mix(1., lipY / skinLight.x, beyond)" : ""};
  // Teeth are bright and colourless, and only an open mouth has any.
  float high = max(c.r, max(c.g, c.b));
  float grey = 1. - (high - min(c.r, min(c.g, c.b))) / max(high, 1e-4);
  float teeth = lipLight.z * smoothstep(.55, .8, grey) * smoothstep(1.0, 1.7, y / lipY) * smoothstep(.42, .54, m.g);
  // Shut lips are painted up to each other; what shows between parted ones is left alone.
  float covered = vSeen * (1. - max(teeth, edge.b * min(1., lipLight.z * 3.)));
  // A strand of hair is dark and grey, the seam of the lips is dark and red.
  covered *= 1. - (1. - hueLikeness(bare)) * (1. - lightLikeness(bare));
  Lit lit = litBy(y, lipLight);
  vec4 mica = ${applied.glitters ? "flakes()" : "vec4(0.)"};
  ${laidOn(applied)}
  ${slots.includes("lip") ? colouredLip(applied, mirrors) : ""}
  ${wearSlot(applied, "lip-line", "max(m.b, beyond) * covered * .8")}
  colour = vec4(toGamma(c), 1.);
`;
}

/** A lip drawn over its edge: how far out, the mask's ramp tells. Out there skin is the measure. */
const beyondEdge = `
  float from = .8 - .7 * reach.x;
  float beyond = smoothstep(from, from + .15, edge.r) * (1. - m.r);`;

const colouredLip = (applied: AppliedPart, mirrors: boolean): string => `
  float lip = (m.r + beyond) * covered;
  float faded = mix(1., smoothstep(.05, .75, m.g), turn.w);
  ${mirrors ? lipForm : ""}
  ${wearSlot(applied, "lip", "lip * faded * .96", mirrors ? "vec4(own[0].rgb * deep, own[0].w)" : undefined)}
  ${mirrors ? lipGlint : ""}`;

/** Each lip is a roll across an arch: darker where it is turned away from the lamp. */
const lipForm = `
  float aside = (vSkin.x - .5) * ${1 / lipArch.halfWidth};
  float along = (vSkin.y - ${lipArch.seam}) / (${lipArch.height} * max(1. - aside * aside, .15));
  float past = pastLamp(vec3(aside * .8, along < 0. ? (along + .55) * 1.1 : (along - .45) * 1.3, 1.));
  float deep = 1. + lipReflection.z * (mirrored(past, ${depthNarrowness}.) - halfway.w);`;

/** The lamp itself, broken by what the lip's own light shows of its lines. */
const lipGlint = `
  float lamp = max(mirrored(past, lipReflection.y) - lipReflection.w, 0.) * lipReflection.x * smoothstep(-1.3, .5, lit.stops) * (.4 + .6 * m.a);
  c += fract(own[0].w) * lip * lamp * min(1., .2 + skinLight.x * 1.6) * max(sheenOf(own[0], ${gleamOf(0)}) - c, 0.);`;
