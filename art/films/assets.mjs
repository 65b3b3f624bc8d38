// What a film asks for by name, loaded before its first frame.
const get = async (url) => { const r = await fetch(url); if (!r.ok) throw new Error(`${url}: ${r.status}`); return r; };
const image = async (url) => createImageBitmap(await (await get(url)).blob());
const named = async (names, one) => Object.fromEntries(await Promise.all((names ?? []).map(async (name) => [name, await one(name)])));

/** pics, smears (`finish#RRGGBB`), line faces, landmarks of model faces; and both typefaces, ready to be set. */
export async function load({ pictures, smears, lineFaces, faces }) {
  for (const [family, how] of [['Shippori', { weight: '800' }], ['Archivo', { weight: '100 900', stretch: '62% 125%' }]]) {
    const face = new FontFace(family, `url(/font/${family})`, how);
    document.fonts.add(await face.load());
  }
  return {
    pics: await named(pictures, (id) => image(`/pic/${id}`)),
    smears: await named(smears, (name) => image(`/smear/${name.replace('#', '/')}`)),
    lines: await named(lineFaces, async (type) => (await get(`/line/${type}`)).json()),
    faces: await named(faces, async (id) => (await get(`/face/${id}`)).json()),
  };
}
