import {
  BufferAttribute,
  BufferGeometry,
  Group,
  type Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Mesh as SceneMesh,
} from "three";
import { colourOf } from "#contracts/mascara-colour.ts";
import { type MascaraRecipe, normalizeRecipe } from "#contracts/mascara-recipe.ts";
import {
  type BrushPress,
  createBristleGeometry,
  createDropGeometry,
  createInstancedMesh,
  createLiquid,
  createSparkGeometry,
  createWireGeometry,
  placeBristles,
  placeDrop,
  placeSparks,
} from "./brush-parts.ts";
import { bodyCoat, createCap, createCaseMaterial, createPlate, createStemGeometry, createTube } from "./case-parts.ts";
import { engrave } from "./engraving.ts";
import { createMesh } from "./merge-meshes.ts";

/** What is shown: the recipe, its name in the language of the page, and how long it was used. */
export interface SceneContent {
  recipe: MascaraRecipe;
  name: string;
  months: number;
}

/** The tube, the wand out of it, and the floor they stand on. */
export interface MascaraModel {
  /** To be put into a scene. */
  objects: readonly Object3D[];
  /** Builds anew what the content changes, and no more. */
  show(content: SceneContent): void;
  bend(press: BrushPress): void;
  readonly press: BrushPress;
  /** Around themselves, in radians from where they stand at first. */
  turnTo(angle: number): void;
  /** Materials and textures; geometries are given back with the scene. */
  dispose(): void;
}

/** The drawing's stage is 100 mm wide and 125 mm high; its floor begins at −54. */
const floorY = -54;
/** The brush begins so far from the rim of the cap. */
const brushY = -22;
const maxBristles = 840;
const maxSparks = 66;

/** Sets it up without its case and its name, which `show` brings; `family` is what the name is engraved in. */
export function createMascaraModel(recipe: MascaraRecipe, family: string): MascaraModel {
  const materials = createMaterials(recipe);
  const groups = createGroups();
  const { tube, wand, wandTurn, brush } = groups;
  const parts = createBrushParts(materials);
  brush.add(parts.bristles, parts.drop, parts.sparks);
  wandTurn.add(parts.stem);
  const sheet = createFloorSheet();
  let shown: SceneContent | null = null;
  let builtKeys = { shape: "", brush: "", name: "" };
  let press: BrushPress = { at: 0.5, push: 0 };

  function rebuildCase({ recipe: next }: SceneContent): void {
    clear(tube);
    clear(wandTurn, brush, parts.stem);
    tube.add(createTube(next, materials.body), createPlate(next, materials.plate));
    wandTurn.add(createCap(next, materials.body));
  }

  return {
    objects: [tube, wand, sheet],
    get press() {
      return press;
    },
    show(content) {
      const next = { ...content, recipe: normalizeRecipe(content.recipe) };
      const keys = getBuildKeys(next);
      materials.body.setCoat("body", bodyCoat(next.recipe));
      materials.liquid.emissive.copy(materials.liquid.color.set(colourOf(next.recipe)));
      if (keys.shape !== builtKeys.shape) rebuildCase(next);
      if (keys.brush !== builtKeys.brush) rebuildBrush(parts, next, press);
      if (keys.name !== builtKeys.name) engraveName(materials.plate, next.name, family);
      builtKeys = keys;
      shown = next;
    },
    bend(next) {
      press = next;
      if (shown) placeBristles(parts.bristles, shown.recipe, shown.months, press);
    },
    turnTo(angle) {
      tube.rotation.y = angle;
      wandTurn.rotation.y = angle;
    },
    dispose() {
      sheet.material.dispose();
      for (const material of Object.values(materials)) material.dispose();
      materials.plate.bumpMap?.dispose();
    },
  };
}

function rebuildBrush(
  { stem, drop, bristles, sparks }: ReturnType<typeof createBrushParts>,
  { recipe, months }: SceneContent,
  press: BrushPress,
): void {
  stem.geometry.dispose();
  stem.geometry = createStemGeometry(createWireGeometry(recipe).translate(0, brushY, 0));
  placeDrop(drop, recipe);
  placeBristles(bristles, recipe, months, press);
  placeSparks(sparks, recipe);
}

function engraveName(plate: MeshPhysicalMaterial, name: string, family: string): void {
  plate.bumpMap?.dispose();
  plate.bumpMap = engrave(name, family);
  plate.map = plate.bumpMap;
  plate.needsUpdate = true;
}

/** What the parts of it depend on: a part is built anew where its key is another one. */
export function getBuildKeys({ recipe, months, name }: SceneContent): { shape: string; brush: string; name: string } {
  const { length, curve, density, tip, glitter, dry } = recipe;
  return { shape: `${recipe.shape}`, brush: [length, curve, density, tip, glitter, dry, months].join(), name };
}

function createMaterials(recipe: MascaraRecipe) {
  const plate = new MeshPhysicalMaterial({
    clearcoat: 0.6,
    clearcoatRoughness: 0.08,
    metalness: 1,
    roughness: 0.42,
  });
  plate.color.set(0xb0a7a3);
  plate.bumpScale = 1.6;
  return {
    body: createCaseMaterial(recipe),
    // Serves instances alone: where one material serves single bodies too, three looks the program up anew for every draw,
    // which is an eighth of a frame's script.
    liquid: createLiquid(colourOf(recipe)),
    // A facet seldom meets a card of light just then: a grain of glitter has some of its own.
    spark: new MeshStandardMaterial({
      color: 0xffe2b0,
      emissive: 0xffd9a0,
      emissiveIntensity: 0.55,
      metalness: 1,
      roughness: 0.12,
    }),
    plate,
  };
}

/** The tube on the floor; beside it the wand, which turns around itself with its brush. */
function createGroups(): Record<"tube" | "wand" | "wandTurn" | "brush", Group> {
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
  return { tube, wand, wandTurn, brush };
}

function createBrushParts({ body, liquid, spark }: ReturnType<typeof createMaterials>) {
  return {
    bristles: createInstancedMesh(createBristleGeometry(), liquid, maxBristles),
    drop: createInstancedMesh(createDropGeometry(), liquid, 1),
    sparks: createInstancedMesh(createSparkGeometry(), spark, maxSparks),
    stem: createMesh(new BufferGeometry(), body),
  };
}

/** The wet floor: what stands on it, again upside down, lies under a dark sheet that lets little through near the eye. */
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
  sheet.position.set(0, floorY + 0.02, -124 + 85);
  return sheet;
}

/** Takes everything out of a group but what is to stay, and gives back what it held on the graphics chip. */
function clear(group: Group, ...stays: Object3D[]): void {
  for (const child of [...group.children]) {
    if (stays.includes(child)) continue;
    group.remove(child);
    (child as Mesh).geometry.dispose();
  }
}
