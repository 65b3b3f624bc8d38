// The mark as every icon a browser asks for. mark.svg is the only drawing; small sizes drop the fine strokes.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const MARK = fs.readFileSync(path.join(import.meta.dirname, 'mark.svg'), 'utf8');
const small = MARK.replace(/\s*<path class="fine"[^>]+>/g, '');
/** share: how much of the square the mark fills; a maskable icon keeps clear of the circle it may be cut to. */
const framed = (svg, share) => svg.replace('<g id="mark">', `<g transform="translate(32 32) scale(${share}) translate(-32 -33)">`);
const png = (svg, size) => sharp(Buffer.from(svg), { density: Math.max(72, (72 * size) / 64 * 4) }).resize(size, size, { kernel: 'lanczos3' }).png({ compressionLevel: 9, palette: true, colours: 96, dither: 0 }).toBuffer();

function ico(images) { // [size, png][]: an .ico is a directory of PNGs
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2); head.writeUInt16LE(images.length, 4);
  let at = head.length;
  images.forEach(([size, data], i) => {
    const o = 6 + 16 * i;
    head.writeUInt8(size, o); head.writeUInt8(size, o + 1); head.writeUInt16LE(1, o + 4); head.writeUInt16LE(32, o + 6);
    head.writeUInt32LE(data.length, o + 8); head.writeUInt32LE(at, o + 12); at += data.length;
  });
  return Buffer.concat([head, ...images.map(([, d]) => d)]);
}

const MANIFEST = {
  name: 'KATE ZONE', short_name: 'KATE ZONE', lang: 'ja', dir: 'ltr', id: '/', start_url: '/', scope: '/', display: 'standalone',
  background_color: '#050304', theme_color: '#050304',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/assets/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/assets/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export async function icons(pub) {
  const files = {};
  const put = (name, data) => {
    fs.mkdirSync(path.dirname(path.join(pub, name)), { recursive: true });
    fs.writeFileSync(path.join(pub, name), data); files[name] = Buffer.byteLength(data);
  };
  put('favicon.svg', framed(small, 1).replace(/\n\s*/g, ''));
  put('favicon.ico', ico([[16, await png(framed(small, 1), 16)], [32, await png(framed(small, 1), 32)], [48, await png(framed(MARK, 1), 48)]]));
  put('apple-touch-icon.png', await png(framed(MARK, 0.94), 180));
  put('assets/icon-192.png', await png(framed(MARK, 1), 192));
  put('assets/icon-512.png', await png(framed(MARK, 1), 512));
  put('assets/maskable-512.png', await png(framed(MARK, 0.66), 512));
  put('site.webmanifest', JSON.stringify(MANIFEST, null, 1) + '\n');
  return { files };
}
