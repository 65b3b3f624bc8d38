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
import { type MascaraRecipe, tidied } from "#contracts/mascara-recipe.ts";
import { feel } from "../feel.ts";
import { bodyOf } from "./as-one.ts";
import {
  bristleGeometry,
  bristleMesh,
  dropGeometry,
  liquid,
  placeBristles,
  placeDrop,
  placeSparks,
  sparkGeometry,
  type Thumb,
  wireGeometry,
} from "./brush-parts.ts";
import { bodyCoat, capOf, caseMaterial, plateOf, stemGeometry, tubeOf } from "./case-parts.ts";
import { engrave } from "./engraving.ts";
import { lightOf } from "./studio.ts";

/** What is shown: the recipe, its name in the language of the page, and how long it was used. */
export interface Shown {
  recipe: MascaraRecipe;
  name: string;
  months: number;
}

export interface MascaraScene {
  show(shown: Shown): void;
  /** Turns tube and wand around themselves, in radians from where they stand at first. */
  turnTo(angle: number): void;
  /** A thumb on the brush; `push` 0 lets it spring back. */
  bend(thumb: Thumb): void;
  /** A picture of it as it stands, for tests and saving. */
  draw(): void;
}

interface SceneParts {
  canvas: HTMLCanvasElement;
  shown: Shown;
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
const mostBristles = 840;
const mostSparks = 66;

/**
 * Sets the mascara up in light. Null where there is no graphics chip. Frames are drawn only when something changes; with the
 * signal everything goes: geometries, textures, programs, and the context itself.
 */
export async function startScene(parts: SceneParts): Promise<MascaraScene | null> {
  const { canvas, family, onLost, signal } = parts;
  const renderer = rendererOn(canvas, parts.isSoftAllowed ?? false);
  if (!renderer) return null;
  const scene = new Scene();
  const camera = new PerspectiveCamera(24, 0.8, 150, 480);
  camera.position.z = distance;
  const { redNight, red } = document.documentElement.dataset;
  const light = lightOf(renderer, redNight === "on" && red !== "kept");
  scene.environment = light.texture;

  const coats = caseMaterial(parts.shown.recipe);
  // Serves instances alone: where one material serves single bodies too, three looks the program up anew for every draw,
  // which is an eighth of a frame's script.
  const wet = liquid(colourOf(parts.shown.recipe));
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
  const fixed: Material[] = [coats, wet, spark, plateMaterial];

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
  const bristles = bristleMesh(bristleGeometry(), wet, mostBristles);
  const drop = bristleMesh(dropGeometry(), wet, 1);
  const sparks = bristleMesh(sparkGeometry(), spark, mostSparks);
  const stem = bodyOf(new BufferGeometry(), coats);
  brush.add(bristles, drop, sparks);
  wandTurn.add(stem);
  scene.add(tube, wand);

  // The wet floor: what stands on it, again upside down, lies under a dark sheet.
  const sheet = darkSheet();
  sheet.position.set(0, floorY + 0.02, -124 + 85);
  scene.add(sheet);

  let shown = parts.shown;
  let built = { shape: "", brush: "", name: "" };
  let thumb: Thumb = { at: 0.5, push: 0 };
  let frame = 0;
  const loops = new Set<(nowMs: number) => boolean>();

  function rebuildCase(): void {
    const { recipe } = shown;
    clear(tube);
    clear(wandTurn, brush, stem);
    tube.add(tubeOf(recipe, coats), plateOf(recipe, plateMaterial));
    wandTurn.add(capOf(recipe, coats));
  }

  function rebuildBrush(): void {
    stem.geometry.dispose();
    stem.geometry = stemGeometry(wireGeometry(shown.recipe).translate(0, brushY, 0));
    placeDrop(drop, shown.recipe);
    placeBristles(bristles, shown.recipe, shown.months, thumb);
    placeSparks(sparks, shown.recipe);
  }

  function rebuildName(): void {
    plateMaterial.bumpMap?.dispose();
    plateMaterial.bumpMap = engrave(shown.name, family);
    plateMaterial.map = plateMaterial.bumpMap;
    plateMaterial.needsUpdate = true;
  }

  function show(next: Shown): void {
    const recipe = tidied(next.recipe);
    shown = { ...next, recipe };
    const want = {
      shape: `${recipe.shape}`,
      brush: [recipe.length, recipe.curve, recipe.density, recipe.tip, recipe.glitter, recipe.dry, next.months].join(),
      name: next.name,
    };
    coats.setCoat("body", bodyCoat(recipe));
    wet.emissive.copy(wet.color.set(colourOf(recipe)));
    if (want.shape !== built.shape) rebuildCase();
    if (want.brush !== built.brush) rebuildBrush();
    if (want.name !== built.name) rebuildName();
    built = want;
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
  function bend(next: Thumb): void {
    spring += 1;
    const mine = spring;
    const from = thumb.push;
    if (next.push !== 0) {
      thumb = next;
      placeBristles(bristles, shown.recipe, shown.months, thumb);
      return request();
    }
    let startMs = 0;
    loops.add((nowMs) => {
      startMs ||= nowMs;
      const t = Math.min(1, (nowMs - startMs) / feel.springMs);
      // They swing past their place once.
      thumb = { at: thumb.at, push: mine === spring ? from * Math.cos(t * 9) * (1 - t) ** 2 : thumb.push };
      if (mine === spring) placeBristles(bristles, shown.recipe, shown.months, thumb);
      return t < 1 && mine === spring;
    });
    request();
  }

  function turnTo(angle: number): void {
    tube.rotation.y = angle;
    wandTurn.rotation.y = angle;
    request();
  }

  const watch = new ResizeObserver(fit);
  const lost = (event: Event): void => {
    event.preventDefault();
    if (!signal.aborted) onLost();
  };
  canvas.addEventListener("webglcontextlost", lost);
  watch.observe(canvas);

  function end(): void {
    cancelAnimationFrame(frame);
    watch.disconnect();
    canvas.removeEventListener("webglcontextlost", lost);
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
  return { show, turnTo, bend, draw };
}

/** A floor that lets little through near the eye and nothing to see of itself in the distance. */
function darkSheet(): SceneMesh<PlaneGeometry, MeshBasicMaterial> {
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

function rendererOn(canvas: HTMLCanvasElement, isSoftAllowed: boolean): WebGLRenderer | null {
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
