import { type FacePlace, frameFace, seenFace } from "./frame-face.ts";
import {
  coverWindow,
  maxZoom,
  type StageWindow,
  type StageZoom,
  wholeWindow,
  zoomAt,
  zoomWindow,
} from "./stage-window.ts";

/** What a stage shows, as far as its framing goes. */
export interface StagePicture {
  /** Width over height. */
  aspect: number;
  /** Whose face is framed; null: nobody's, the picture fills the stage. */
  face: FacePlace | null;
  /** Several faces are worn at once: all of the picture is shown. */
  isGroup?: boolean;
  /** One and the same face goes on, as the frames of a camera do: it is framed anew only when it left its place. */
  isLive?: boolean;
}

/** How a stage frames its picture, and how the visitor zoomed it. */
export interface StageFraming {
  /** What is seen now; null before a stage and a picture are known. */
  getWindow(): StageWindow | null;
  /** True while the visitor looks nearer than the stage frames it. */
  isZoomed(): boolean;
  setStage(aspect: number): void;
  /** @param isNew another face: the zoom of the one before is over */
  setPicture(picture: StagePicture, isNew: boolean): void;
  /** True where it comes no nearer. */
  isNearest(): boolean;
  /** Brings what is seen at `from` so much nearer; with `to` it follows a finger there. Both in parts of the stage. */
  zoom(by: number, from: Point, to?: Point): void;
  /** Moves the picture by parts of the stage. @param isStep by a key, not under a finger */
  pan(byX: number, byY: number, isStep?: boolean): void;
  reset(): void;
  /** Told of every other window, and whether the picture glides there. Returns its end. */
  subscribe(listener: (glides: boolean) => void): () => void;
}

type Point = { x: number; y: number };

/** In a camera's wide picture a far face is brought so much nearer, and no more: it would be all grain. */
const nearestLive = 2;

/** The framing of one stage, for as long as it stands. */
export function createStageFraming(): StageFraming {
  const listeners = new Set<(glides: boolean) => void>();
  let stageAspect: number | null = null;
  let picture: StagePicture | null = null;
  let framed: StageWindow | null = null;
  let zoom: StageZoom | null = null;

  const getWindow = (): StageWindow | null => framed && zoomWindow(framed, zoom);
  function tell(glides: boolean): void {
    for (const listener of listeners) listener(glides);
  }
  function frame(glides: boolean): void {
    framed = picture && stageAspect ? frameOf(picture, stageAspect) : null;
    tell(glides);
  }
  function setZoom(next: StageZoom | null, glides: boolean): void {
    zoom = next && next.factor > 1.001 ? next : null;
    tell(glides);
  }

  return {
    getWindow,
    isZoomed: () => zoom !== null,
    setStage(aspect) {
      if (aspect === stageAspect) return;
      stageAspect = aspect;
      frame(false);
    },
    setPicture(next, isNew) {
      const isHeld = !isNew && next.isLive === true && next.aspect === picture?.aspect && framed !== null;
      picture = next;
      if (isNew) zoom = null;
      if (isHeld && framed && (!next.face || isInPlace(next.face, framed))) return;
      frame(isHeld);
    },
    isNearest: () => zoom !== null && zoom.factor > maxZoom - 0.01,
    zoom(by, from, to) {
      const shown = getWindow();
      if (framed && shown) setZoom(zoomAt(framed, shown, by, from, to), to === undefined);
    },
    pan(byX, byY, isStep = false) {
      const shown = getWindow();
      if (!framed || !shown || !zoom) return;
      setZoom(zoomAt(framed, shown, 1, { x: 0.5, y: 0.5 }, { x: 0.5 + byX, y: 0.5 + byY }), isStep);
    },
    reset: () => setZoom(null, true),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function frameOf({ aspect, face, isGroup, isLive }: StagePicture, stageAspect: number): StageWindow {
  if (isGroup) return wholeWindow(aspect, stageAspect);
  return face
    ? frameFace(face, aspect, stageAspect, isLive ? nearestLive : undefined)
    : coverWindow(aspect, stageAspect);
}

/** A face that moves about its place need not be followed: a picture that sways with each nod makes one sick. */
function isInPlace(face: FacePlace, window: StageWindow): boolean {
  const { centreX, eyesY, lipsY } = seenFace(face, window);
  const width = face.width / window.width;
  return Math.abs(centreX - 0.5) < 0.16 && eyesY > 0.2 && eyesY < 0.46 && lipsY < 0.72 && width > 0.32 && width < 0.86;
}
