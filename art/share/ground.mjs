// The ground of a site's share pictures: its scene at the right, ink at the left, the wordmark. The words are set on it by
// the server, from ids alone.
import { sharePage } from './page.mjs';

export const sources = ['share/page.mjs', 'share/share-ground.html'];

/** A row needs the id of one scene. */
export async function make(row, { master, work, out }) {
  const [scene] = row.needs;
  const { hash, file, files } = await sharePage({ ...row, page: 'share-ground', pics: { ground: await master(scene) }, out, work });
  return { hash, files, meta: { width: row.width, height: row.height, file } };
}
