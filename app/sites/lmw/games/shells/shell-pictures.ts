import back1 from "#app/kits/ui/pictures/game-shell-back-1.json";
import back2 from "#app/kits/ui/pictures/game-shell-back-2.json";
import back3 from "#app/kits/ui/pictures/game-shell-back-3.json";
import inside from "#app/kits/ui/pictures/game-shell-inside.json";
import tray from "#app/kits/ui/pictures/game-shell-tray.json";
import type { Shell } from "./shell-world.ts";

const urlOf = ({ hash, name, widths }: typeof inside): string => `/assets/v/${hash}/${name}@${widths[0]}.avif`;
const backUrls = [back1, back2, back3].map(urlOf);

/** A shell from within: nacre and gold leaf. */
export const insideUrl = urlOf(inside);
/** The tray on which they lie; its rim is the outer tenth. */
export const trayUrl = urlOf(tray);

/** A shell from behind. */
export interface ShellBack {
  url: string;
  isMirrored: boolean;
}

/** How each shell looks from behind: by the place where it lay first, and the same wherever it goes. */
export function createShellBacks(): (shell: Shell, place: number, board: number) => ShellBack {
  const backs = new WeakMap<Shell, ShellBack>();
  return (shell, place, board) => {
    const back = backs.get(shell) ?? backOf(place, board);
    backs.set(shell, back);
    return back;
  };
}

/** No two neighbours alike: three kinds, each also turned about. */
function backOf(place: number, board: number): ShellBack {
  const kind = (place + Math.floor(place / 4) + board) % backUrls.length;
  return { url: backUrls[kind] ?? insideUrl, isMirrored: (place * 5 + Math.floor(place / 3)) % 4 < 2 };
}
