import type { ReactNode } from "react";
import loops from "#app/kits/sound/loops.json";
import { effects, soundFile } from "#app/kits/sound/sound-library.ts";
import css from "./art-library.module.css";

/** What the art pipeline writes beside every delivered file; a kind may say more. */
interface Piece {
  name: string;
  kind?: string;
  hash: string;
  width?: number;
  height?: number;
  widths?: number[];
  /** Where it lies, below public/assets/v or within its own folder; without one it is cut at `widths`. */
  file?: string;
  alt?: { ja?: string };
}

const files = import.meta.glob<Piece>("../../kits/ui/pictures/*.json", { eager: true, import: "default" });
const pieces = Object.values(files).filter((piece) => piece.name && piece.hash);
const kinds = [...new Set(pieces.map(kindOf))].toSorted();

/** The contact sheets of the whole library, one for each kind, and every sound to be heard. */
export const sandboxes: Record<string, () => ReactNode> = {
  ...Object.fromEntries(
    kinds.map((kind) => {
      const ofKind = pieces.filter((piece) => kindOf(piece) === kind);
      return [`${kind} (${ofKind.length})`, () => <ContactSheet pieces={ofKind} />];
    }),
  ),
  sounds: () => <Sounds />,
};

function kindOf({ kind }: Piece): string {
  return kind ?? "hub";
}

function ContactSheet({ pieces: shown }: { pieces: readonly Piece[] }) {
  return (
    <ul className={css.sheet}>
      {shown.map((piece) => (
        <li key={piece.name}>
          <figure>
            <img
              src={addressOf(piece)}
              alt={piece.alt?.ja ?? ""}
              loading="lazy"
              width={piece.width}
              height={piece.height}
            />
            <figcaption>{piece.name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function addressOf({ name, hash, file, widths = [] }: Piece): string {
  if (file) return `/assets/v/${file.includes("/") ? file : `${hash}/${file}`}`;
  return `/assets/v/${hash}/${name}@${Math.min(...widths)}.avif`;
}

function Sounds() {
  const all = [...Object.keys(loops), ...Object.keys(effects)].map((name) => ({ name, ...soundFile(name) }));
  return (
    <ul className={css.sounds}>
      {all.map(({ name, ogg, m4a }) => (
        <li key={name}>
          <span id={`sound-${name}`}>{name}</span>
          {/* Pure sound: there is nothing in it that captions could tell. */}
          <audio controls preload="none" aria-labelledby={`sound-${name}`}>
            <source src={ogg} type="audio/ogg" />
            <source src={m4a} type="audio/mp4" />
            <track kind="captions" />
          </audio>
        </li>
      ))}
    </ul>
  );
}
