// Frames of a film: a page in headless Chromium draws them one after the other and posts the raw pixels to this process.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { fileOf, metaOf, smearPng } from '../share/cuts.mjs';

const HERE = import.meta.dirname, ROOT = path.join(HERE, '../..');
const FONTS = {
  Shippori: '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-800-normal.woff2',
  Archivo: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
};
const TYPES = { '.avif': 'image/avif', '.svg': 'image/svg+xml', '.png': 'image/png', '.mjs': 'text/javascript' };

const PAGE = `<!doctype html><meta charset="utf-8"><script type="module">
import { load } from '/films/assets.mjs';
import { Stage } from '/films/stage.mjs';
try {
  const job = await (await fetch('/job')).json();
  const { film: script } = await import('/films/scripts/' + job.id + '.mjs');
  const film = script(job.content), stage = new Stage(job.width, job.height, await load(film, job));
  let waiting = [], n = 0;
  for (const t of job.times) {
    stage.clear();
    film.draw(stage, t);
    waiting.push(fetch('/frame/' + n++, { method: 'POST', body: stage.pixels() }));
    if (waiting.length > 2) await waiting.shift();
  }
  await Promise.all(waiting);
  await fetch('/done', { method: 'POST' });
} catch (error) { await fetch('/failed', { method: 'POST', body: String(error.stack ?? error) }); }
</script>`;

/** Draws the frames of film `id` at `times` (seconds); calls take(pixels) with each, in order, as RGBA. */
export async function drawFrames({ id, width, height, times, content }, take) {
  let end, fail, chain = Promise.resolve(), next = 0;
  const early = new Map(); // several are under way at once and may arrive in any order
  const over = new Promise((ok, no) => { end = ok; fail = no; });
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => { response.writeHead(500).end(); fail(error); });
  });
  async function answer(request, response) {
    const url = decodeURIComponent(request.url), [, kind, name, hex] = url.split('/');
    const send = (type, body) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (url === '/') return send('text/html', PAGE);
    if (url === '/job') return send('application/json', JSON.stringify({ id, width, height, times, content }));
    if (request.method === 'POST') {
      const parts = [];
      for await (const part of request) parts.push(part);
      const body = Buffer.concat(parts);
      if (kind === 'frame') {
        early.set(Number(name), body);
        for (; early.has(next); next++) { const pixels = early.get(next); early.delete(next); chain = chain.then(() => take(pixels)); }
        await chain;
      }
      if (url === '/done') chain.then(end, fail);
      if (url === '/failed') fail(new Error(`${id}: ${body}`));
      return send('text/plain', '');
    }
    if (kind === 'pic') { const file = fileOf(name); return send(TYPES[path.extname(file)] ?? 'application/octet-stream', fs.readFileSync(file)); }
    if (kind === 'smear') return send('image/png', await smearPng(name, '#' + hex));
    if (kind === 'line') return send('application/json', JSON.stringify(metaOf(`line-face-${name}`)));
    if (kind === 'face') return send('application/json', fs.readFileSync(path.join(ROOT, `content/faces/${name}.json`)));
    if (kind === 'font') return send('font/woff2', fs.readFileSync(path.join(HERE, '../node_modules', FONTS[name])));
    const file = path.join(HERE, path.normalize(url.slice('/films'.length)));
    if (!url.startsWith('/films/') || !fs.existsSync(file)) return response.writeHead(404).end();
    send(TYPES[path.extname(file)], fs.readFileSync(file));
  }
  await new Promise((ok) => server.listen(0, '127.0.0.1', ok));
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'film-'));
  const browser = spawn('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', `--user-data-dir=${profile}`,
    `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore', detached: true });
  browser.on('exit', () => fail(new Error(`${id}: the browser left`)));
  try { await over; } finally {
    browser.removeAllListeners('exit');
    try { process.kill(-browser.pid, 'SIGKILL'); } catch { /* it has gone by itself */ }
    server.closeAllConnections(); server.close();
    await new Promise((ok) => setTimeout(ok, 200));
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
