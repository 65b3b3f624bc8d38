import parts from "#app/kits/ui/pictures/game-lift.json";

/** The rendered lobby, the inside of a lift, and its gate from folded to shut. */
export interface LobbyPictures {
  lobby: HTMLImageElement;
  cabin: HTMLImageElement;
  gates: readonly HTMLImageElement[];
}

/** Begins to load them; what is not there yet is not drawn. */
export function loadLobbyPictures(): LobbyPictures {
  return {
    lobby: loadImage(partAddress("hall")),
    cabin: loadImage(partAddress("cabin")),
    gates: [0, 1, 2, 3].map((step) => loadImage(partAddress(`gate-${step}`))),
  };
}

const partAddress = (part: string): string => `/assets/v/${parts.hash}/${parts.name}-${part}.avif`;

export function loadImage(address: string): HTMLImageElement {
  const image = new Image();
  // It may come from the asset host, and is read on a canvas.
  image.crossOrigin = "anonymous";
  image.src = address;
  return image;
}

export const isDrawable = (image: HTMLImageElement | undefined): image is HTMLImageElement =>
  !!image?.complete && image.naturalWidth > 0;
