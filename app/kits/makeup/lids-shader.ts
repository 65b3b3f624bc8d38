import type { AppliedPart } from "./applied-parts.ts";
import type { SlotName } from "./mesh-facts.ts";
import { lidBall } from "./reflection.ts";
import { gleamOf, laidOn, wearSlot } from "./wear-shader.ts";

/** Where the mask of each powder is found. */
const maskOf = {
  "shadow-base": "m.r",
  "shadow-main": "m.g",
  "shadow-deep": "m.b",
  "shadow-light": "m.a",
  "shadow-lower": "e.g",
} as const;

type LidSlot = keyof typeof maskOf;
const isLidSlot = (name: SlotName): name is LidSlot => name in maskOf;

/** Powder on the lids. */
export function onLids(applied: AppliedPart): string {
  const masks: string[] = applied.slots.filter(isLidSlot).map((name) => maskOf[name]);
  if (applied.mirrors) masks.push("m.a");
  const wear = (name: LidSlot, share: string): string => wearSlot(applied, name, `${maskOf[name]} * onLid * ${share}`);
  return `
  ${masks.includes("e.g") ? "vec2 e = texture(more, vSkin).rg;" : ""}
  if (vSeen * ${masks.reduce((most, mask) => `max(${most}, ${mask})`)} < .004) discard;
  vec3 bare = framePixel();
  vec3 c = toLinear(bare);
  float y = luminance(c);
  // Hair, hands and frames of glasses are not skin: what is far from the colour of the cheeks gets less. The darker it
  // is, the less its colour tells: in a dim room the noise of the sensor has every colour.
  vec3 chroma = c / (c.r + c.g + c.b + 1e-4);
  float isSkin = vSeen * hueLikeness(bare) * (1. - smoothstep(.09, .22, distance(chroma, skinChroma.rgb) * y / (y + .012)));
  float onLid = isSkin * smoothstep(.15, .5, y / lidLight.z);
  Lit lit = litBy(y, lidLight);
  vec4 mica = ${applied.glitters ? "flakes()" : "vec4(0.)"};
  ${laidOn(applied)}
  ${wear("shadow-base", ".48")}
  ${wear("shadow-main", ".76")}
  ${applied.mirrors ? bulge(applied.slots.indexOf("shadow-main")) : ""}
  ${wear("shadow-deep", ".74")}
  ${wear("shadow-light", ".58")}
  ${wear("shadow-lower", ".5")}
  colour = vec4(toGamma(c), 1.);
`;
}

/** Where the lid bulges towards the lamp, powder with mica in it catches the light. */
const bulge = (main: number): string => `
  float aside = vSkin.x - (vSkin.x < .5 ? ${lidBall.right} : 1. - ${lidBall.right});
  vec3 ball = vec3((vSkin.x - .5) * 1.6 + aside * 5., clamp((vSkin.y - ${lidBall.height}) * 40., -.5, .3), 1.);
  float bulge = fract(own[${main}].w) * onLid * (.3 * m.g + .7 * m.a) * smoothstep(.3, 1.2, y / lidLight.x);
  c += bulge * lidReflection.x * mirrored(pastLamp(ball), lidReflection.y) * max(sheenOf(own[${main}], ${gleamOf(main)}) - c, 0.);`;
