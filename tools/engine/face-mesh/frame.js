// The second face engine in a frame of its own, because it needs `unsafe-eval` and the page must not have that. It talks to
// the page that holds it and to nobody else; what it is shown never leaves it. Orders: { id, start } and { id, picture }.
"use strict";

let mesh = null;
let tell = null;

addEventListener("message", async ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent) return;
  const answer = (more) => parent.postMessage({ id: data.id, ...more }, location.origin);
  try {
    if (data.start) answer({ ready: await start(data.start) });
    else if (data.picture) answer({ faces: await read(data.picture, data.isVideo) });
  } catch (error) {
    answer({ error: String(error) });
  }
});

async function start({ folder, numFaces }) {
  await loadScript(`${folder}face_mesh.js`);
  mesh = new self.FaceMesh({ locateFile: (name) => folder + name });
  mesh.setOptions({
    maxNumFaces: numFaces,
    refineLandmarks: true,
    minDetectionConfidence: 0.5,
    minTrackingConfidence: 0.5,
  });
  mesh.onResults(({ multiFaceLandmarks }) => tell?.(multiFaceLandmarks ?? []));
  await mesh.initialize();
  return true;
}

async function read(picture, isVideo) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  picture.close();
  if (!isVideo) mesh.reset();
  const found = await new Promise((resolve, reject) => {
    tell = resolve;
    mesh.send({ image: canvas }).catch(reject);
  });
  tell = null;
  return found.map((points) => Float32Array.from(points.flatMap(({ x, y, z }) => [x, y, z])));
}

function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src });
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error(`${src} did not come`)));
    document.head.append(script);
  });
}
