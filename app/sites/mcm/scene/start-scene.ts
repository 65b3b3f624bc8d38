import {
  ACESFilmicToneMapping,
  BufferAttribute,
  BufferGeometry,
  Group,
  type InstancedMesh,
  type Material,
  type Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Mesh as SceneMesh,
  Scene,
  type Texture,
  WebGLRenderer,
} from "three";
import { colourOf } from "#contracts/mascara-colour.ts";
import { type MascaraRecipe, normalizeRecipe } from "#contracts/mascara-recipe.ts";
import { tuning } from "../tuning.ts";
import { createMesh } from "./merge-meshes.ts";
import {
  createBristleGeometry,
  createInstancedMesh,
  createDropGeometry,
  createLiquid,
  placeBristles,
  placeDrop,
  placeSparks,
  createSparkGeometry,
  type BrushPress,
  createWireGeometry,
} from "./brush-parts.ts";
import { bodyCoat, createCap, createCaseMaterial, createPlate, createStemGeometry, createTube } from "./case-parts.ts";
import { engrave } from "./engraving.ts";
import { createStudioLight } from "./studio.ts";

/** What is shown: the recipe, its name in the language of the page, and how long it was used. */
export interface SceneContent {
  recipe: MascaraRecipe;
  name: string;
  months: number;
}

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

/** The drawing's stage is 100 mm wide and 125 mm high; its floor begins at −54. */
const floorY = -54;
const distance = 294;
/** The brush begins so far from the rim of the cap. */
const brushY = -22;
const maxBristles = 840;
const maxSparks = 66;

/**
 * Sets the mascara up in light. Null where there is no graphics chip. Frames are drawn only when something changes; with the
 * signal everything goes: geometries, textures, programs, and the context itself.
 */
