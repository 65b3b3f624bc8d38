// What the pages of all peers have in common: run the clip, count the faces of one picture.

/** A script of an installed package; its path is put together here, because nobody has it before the first run. */
export const fromPackage = (path) => import(`./node_modules/${path}`);

const pictureAt = async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.naturalWidth,
    height: image.naturalHeight,
  });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
};

/** @param peer `start()` once, then `detect(canvas)` → number of faces */
export function offer({ start, detect }) {
  let started = null;
  globalThis.facePage = {
    async runClip(addresses) {
      const clip = [];
      for (const address of addresses) clip.push(await pictureAt(address));
      const begunAtMs = performance.now();
      await start();
      const framesMs = [];
      let firstMs = 0;
      let found = 0;
      for (const picture of clip) {
        const frameAtMs = performance.now();
        found += (await detect(picture)) > 0 ? 1 : 0;
        if (firstMs === 0) firstMs = performance.now() - begunAtMs;
        else framesMs.push(performance.now() - frameAtMs);
      }
      return { firstMs, framesMs, found };
    },
    async count(address) {
      await (started ??= start());
      return detect(await pictureAt(address));
    },
  };
}
