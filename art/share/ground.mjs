// The ground of a site's share pictures: its layers at the edges, ink in the central square, the wordmark. The words are set on it
// by the server, from ids alone.
//   { pic, x, y, w, …}            a delivered picture, its left edge, top edge and width in px
//   { smear, hex, x, y, w, …}     a stroke of a finish
//   { svg, …}                     drawn, in the ground's own 1200 x 630
// and of each: turn (deg), flip, light, sat (1 is as it is), alpha, soft (px), blend, mask (a CSS gradient)
import { sharePage } from './page.mjs';
import { pngOf, smearPng } from './cuts.mjs';

export const sources = ['share/page.mjs', 'share/cuts.mjs', 'share/share-ground.html'];

export async function make(row, { work, out }) {
  const layers = (await Promise.all(row.layers.map(markup))).join('\n');
  const { hash, file, files } = await sharePage({ ...row, page: 'share-ground', pics: {}, words: { layers, veil: row.veil ?? 'quiet' }, out, work });
  return { hash, files, meta: { width: row.width, height: row.height, file } };
}

async function markup(layer) {
  const { svg, x = 0, y = 0, w } = layer, look = style(layer);
  if (svg) return `<svg viewBox="0 0 1200 630" style="left:0;top:0;width:1200px;${look}">${svg}</svg>`;
  const png = layer.smear ? await smearPng(layer.smear, layer.hex) : await pngOf(layer.pic);
  return `<img alt="" src="data:image/png;base64,${png.toString('base64')}" style="left:${x}px;top:${y}px;width:${w}px;${look}">`;
}

function style({ turn = 0, flip, light = 1, sat = 1, alpha = 1, soft = 0, blend, mask }) {
  return [
    `transform:rotate(${turn}deg)${flip ? ' scaleX(-1)' : ''}`, `filter:brightness(${light}) saturate(${sat})${soft ? ` blur(${soft}px)` : ''}`, `opacity:${alpha}`,
    ...(blend ? [`mix-blend-mode:${blend}`] : []), ...(mask ? [`mask-image:${mask};-webkit-mask-image:${mask}`] : []),
  ].join(';');
}