export async function startScene(parts: SceneOptions): Promise<MascaraScene | null> {
  const { canvas, family, onLost, signal } = parts;
  const renderer = createRenderer(canvas, parts.isSoftAllowed ?? false);
  if (!renderer) return null;
  const scene = new Scene();
  const camera = new PerspectiveCamera(24, 0.8, 150, 480);
  camera.position.z = distance;
  const { redNight, red } = document.documentElement.dataset;
  const light = createStudioLight(renderer, redNight === "on" && red !== "kept");
  scene.environment = light.texture;

  const caseMaterials = createCaseMaterial(parts.shown.recipe);
  // Serves instances alone: where one material serves single bodies too, three looks the program up anew for every draw,
  // which is an eighth of a frame's script.
  const liquidMaterial = createLiquid(colourOf(parts.shown.recipe));
  // A facet seldom meets a card of light just then: a grain of glitter has some of its own.
  const spark = new MeshStandardMaterial({
    color: 0xffe2b0,
    emissive: 0xffd9a0,
    emissiveIntensity: 0.55,
    metalness: 1,
    roughness: 0.12,
  });
  const plateMaterial = new MeshPhysicalMaterial({
    clearcoat: 0.6,
    clearcoatRoughness: 0.08,
    metalness: 1,
    roughness: 0.42,
  });
  plateMaterial.color.set(0xb0a7a3);
  plateMaterial.bumpScale = 1.6;
  const fixed: Material[] = [caseMaterials, liquidMaterial, spark, plateMaterial];

  const tube = new Group();
  tube.position.set(-14.25, floorY, 0);
  const wand = new Group();
  wand.position.set(9, 20.5, 0);
  wand.rotation.z = -(10 * Math.PI) / 180;
  const wandTurn = new Group();
  wand.add(wandTurn);
  const brush = new Group();
  brush.position.y = brushY;
  wandTurn.add(brush);
  const bristles = createInstancedMesh(createBristleGeometry(), liquidMaterial, maxBristles);
  const drop = createInstancedMesh(createDropGeometry(), liquidMaterial, 1);
  const sparks = createInstancedMesh(createSparkGeometry(), spark, maxSparks);
  const stem = createMesh(new BufferGeometry(), caseMaterials);
  brush.add(bristles, drop, sparks);
  wandTurn.add(stem);
  scene.add(tube, wand);

  // The wet floor: what stands on it, again upside down, lies under a dark sheet.
  const sheet = createFloorSheet();
  sheet.position.set(0, floorY + 0.02, -124 + 85);
  scene.add(sheet);

  let shown = parts.shown;
  let builtKeys = { shape: "", brush: "", name: "" };
  let press: BrushPress = { at: 0.5, push: 0 };
  let frame = 0;
  const loops = new Set<(nowMs: number) => boolean>();

  function rebuildCase(): void {
    const { recipe } = shown;
    clear(tube);
    clear(wandTurn, brush, stem);
    tube.add(createTube(recipe, caseMaterials), createPlate(recipe, plateMaterial));
    wandTurn.add(createCap(recipe, caseMaterials));
  }

  function rebuildBrush(): void {
    stem.geometry.dispose();
    stem.geometry = createStemGeometry(createWireGeometry(shown.recipe).translate(0, brushY, 0));
    placeDrop(drop, shown.recipe);
    placeBristles(bristles, shown.recipe, shown.months, press);
    placeSparks(sparks, shown.recipe);
  }

  function rebuildName(): void {
    plateMaterial.bumpMap?.dispose();
    plateMaterial.bumpMap = engrave(shown.name, family);
    plateMaterial.map = plateMaterial.bumpMap;
    plateMaterial.needsUpdate = true;
  }

  function show(next: SceneContent): void {
    const recipe = normalizeRecipe(next.recipe);
    shown = { ...next, recipe };
    const wantedKeys = {
      shape: `${recipe.shape}`,
      brush: [recipe.length, recipe.curve, recipe.density, recipe.tip, recipe.glitter, recipe.dry, next.months].join(),
      name: next.name,
    };
    caseMaterials.setCoat("body", bodyCoat(recipe));
    liquidMaterial.emissive.copy(liquidMaterial.color.set(colourOf(recipe)));
    if (wantedKeys.shape !== builtKeys.shape) rebuildCase();
    if (wantedKeys.brush !== builtKeys.brush) rebuildBrush();
    if (wantedKeys.name !== builtKeys.name) rebuildName();
    builtKeys = wantedKeys;
    request();
  }

  function fit(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer!.setPixelRatio(Math.min(2, globalThis.devicePixelRatio || 1));
    renderer!.setSize(clientWidth, clientHeight, false);
    // The stage shows 125 mm of height, or 100 of width, whatever is the tighter.
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    request();
  }

  const draw = (): void => renderer!.render(scene, camera);

  function request(): void {
    if (frame || signal.aborted) return;
    frame = requestAnimationFrame((nowMs) => {
      frame = 0;
      for (const loop of loops) if (!loop(nowMs)) loops.delete(loop);
      draw();
      if (loops.size > 0) request();
    });
  }

  let spring = 0;
  function flex(next: BrushPress): void {
    spring += 1;
    const springId = spring;
    const from = press.push;
    if (next.push !== 0) {
      press = next;
      placeBristles(bristles, shown.recipe, shown.months, press);
      return request();
    }
    let startMs = 0;
    loops.add((nowMs) => {
      startMs ||= nowMs;
      const t = Math.min(1, (nowMs - startMs) / tuning.springMs);
      // They swing past their place once.
      press = { at: press.at, push: springId === spring ? from * Math.cos(t * 9) * (1 - t) ** 2 : press.push };
      if (springId === spring) placeBristles(bristles, shown.recipe, shown.months, press);
      return t < 1 && springId === spring;
    });
    request();
  }

  function turnTo(angle: number): void {
    tube.rotation.y = angle;
    wandTurn.rotation.y = angle;
    request();
  }

  const resizeObserver = new ResizeObserver(fit);
  const onContextLost = (event: Event): void => {
    event.preventDefault();
    if (!signal.aborted) onLost();
  };
  canvas.addEventListener("webglcontextlost", onContextLost);
  resizeObserver.observe(canvas);

  function end(): void {
    cancelAnimationFrame(frame);
    resizeObserver.disconnect();
    canvas.removeEventListener("webglcontextlost", onContextLost);
    scene.traverse((thing) => {
      const { geometry, isInstancedMesh } = thing as InstancedMesh;
      geometry?.dispose();
      if (isInstancedMesh) (thing as InstancedMesh).dispose();
    });
    sheet.material.dispose();
    for (const material of fixed) material.dispose();
    (plateMaterial.bumpMap as Texture | null)?.dispose();
    light.dispose();
    renderer!.dispose();
    // What was not given back, for those who test it: geometries, textures, programs.
    const { memory, programs } = renderer!.info;
    canvas.dataset.left = [memory.geometries, memory.textures, programs?.length ?? 0].join(" ");
    // Disposing alone strands the context, and a browser has sixteen.
    renderer!.forceContextLoss();
  }
  signal.addEventListener("abort", end, { once: true });

  show(parts.shown);
  fit();
  await renderer.compileAsync(scene, camera);
  if (!signal.aborted) draw();
  return { show, turnTo, flex, draw };
}

/** A floor that lets little through near the eye and nothing to see of itself in the distance. */
function createFloorSheet(): SceneMesh<PlaneGeometry, MeshBasicMaterial> {
  const geometry = new PlaneGeometry(320, 170, 1, 10).rotateX(-Math.PI / 2);
  const count = geometry.getAttribute("position").count;
  const shade = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const near = Math.floor(i / 2) / 10;
    shade.set([0.004, 0.001, 0.002, Math.min(0.86, near * 1.5)], i * 4);
  }
  geometry.setAttribute("color", new BufferAttribute(shade, 4));
  const sheet = new SceneMesh(geometry, new MeshBasicMaterial({ vertexColors: true, transparent: true }));
  sheet.renderOrder = 2;
  return sheet;
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

/** Takes everything out of a group but what is to stay, and gives back what it held on the graphics chip. */
function clear(group: Group, ...stays: Object3D[]): void {
  for (const child of [...group.children]) {
    if (stays.includes(child)) continue;
    group.remove(child);
    (child as Mesh).geometry.dispose();
  }
}
