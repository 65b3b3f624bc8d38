// The gloved hand that holds a how-to's tool: rendered in two layers (tables/hands.mjs), the tool lies between them.
import { clamp, mix, soft, span } from './ease.mjs';
import { canvas } from './stage.mjs';

/** Where blender/scene_hand.py says the tool is held (HELD), and a point of its axis 50 mm nearer the tip; in shares of the picture. */
const GRIPS = {
  pen: { held: [0.3261, 0.2826], ahead: [0.1957, 0.158] },
  wide: { held: [0.3174, 0.3174], ahead: [0.1763, 0.1908] },
  thick: { held: [0.3174, 0.3174], ahead: [0.1871, 0.1824] },
};
const WIDTH_MM = 230;

/** Tools as they lie in product cut-outs, in shares of the picture: tip, where fingers hold the axis, the part that is shown (`below`: an ellipse its
 *  lower end is cut to). size: the whole cut-out's width; fall: degrees by which the axis falls from the tip to the right; hand: a grip, px to a millimetre. */
export const TOOLS = {
  brush: { cut: 'product-tool-01-cut', tip: [0.313, 0.885], held: [0.423, 0.592], part: [0, 0, 1, 1], size: 560, fall: 42, hand: ['pen', 3.8] },
  mascara: { tip: [0.543, 0.858], held: [0.649, 0.328], part: [0.43, 0, 0.5, 0.9], size: 450, fall: 40, hand: ['wide', 4.4] },
  tint: { tip: [0.682, 0.83], held: [0.775, 0.27], part: [0.6, 0, 0.4, 0.87], size: 450, fall: 38, hand: ['wide', 4.4] },
  sponge: { cut: 'product-tool-03-cut', tip: [0.5, 0.083], held: [0.5, 0.54], part: [0.18, 0, 0.64, 0.78], below: [0.5, 0.584, 0.238, 0.19], size: 310, fall: 60, hand: ['thick', 4.4] },
  lip: { tip: [0.585, 0.125], held: [0.695, 0.74], part: [0.5, 0.05, 0.5, 0.9], size: 360, fall: 48, hand: ['thick', 4.6] },
};
export const handPictures = (name) => [`hand-${TOOLS[name].hand[0]}`, `hand-${TOOLS[name].hand[0]}-front`];

/** The hand follows the stroke a little late; between two strokes it travels, and it comes and goes from the lower right. */
export function drawHand(stage, t, hands, steps) {
  const step = steps.find((one) => one.tool && t >= one.from && t < one.to);
  if (!step) return;
  const tool = TOOLS[step.tool], last = hands.at(-1), { W, H, g } = stage, s = (Math.min(W, H) / 720) * (step.grip ?? 1);
  const rest = [W * 1.05, H * 0.98], target = last?.at ?? stage.lastHand ?? rest;
  if (last) stage.lastHand = last.at;
  const here = soft(span(t, step.from + (step.to - step.from) * 0.12, step.from + (step.to - step.from) * 0.24)) * (1 - soft(span(t, step.to - 0.7, step.to - 0.15)));
  if (here <= 0.01) return;
  const before = stage.hand && Math.abs(stage.hand.t - t) < 0.1 ? stage.hand : { at: target, swing: 0 };
  const at = target.map((v, i) => mix(before.at[i], v, 0.35));
  const swing = mix(before.swing, clamp((at[0] - before.at[0]) / s / 160, -0.09, 0.09), 0.12); // the wrist trails behind a quick stroke
  stage.hand = { at, t, swing };

  const cut = stage.pic(tool.cut ?? `product-${step.product}-cut`), size = [tool.size * s, tool.size * s * (cut.height / cut.width)];
  const stem = tool.held.map((v, i) => (v - tool.tip[i]) * size[i]), reach = Math.hypot(...stem), fall = (tool.fall * Math.PI) / 180 + (step.lean ?? 0);
  const [grip, mm] = tool.hand, { held, ahead } = GRIPS[grip], width = WIDTH_MM * mm * s, gripFall = Math.atan2(held[1] - ahead[1], held[0] - ahead[0]);
  const asTool = (draw) => { g.save(); g.rotate(fall - Math.atan2(stem[1], stem[0])); draw(); g.restore(); };
  const layer = (img) => {
    g.save(); g.rotate(fall); g.translate(reach, 0); g.rotate(0.018 * Math.sin(t * 2.3 + 1) - gripFall);
    g.drawImage(img, -held[0] * width, -held[1] * width, width, width); g.restore();
  };
  const [px, py, pw, ph] = tool.part, box = [(px - tool.tip[0]) * size[0], (py - tool.tip[1]) * size[1], pw * size[0], ph * size[1]];
  const shown = (img = cut) => {
    if (tool.below) { const [cx, cy, rx, ry] = tool.below, x = (cx - tool.tip[0]) * size[0], y = (cy - tool.tip[1]) * size[1]; g.beginPath(); g.rect(box[0], box[1], box[2], y - box[1]); g.ellipse(x, y, rx * size[0], ry * size[1], 0, 0, 2 * Math.PI); g.clip(); }
    g.drawImage(img, px * img.width, py * img.height, pw * img.width, ph * img.height, ...box);
  };
  g.save();
  g.translate(mix(rest[0], at[0], here), mix(rest[1], at[1], here)); g.rotate(0.03 * Math.sin(t * 2.6) + swing + 0.2 * (1 - here));
  g.save(); // the shadow on the skin leaves the tool at its tip
  g.translate(3 * s, 6 * s); g.rotate(0.075); g.globalAlpha = 0.42 * here;
  asTool(() => shown(shade(stage, cut, step.product, 5))); layer(shade(stage, stage.pic(`hand-${grip}`), grip, 14));
  g.restore();
  layer(stage.pic(`hand-${grip}`)); asTool(() => shown()); layer(stage.pic(`hand-${grip}-front`));
  g.restore();
}

/** A picture as a soft black shape, a quarter of its size. */
function shade(stage, img, name, px) {
  return stage.keep(`shade ${name}`, () => {
    const { c, g } = canvas(img.width / 4, img.height / 4);
    g.filter = `brightness(0) blur(${px / 4}px)`; g.drawImage(img, 0, 0, c.width, c.height);
    return c;
  });
}
