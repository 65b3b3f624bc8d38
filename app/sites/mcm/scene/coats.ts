import { BufferAttribute, type BufferGeometry, Color, MeshPhysicalMaterial, Vector4 } from "three";

/** What a body of the case is made of. */
export interface Coat {
  color: number;
  roughness: number;
  metalness: number;
  clearcoat: number;
  clearcoatRoughness: number;
}

/** The order in which the chip is told of them. */
const names = ["body", "shiny", "dark"] as const;
export type CoatName = (typeof names)[number];

/** Says of a body which coat it has. */
export function withCoat(geometry: BufferGeometry, name: CoatName): BufferGeometry {
  const { count } = geometry.getAttribute("position");
  return geometry.setAttribute("coat", new BufferAttribute(new Float32Array(count).fill(names.indexOf(name)), 1));
}

/**
 * One material for all coats: bodies that have different ones can then be one mesh, and one draw. Each corner says which coat
 * it has, and the chip looks it up.
 */
export class CoatedMaterial extends MeshPhysicalMaterial {
  readonly #colours = names.map(() => new Color());
  /** Roughness, metalness, clearcoat and its roughness. */
  readonly #shines = names.map(() => new Vector4());

  constructor() {
    // That there is a clearcoat at all is part of the program.
    super({ clearcoat: 1 });
    this.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, { coatColours: { value: this.#colours }, coatShines: { value: this.#shines } });
      shader.vertexShader = atBegin(shader.vertexShader, cornerHead, cornerBegin);
      shader.fragmentShader = atBegin(shader.fragmentShader.replace(ownUniforms, "$1;"), pointHead, pointBegin);
    };
  }

  setCoat(name: CoatName, { color, roughness, metalness, clearcoat, clearcoatRoughness }: Coat): void {
    const at = names.indexOf(name);
    this.#colours[at]?.set(color);
    this.#shines[at]?.set(roughness, metalness, clearcoat, clearcoatRoughness);
  }
}

const atBegin = (shader: string, head: string, begin: string): string =>
  head + shader.replace("void main() {", `void main() {\n${begin}`);

/** What three hands over once for a material; here each point has its own. */
const ownUniforms = /uniform ((?:vec3 diffuse|float (?:roughness|metalness|clearcoat|clearcoatRoughness)));/g;
const lookedUp = "flat varying vec3 vCoatColour;\nflat varying vec4 vCoatShine;\n";
const cornerHead = `attribute float coat;
uniform vec3 coatColours[${names.length}];
uniform vec4 coatShines[${names.length}];
${lookedUp}`;
const cornerBegin = `vCoatColour = coatColours[int(coat)];
vCoatShine = coatShines[int(coat)];
`;
const pointHead = lookedUp;
const pointBegin = `diffuse = vCoatColour;
roughness = vCoatShine.x;
metalness = vCoatShine.y;
clearcoat = vCoatShine.z;
clearcoatRoughness = vCoatShine.w;
`;
