// The real face engine in headless Chromium: detection score, presence score and 478 landmarks of a picture.
// Needs FACE_MODEL_FILE (face_landmarker.task, see the repository's set-up) and Chromium.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createRequire } from 'node:module';

const need = createRequire(path.join(import.meta.dirname, '../../package.json'));
const { chromium } = need('playwright-core');
const VISION = path.dirname(need.resolve('@mediapipe/tasks-vision'));

/** A .task is a zip of stored parts: the short-range detector inside also runs alone and then tells its score. */
function part(zip, name) {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let o = zip.readUInt32LE(end + 16);                          // central directory
  for (let i = zip.readUInt16LE(end + 10); i > 0; i--) {
    const n = zip.readUInt16LE(o + 28), head = zip.readUInt32LE(o + 42);
    if (zip.toString('utf8', o + 46, o + 46 + n) === name) {
      const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
      return zip.subarray(start, start + zip.readUInt32LE(o + 20));
    }
    o += 46 + n + zip.readUInt16LE(o + 30) + zip.readUInt16LE(o + 32);
  }
  throw new Error(`${name} is not in the model file`);
}

const PAGE = `<!doctype html><script type="module">
import { FilesetResolver, FaceLandmarker, FaceDetector } from '/vision_bundle.mjs';
const set = await FilesetResolver.forVisionTasks('/wasm');
const options = (presence) => ({ baseOptions: { modelAssetPath: '/face_landmarker.task', delegate: 'CPU' }, runningMode: 'IMAGE', numFaces: 2,
  outputFaceBlendshapes: true, outputFacialTransformationMatrixes: true, minFacePresenceConfidence: presence });
const marker = await FaceLandmarker.createFromOptions(set, options(0.5));
const detector = await FaceDetector.createFromOptions(set, { baseOptions: { modelAssetPath: '/face_detector.tflite', delegate: 'CPU' }, runningMode: 'IMAGE', minDetectionConfidence: 0.1 });
window.look = async (url) => {
  const img = new Image(); img.src = url; await img.decode();
  const found = detector.detect(img).detections.map((d) => d.categories[0].score);
  await marker.setOptions(options(0.5));
  const r = marker.detect(img);
  let lo = 0.5, hi = 1;                                       // the presence score is not handed out: halve until the face is refused
  if (r.faceLandmarks.length) for (let i = 0; i < 12; i++) {
    const mid = (lo + hi) / 2; await marker.setOptions(options(mid));
    if (marker.detect(img).faceLandmarks.length) lo = mid; else hi = mid;
  }
  return { width: img.naturalWidth, height: img.naturalHeight, detection: found, presence: r.faceLandmarks.length ? lo : 0, faces: r.faceLandmarks.length,
    landmarks: (r.faceLandmarks[0] ?? []).map((p) => [p.x, p.y, p.z]),
    matrix: r.facialTransformationMatrixes[0]?.data ?? null,
    shapes: Object.fromEntries((r.faceBlendshapes[0]?.categories ?? []).map((c) => [c.categoryName, c.score])) };
};
window.ready = true;
</script>`;

/** Opens the engine; returns look(file) and close(). */
export async function faceEngine(model = process.env.FACE_MODEL_FILE) {
  if (!model) throw new Error('set FACE_MODEL_FILE to face_landmarker.task');
  const task = fs.readFileSync(model), pictures = new Map();
  const server = http.createServer((request, response) => {
    const url = request.url.split('?')[0];
    const send = (type, body) => { response.writeHead(200, { 'content-type': type }); response.end(body); };
    if (url === '/') return send('text/html', PAGE);
    if (url === '/face_landmarker.task') return send('application/octet-stream', task);
    if (url === '/face_detector.tflite') return send('application/octet-stream', part(task, 'face_detector.tflite'));
    if (pictures.has(url)) return send('image/png', fs.readFileSync(pictures.get(url)));
    const file = path.join(VISION, path.normalize(url));
    if (!fs.existsSync(file)) { response.writeHead(404); return response.end(); }
    send(file.endsWith('.wasm') ? 'application/wasm' : 'text/javascript', fs.readFileSync(file));
  });
  await new Promise((ok) => server.listen(0, '127.0.0.1', ok));
  const home = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  page.on('pageerror', (e) => console.error(String(e)));
  await page.goto(home);
  await page.waitForFunction(() => window.ready, null, { timeout: 120000 });
  return {
    async look(file) { const url = `/picture-${pictures.size}.png`; pictures.set(url, file); return page.evaluate((u) => window.look(u), url); },
    async close() { await browser.close(); server.close(); },
  };
}
