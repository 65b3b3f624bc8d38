// Hands that hold the tools of the how-to films (films/hand.mjs): each grip whole, and once more only what lies before the tool.
const GRIPS = {
  pen: 'つややかな黒い手袋の手。細い軸を、三本の指でつまんでいる。',
  wide: 'つややかな黒い手袋の手。指の太さほどのものを、指先でつまんでいる。',
  thick: 'つややかな黒い手袋の手。口紅ほどの太さのものを、指先でつまんでいる。',
};

export const rows = Object.entries(GRIPS).flatMap(([grip, alt]) => ['whole', 'front'].map((layer) => ({
  id: layer === 'whole' ? `hand-${grip}` : `hand-${grip}-front`, kind: 'hands', scene: 'scene_hand',
  args: { w: 900, h: 900, spp: 24, grip, layer, fine: 0.9 }, alpha: true, dark: { grain: 0.004 }, widths: [900],
  alt: layer === 'whole' ? alt : `${alt}（道具の手前になる指だけ）`,
})));
