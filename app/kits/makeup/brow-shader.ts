/**
 * The hair that is there is coloured, and not lightened much; bare skin of the brow gets a veil only. It is laid over what
 * is there already: a brow reaches onto the lid's powder.
 */
export const onBrows = `
  float drawn = m.b * fract(own[0].w) * vSeen;
  float y = luminance(toLinear(framePixel()));
  float dark = (skinLight.y - y) / skinLight.y;
  float hair = smoothstep(.12, .55, dark);
  vec3 dyed = own[0].rgb * clamp(y / skinLight.z, .3, 2.2);
  dyed *= min(1., (y + .22 * max(dark, 0.) * skinLight.y) / max(luminance(dyed), 1e-4));
  float coloured = drawn * hair * reach.y;
  float veiled = drawn * (1. - hair) * brow.a;
  colour = vec4(toGamma(dyed) * coloured + brow.rgb * veiled, coloured + veiled);
`;
