import {
  ACESFilmicToneMapping,
  type InstancedMesh,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { BrushPress } from "./brush-parts.ts";
import { getSpringPush } from "./brush-spring.ts";
import { createFrameLoop, type FrameLoop } from "./frame-loop.ts";
import { createMascaraModel, type MascaraModel, type SceneContent } from "./mascara-model.ts";
import { createStudioLight } from "./studio.ts";

export interface MascaraScene {
  show(shown: SceneContent): void;
  /** Turns tube and wand around themselves, in radians from where they stand at first. */
  turnTo(angle: number): void;
  /** A thumb on the brush; `push` 0 lets it spring back. */
  flex(press: BrushPress): void;
  /** A picture of it as it stands, for tests and saving. */
  draw(): void;
}

interface SceneOptions {
  canvas: HTMLCanvasElement;
  shown: SceneContent;
  /** The loaded family the name is engraved in. */
  family: string;
  /** Also where there is only a processor to draw: for looking at it in tests. */
  isSoftAllowed?: boolean;
  onLost: () => void;
  signal: AbortSignal;
}

const distance = 294;

/**
 * Sets the mascara up in light. Null where there is no graphics chip. Frames are drawn only when something changes; with the
 * signal everything goes: geometries, textures, programs, and the context itself.
 */
export async function startScene(options: SceneOptions): Promise<MascaraScene | null> {
  const { canvas, family, onLost, signal } = options;
  const renderer = createRenderer(canvas, options.isSoftAllowed ?? false);
  if (!renderer) return null;
  const light = createStudioLight(renderer, isRedHidden());
  const camera = new PerspectiveCamera(24, 0.8, 150, 480);
  camera.position.z = distance;
  const model = createMascaraModel(options.shown.recipe, family);
  const scene = new Scene();
  scene.environment = light.texture;
  scene.add(...model.objects);
  const draw = (): void => renderer.render(scene, camera);
  const loop = createFrameLoop(draw, signal);

  const fit = (): void => {
    fitToCanvas(canvas, renderer, camera);
    loop.request();
  };
  const resizeObserver = new ResizeObserver(fit);
  resizeObserver.observe(canvas);
  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      event.preventDefault();
      onLost();
    },
    { signal },
  );
  signal.addEventListener(
    "abort",
    () => {
      loop.stop();
      resizeObserver.disconnect();
      giveBack(canvas, renderer, scene, model, light);
    },
    { once: true },
  );

  model.show(options.shown);
  fit();
  await renderer.compileAsync(scene, camera);
  if (!signal.aborted) draw();
  return {
    show(content) {
      model.show(content);
      loop.request();
    },
    turnTo(angle) {
      model.turnTo(angle);
      loop.request();
    },
    flex: createFlex(model, loop),
    draw,
  };
}

/** In a no-red event all light is white, but for whoever keeps the red. */
function isRedHidden(): boolean {
  const { noRedEvent, red } = document.documentElement.dataset;
  return noRedEvent === "on" && red !== "kept";
}

/** The stage shows 125 mm of height, or 100 of width, whatever is the tighter. */
function fitToCanvas(canvas: HTMLCanvasElement, renderer: WebGLRenderer, camera: PerspectiveCamera): void {
  const { clientWidth, clientHeight } = canvas;
  if (clientWidth === 0 || clientHeight === 0) return;
  renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio || 1));
  renderer.setSize(clientWidth, clientHeight, false);
  camera.aspect = clientWidth / clientHeight;
  camera.updateProjectionMatrix();
}

/** Bends the brush; let go it springs back, unless another press comes first. */
function createFlex(model: MascaraModel, loop: FrameLoop): (press: BrushPress) => void {
  let presses = 0;
  return (press) => {
    const number = ++presses;
    const { at, push } = model.press;
    if (press.push !== 0) {
      model.bend(press);
      return loop.request();
    }
    let startMs = 0;
    loop.run((nowMs) => {
      if (number !== presses) return false;
      startMs ||= nowMs;
      const springPush = getSpringPush(push, nowMs - startMs);
      model.bend({ at, push: springPush ?? 0 });
      return springPush !== null;
    });
  };
}

function giveBack(
  canvas: HTMLCanvasElement,
  renderer: WebGLRenderer,
  scene: Scene,
  model: MascaraModel,
  light: WebGLRenderTarget,
): void {
  scene.traverse(disposeGeometry);
  model.dispose();
  light.dispose();
  renderer.dispose();
  // What was not given back, for those who test it: geometries, textures, programs.
  const { memory, programs } = renderer.info;
  canvas.dataset.left = [memory.geometries, memory.textures, programs?.length ?? 0].join(" ");
  // Disposing alone strands the context, and a browser has sixteen.
  renderer.forceContextLoss();
}

function disposeGeometry(object: Object3D): void {
  const mesh = object as InstancedMesh;
  mesh.geometry?.dispose();
  if (mesh.isInstancedMesh) mesh.dispose();
}

function createRenderer(canvas: HTMLCanvasElement, isSoftAllowed: boolean): WebGLRenderer | null {
  try {
    const renderer = new WebGLRenderer({
      canvas,
      alpha: true,
      antialias: true,
      powerPreference: "low-power",
      failIfMajorPerformanceCaveat: !isSoftAllowed,
      preserveDrawingBuffer: isSoftAllowed,
    });
    renderer.setClearColor(0, 0);
    renderer.toneMapping = ACESFilmicToneMapping;
    renderer.toneMappingExposure = 1.05;
    return renderer;
  } catch {
    return null;
  }
}
