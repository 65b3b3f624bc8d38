import back1 from "#app/kits/ui/pictures/game-shell-back-1.json";
import back2 from "#app/kits/ui/pictures/game-shell-back-2.json";
import back3 from "#app/kits/ui/pictures/game-shell-back-3.json";
import inside from "#app/kits/ui/pictures/game-shell-inside.json";
import tray from "#app/kits/ui/pictures/game-shell-tray.json";

const urlOf = ({ hash, name, widths }: typeof inside): string => `/assets/v/${hash}/${name}@${widths[0]}.avif`;
const backUrls = [back1, back2, back3].map(urlOf);

/** A shell from within: nacre and gold leaf. */
export const insideUrl = urlOf(inside);
/** The tray on which they lie; its rim is the outer tenth. */
export const trayUrl = urlOf(tray);

/** How the shell at a place looks from behind: no two neighbours alike, three kinds, each also turned about. */
export function backOf(place: number, board: number): { url: string; isMirrored: boolean } {
  const kind = (place + Math.floor(place / 4) + board) % backUrls.length;
  return { url: backUrls[kind] ?? insideUrl, isMirrored: (place * 5 + Math.floor(place / 3)) % 4 < 2 };
}
